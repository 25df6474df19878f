import { type Prices, isStarterPlanFree } from "../plans.ts";
import { getCostAndRiskCopy, planFacts, formatPriceSummary } from "./cost-and-risk.ts";
import {
  getLanguagesQuestion,
  getDataExportQuestion,
  questionsHead,
  dataLocationQuestion,
} from "./shared-questions.ts";

const { free, first, larger } = planFacts;

export const crmCost = (prices: Prices) =>
  getCostAndRiskCopy({
    heading: "What the CRM costs",
    lede: `${formatPriceSummary(prices)} The CRM is built into the website. ${free.name} ${isStarterPlanFree(prices) ? "is free for" : "is for"} ${free.users} user, ${first.name} is for ${first.users}, ${larger.name} for ${larger.users}.`,
    ownershipText:
      "Your customers’ details are yours. You decide what they are used for. We handle them so that the tool works, and do not sell them.",
  });

export const crmQuestions = {
  ...questionsHead,
  heading: "Questions about the CRM",
  questions: [
    {
      question: "Does it take in WhatsApp chats and phone calls?",
      answer:
        "Not by itself. What people write through your website becomes a card at once. Reading your WhatsApp chats or your calls is not part of Angadi today.",
    },
    {
      question: "Does it call or write to customers for me?",
      answer:
        "No. It puts the next thing to do beside each name. You make the call and name the price.",
    },
    {
      question: "Can my staff use it too?",
      answer: `Yes, as many as your plan has users: ${free.users} on ${free.name}, ${first.users} on ${first.name} and ${larger.users} on ${larger.name}.`,
      link: { title: "Compare the plans", href: "/pricing" },
    },
    getLanguagesQuestion("notes and cards"),
    dataLocationQuestion,
    getDataExportQuestion(
      "Your customers’ details",
      "So keep your own list of customers as well, in a sheet or a book.",
    ),
  ],
};
