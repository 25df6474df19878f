/**
 * The comparison of ways to get a website on /how-it-works. Each cell cites a source in the list
 * below; the cells about Angadi follow the client's specification. Check the sources again whenever
 * the page is edited.
 */

import { type Prices, formatLowestPrice } from "./plans.ts";

const createCell = (source: number, text: string) => ({ text, source });

/** Numbers in the list of sources. */
const OWN_SOURCE = 1;
const EDITOR_SOURCE = 2;
const EDITOR_PRICE_SOURCE = 3;
const DESIGNER_TIME_SOURCE = 4;
const DESIGNER_PRICE_SOURCE = 5;

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
  alternatives: ["Angadi", "Drag-and-drop builders", "Agencies and freelancers"],
  rows: [
    {
      question: "Who makes the first version?",
      cells: [
        createCell(OWN_SOURCE, "Angadi, from what you tell it"),
        createCell(EDITOR_SOURCE, "You, in an editor with AI features"),
        createCell(DESIGNER_TIME_SOURCE, "A designer, from your brief"),
      ],
    },
    {
      question: "How long does that take?",
      cells: [
        createCell(OWN_SOURCE, "About 30 seconds"),
        createCell(EDITOR_SOURCE, "As long as you work on it"),
        createCell(DESIGNER_TIME_SOURCE, "A month or more"),
      ],
    },
    {
      question: "What does it cost?",
      cells: [
        createCell(OWN_SOURCE, formatOurCost(prices)),
        createCell(EDITOR_PRICE_SOURCE, "₹1,901 to ₹4,310 a month"),
        createCell(DESIGNER_PRICE_SOURCE, "A price for each project"),
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
