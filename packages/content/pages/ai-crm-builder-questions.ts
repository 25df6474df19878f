import type { Prices } from "../plans.ts";
import { getPriceStrip, namedPlans } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

const { freePlan, growthPlan, largePlan } = namedPlans;

export const getCrmPriceStrip = (prices: Prices) =>
  getPriceStrip(prices, "What the CRM costs", {
    label: `On ${freePlan.name}`,
    figure: freePlan.users,
    unit: "user",
    text: `${growthPlan.name} is for ${growthPlan.users} users. ${largePlan.name} is for ${largePlan.users}.`,
  });

export const crmQuestions = {
  ...questionsHead,
  heading: "Questions about the CRM",
  questions: [
    {
      question: "Does it record WhatsApp chats and phone calls?",
      answer:
        "Everything people write through your website becomes a card at once. It does not record your WhatsApp chats or calls.",
    },
    {
      question: "Does it call or write to customers for me?",
      answer:
        "It puts the next thing to do beside each name, so you know who to call and about what. It does not call or write for you: you do that, and you quote the price.",
    },
    {
      question: "Can my staff use it too?",
      answer: `Yes, on a plan with more than one user: ${growthPlan.name} has ${growthPlan.users}, and ${largePlan.name} has ${largePlan.users}. ${freePlan.name} has ${freePlan.users}, for you.`,
      link: { title: "Compare the plans", href: "/pricing" },
    },
    {
      question: "Is my customers’ data safe, and kept in India?",
      answer:
        "Your customers’ details stay yours, and we do not sell them. Some companies that work for us may use machines outside India. If those details must stay in India, ask us before you enter them.",
      link: { title: "Who sees your data", href: "/privacy#sharing" },
    },
  ],
};
