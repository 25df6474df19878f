import type { Prices } from "../plans.ts";
import { getCostAndRiskCopy, formatPriceSummary } from "./cost-and-risk.ts";
import { getDataExportQuestion, questionsHead } from "./shared-questions.ts";

export const brandCost = (prices: Prices) =>
  getCostAndRiskCopy({
    heading: "What a brand kit costs",
    lede: `${formatPriceSummary(prices)} The brand kit is part of the plan, without a bill of its own.`,
    ownershipText:
      "A logo or picture that you put in stays yours. We use it to do what you ask for. What you tell us about your business, we do not sell.",
  });

export const brandQuestions = {
  ...questionsHead,
  heading: "Questions about the brand builder",
  questions: [
    {
      question: "Can I use the logo I already have?",
      answer:
        "Yes. You can add your own logo, and set the fonts, colours and buttons of your website to go with it.",
    },
    {
      question: "Can I change my mind later?",
      answer:
        "Yes. Fonts, colours and buttons are set in one place. Change them there, and every page of your website follows.",
    },
    {
      question: "Can I register the name and the logo?",
      answer:
        "Perhaps. A name or a logo made by AI can be like one that exists already. Search the trade marks and the company names before you print anything.",
      link: {
        title: "Our guide to trade marks",
        href: "/business-starter-guide/intellectual-property-protection",
      },
    },
    {
      question: "Do I get files for the painter and the printer?",
      answer:
        "We do not promise print files today. You see the name, the logo, the named colours and the fonts, and can show them to both. If you need a certain kind of file, ask us first.",
      link: { title: "Ask us", href: "/contact" },
    },
    {
      question: "Can the board be in Hindi or Telugu?",
      answer:
        "We do not promise today that the brand kit sets your name in Telugu, Devanagari or another Indian script. Many states ask for their own language on a shop’s board, so plan for it with your painter.",
    },
    getDataExportQuestion("Your own logo and pictures", "So note down your colours and fonts."),
  ],
};
