import type { Prices } from "../plans.ts";
import { getPriceStrip, planFacts } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

const { free, first, larger } = planFacts;

export const getCrmPrice = (prices: Prices) =>
  getPriceStrip(prices, "What the CRM costs", {
    label: `On ${free.name}`,
    figure: free.users,
    unit: "user",
    text: `${first.name} is for ${first.users} users, ${larger.name} for ${larger.users}.`,
  });

export const crmQuestions = {
  ...questionsHead,
  heading: "Questions about the CRM",
  questions: [
    {
      question: "Does it record WhatsApp chats and phone calls?",
      answer:
        "Everything people write through your website becomes a card at once. It does not read your WhatsApp chats or your calls.",
    },
    {
      question: "Does it call or write to customers for me?",
      answer:
        "It puts the next thing to do beside each name, so you know who to call and about what. You make the call and quote the price.",
    },
    {
      question: "Can my staff use it too?",
      answer: `Yes, as many as your plan has users: ${free.users} on ${free.name}, ${first.users} on ${first.name} and ${larger.users} on ${larger.name}.`,
      link: { title: "Compare the plans", href: "/pricing" },
    },
    {
      question: "Is my customers’ data safe, and kept in India?",
      answer:
        "Your customers’ details stay yours, and we do not sell them. Some companies that work for us may use machines outside India. If yours must stay in India, ask us before you put it in.",
      link: { title: "Who sees your data", href: "/privacy#sharing" },
    },
  ],
};
