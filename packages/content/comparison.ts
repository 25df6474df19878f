/**
 * The comparison on /how-it-works: kinds of builders. Each cell cites a source in the list below; our
 * own cells are based on the specification. Check the sources again when the page is next edited.
 */

import { type Prices, formatLowestPrice } from "./plans.ts";

const createCell = (source: number, text: string) => ({ text, source });

/** Numbers in the list of sources. */
const OURS = 1;
const EDITORS = 2;
const EDITOR_PRICES = 3;
const DESIGNER_TIMES = 4;
const DESIGNER_PRICES = 5;

function formatOurCost(prices: Prices): string {
  const lowestPrice = formatLowestPrice(prices);
  return lowestPrice ? `₹0 to start, then from ${lowestPrice} a month` : "₹0 to start";
}

export const getComparisonCopy = (prices: Prices) => ({
  eyebrow: "Three questions",
  heading: "How Angadi compares",
  lede: "The same three questions for each. Sources below.",
  caption: "How Angadi and other ways to get a website answer three questions",
  questionsHeader: "Question",
  columns: ["Angadi", "Drag-and-drop builders", "Agencies and freelancers"],
  rows: [
    {
      question: "Who makes the first version?",
      cells: [
        createCell(OURS, "Angadi, from what you tell it"),
        createCell(EDITORS, "You, in an editor with AI features"),
        createCell(DESIGNER_TIMES, "A designer, from your brief"),
      ],
    },
    {
      question: "How long does that take?",
      cells: [
        createCell(OURS, "About 30 seconds"),
        createCell(EDITORS, "As long as you work on it"),
        createCell(DESIGNER_TIMES, "A month or more"),
      ],
    },
    {
      question: "What does it cost?",
      cells: [
        createCell(OURS, formatOurCost(prices)),
        createCell(EDITOR_PRICES, "₹1,901 to ₹4,310 a month"),
        createCell(DESIGNER_PRICES, "A price for each project"),
      ],
    },
  ],
  sources: {
    title: "Where the answers come from",
    sourceLabel: "source",
    list: [
      { name: "Angadi, plans before GST", href: "/pricing" },
      {
        name: "Wix, “The Wix ecosystem”",
        href: "https://dev.wix.com/docs/develop-websites/articles/get-started/the-wix-ecosystem",
      },
      {
        name: "Squarespace, prices in India with tax, paid monthly, August 2026",
        href: "https://www.squarespace.com/pricing",
      },
      {
        name: "Wix Partners, “How long should it take to build a website?”",
        href: "https://community.wix.com/partners/post/how-long-should-it-take-to-build-a-website-my-approach-at-timelines-and-pro-tips-to-guide-you",
      },
      {
        name: "Wix Partners, “How much to charge for a website”",
        href: "https://www.wix.com/partners/post/how-much-to-charge-for-a-website-as-a-freelance-web-designer",
      },
    ],
  },
});
