import type { Prices } from "../plans.ts";
import { getPriceStrip, namedPlans } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

const { freePlan, growthPlan, largePlan } = namedPlans;

export const getBlogPriceStrip = (prices: Prices) =>
  getPriceStrip(prices, "What the blog writer costs", {
    label: `On ${freePlan.name}`,
    figure: freePlan.features.blogs,
    unit: "posts a month",
    text: `${growthPlan.name} has ${growthPlan.features.blogs}. ${largePlan.name} has ${largePlan.features.blogs}.`,
  });

export const blogQuestions = {
  ...questionsHead,
  heading: "Questions about the blog writer",
  questions: [
    {
      question: "Does it publish without asking me?",
      answer:
        "You have the last word: it writes a draft and publishes nothing by itself. You read it, correct it, and publish it with one click.",
    },
    {
      question: "Can it make mistakes?",
      answer:
        "Yes, and you see it first. It can get a fact, a price or a name wrong, or come close to what somebody else wrote. So read each draft, and correct it before it goes out under your name.",
      link: { title: "What the terms say", href: "/terms#business-profile-data-collected" },
    },
    {
      question: "Will my post rank first on Google?",
      answer:
        "You get a title in the words people search for, on a page that search engines can read. Nobody can promise first place. What helps most is an answer that only you can give.",
      link: {
        title: "Our guide to being found",
        href: "/business-starter-guide/seo-beginners-guide",
      },
    },
    {
      question: "Can I send a post on WhatsApp?",
      answer:
        "Yes, as a link. Each post has an address on your website: copy it into a chat or a group.",
    },
  ],
};
