import type { Prices } from "../plans.ts";
import { getPriceStrip } from "./price-strip.ts";
import { questionsHead } from "./shared-questions.ts";

export const getBrandPriceStrip = (prices: Prices) =>
  getPriceStrip(prices, "What a brand kit costs", {
    label: "The brand kit",
    figure: "Included",
    text: "It is part of the plan, at no extra charge.",
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
        "You can, if nobody has them yet. Search the trade marks and the company names before you print anything: a name or a logo made by AI may resemble one that already exists.",
      link: {
        title: "Our guide to trade marks",
        href: "/business-starter-guide/intellectual-property-protection",
      },
    },
    {
      question: "Do I get files for the painter and the printer?",
      answer:
        "You get the name, the logo, the colours with their names, and the fonts. Show them to both. If they need a certain kind of print file, ask us first.",
      link: { title: "Ask us", href: "/contact" },
    },
  ],
};
