import { type Prices, isStarterPlanFree } from "../plans.ts";
import { getCostAndRiskCopy, planFacts, formatPriceSummary } from "./cost-and-risk.ts";
import { getLanguagesQuestion, getDataExportQuestion, questionsHead } from "./shared-questions.ts";

const { free, first, larger } = planFacts;

export const blogCost = (prices: Prices) =>
  getCostAndRiskCopy({
    heading: "What the blog writer costs",
    lede: `${formatPriceSummary(prices)} ${free.name} ${isStarterPlanFree(prices) ? "is free, with" : "has"} ${free.features.blogs} posts a month. ${first.name} has ${first.features.blogs}, ${larger.name} ${larger.features.blogs}.`,
  });

export const blogQuestions = {
  ...questionsHead,
  heading: "Questions about the blog writer",
  questions: [
    {
      question: "Does it publish without asking me?",
      answer:
        "No. It writes a draft. You read it, correct it, and publish it with one click when you are happy with it.",
    },
    {
      question: "Can what it writes be wrong?",
      answer:
        "Yes. It can get a fact, a price or a name wrong, or come close to what somebody else wrote. Read each draft before you publish: it goes out under your name.",
      link: { title: "What the terms say", href: "/terms#business-profile-data-collected" },
    },
    {
      question: "Will my post rank first on Google?",
      answer:
        "Nobody can promise that. A post gets a title in the words people search for, on a page that search engines can read. What helps most is an answer that only you can give.",
      link: {
        title: "Our guide to being found",
        href: "/business-starter-guide/seo-beginners-guide",
      },
    },
    {
      question: "Can I send a post on WhatsApp?",
      answer:
        "Yes, as a link: each post has an address on your website. Copy it into a chat or a group. Sending it to your customers by itself is not part of Angadi today.",
    },
    getLanguagesQuestion("posts"),
    getDataExportQuestion("Your posts", "So copy the text of a post out while your plan runs."),
  ],
};
