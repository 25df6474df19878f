import { type Prices, isStarterPlanFree } from "../plans.ts";
import { getCostAndRiskCopy, planFacts, formatPriceSummary } from "./cost-and-risk.ts";
import {
  getLanguagesQuestion,
  getDataExportQuestion,
  questionsHead,
  dataLocationQuestion,
} from "./shared-questions.ts";

const { free, first, larger } = planFacts;

export const websiteCost = (prices: Prices) =>
  getCostAndRiskCopy({
    heading: "What a website costs",
    lede: `${formatPriceSummary(prices)} ${free.name} ${isStarterPlanFree(prices) ? "is free for" : "is for"} ${free.users} user and ${free.features.monthlyVisits} visits a month. ${first.name} has room for ${first.users} users and ${first.features.monthlyVisits} visits.`,
  });

export const websiteQuestions = {
  ...questionsHead,
  heading: "Questions about the website builder",
  questions: [
    {
      question: "Can I see my website before I pay?",
      answer:
        "Yes. About 30 seconds after you describe your business, there is a site to look at. Change it as you like in the free trial, without a card.",
    },
    {
      question: "Can I use my own domain?",
      answer: `Yes. You connect it from your account. On ${free.name} a custom domain is paid. ${larger.name} comes with a free one.`,
      link: { title: "See the plans", href: "/pricing" },
    },
    {
      question: "Can customers order on WhatsApp?",
      answer:
        "Our sample websites have a button that opens a WhatsApp chat with the owner. You answer the order there yourself. Taking orders out of the chat into the CRM, or answering for you, is not part of Angadi today.",
    },
    getLanguagesQuestion("your website"),
    dataLocationQuestion,
    getDataExportQuestion(
      "Your words and pictures",
      "So keep your own copies of both, and buy the domain in your own name.",
    ),
  ],
};
