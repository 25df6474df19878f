import type { Prices } from "../plans.ts";
import { getCostAndRiskCopy, formatPriceSummary } from "./cost-and-risk.ts";
import { getLanguagesQuestion, questionsHead } from "./shared-questions.ts";

export const socialCost = (prices: Prices) =>
  getCostAndRiskCopy({
    heading: "What social media posts cost",
    lede: `${formatPriceSummary(prices)} 10 posts are free with the trial.`,
    ownershipText:
      "Your accounts, words and pictures stay yours. We use them to do what you ask for. What you tell us, we do not sell.",
  });

export const socialQuestions = {
  ...questionsHead,
  heading: "Questions about the social media manager",
  questions: [
    {
      question: "Does it post without asking me?",
      answer:
        "No. You read each draft and give it a day. Then it goes out at the hour you set, in your name.",
    },
    {
      question: "Which platforms does it post to?",
      answer:
        "Four: Instagram, Facebook, X (formerly Twitter) and LinkedIn. WhatsApp status, WhatsApp channels and YouTube are not part of Angadi today.",
    },
    {
      question: "What happens after the 10 free posts?",
      answer:
        "They come with the 14-day free trial, without a card. To go on after that, choose a plan. If you choose none, nothing is charged.",
      link: { title: "See the plans", href: "/pricing" },
    },
    {
      question: "Does it make the pictures?",
      answer:
        "It writes the words and leaves room for the picture. Take that yourself: a photograph of your own goods shows what you really sell.",
    },
    getLanguagesQuestion("posts"),
    {
      question: "What if I stop?",
      answer:
        "Your accounts are yours, and so is what was posted on them. You can cancel anytime. Copy out drafts that you want to keep before the plan ends.",
      link: { title: "Refund policy", href: "/return-policy" },
    },
  ],
};
