import type { Prices } from "../plans.ts";
import { getPriceStrip, namedPlans } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

const { freePlan, growthPlan, largePlan } = namedPlans;

export const getWebsitePriceStrip = (prices: Prices) =>
  getPriceStrip(prices, "What a website costs", {
    label: `On ${freePlan.name}`,
    figure: freePlan.features.monthlyVisits,
    unit: "visits a month",
    text: `${growthPlan.name} has room for ${growthPlan.features.monthlyVisits}. ${largePlan.name} has no limit.`,
  });

export const websiteQuestions = {
  ...questionsHead,
  heading: "Questions about the website builder",
  questions: [
    {
      question: "Can I see my website before I pay?",
      answer:
        "Yes. About 30 seconds after you describe your business, there is a site to look at. Change it as you like in the free trial.",
    },
    {
      question: "Can I use my own domain?",
      answer: `Yes. You connect it from your account. On ${freePlan.name} a custom domain is paid. ${largePlan.name} comes with a free one.`,
      link: { title: "See the plans", href: "/pricing" },
    },
    {
      question: "Can customers order on WhatsApp?",
      answer:
        "Yes. Your website can have a button that opens a WhatsApp chat with you, as on our sample websites. You answer the order there.",
    },
    {
      question: "Where do messages from customers go?",
      answer: "Into your built-in CRM. You see who asked, for what, and when, and what to do next.",
      link: { title: "See the CRM", href: "/ai-crm-builder" },
    },
    {
      question: "Will people find my website on Google?",
      answer:
        "You get pages that search engines can read, in the words your customers type. Our guide shows what else helps.",
      link: {
        title: "Our guide to being found",
        href: "/business-starter-guide/seo-beginners-guide",
      },
    },
  ],
};
