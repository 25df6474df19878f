import type { Prices } from "../plans.ts";
import { getPriceStrip, namedPlans } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

const { growthPlan, largePlan } = namedPlans;

export const getSocialPriceStrip = (prices: Prices) =>
  getPriceStrip(prices, "What social media posts cost", {
    label: "With the trial",
    figure: "10",
    unit: "free posts",
    text: `After that, ${growthPlan.name} has the calendar and the drafts. On ${largePlan.name}, posts also go out by themselves.`,
  });

export const socialQuestions = {
  ...questionsHead,
  heading: "Questions about the social media manager",
  questions: [
    {
      question: "Does it post without asking me?",
      answer:
        "You decide. Read each draft and choose a day for it. Then it goes out at the hour you set, in your name.",
    },
    {
      question: "Which platforms does it post to?",
      answer: "Four: Instagram, Facebook, X (formerly Twitter) and LinkedIn.",
    },
    {
      question: "What happens after the 10 free posts?",
      answer:
        "To continue, choose a paid plan. If you choose none, nothing is charged. The 10 posts are part of AI Jumpstart too, so you can also use them after the trial.",
      link: { title: "See the plans", href: "/pricing" },
    },
    {
      question: "Does it make the pictures?",
      answer:
        "The tool on this page draws one for each post, with what you sell and its price. Add photographs of your own goods as well: they show what you really sell.",
    },
    {
      question: "What do I keep if I stop?",
      answer:
        "Your accounts, and everything that was posted on them. Copy out drafts that you want to keep before the plan ends.",
    },
  ],
};
