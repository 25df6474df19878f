/**
 * The comparison on /how-it-works: kinds of builders, no named competitors. Each cell cites a
 * source in the list below; our own cells are based on the specification. Prices in dollars are
 * converted to rupees at the home page's rate. Check the sources again when the page is next
 * edited.
 */

import { type Prices, formatLowestPrice } from "./plans.ts";
import { rupeesPerDollar } from "./rupees-per-dollar.ts";

const dollarsToRupees = (dollars: number) =>
  `₹${(dollars * rupeesPerDollar).toLocaleString("en-IN")}`;
const from = (source: number, text: string) => ({ text, source });

const OURS = 1;
const TIMES = 2;
const PRICES = 3;
const EDITORS = 4;
const AGENCIES = 5;
const AFTERWARDS = 6;

/** What Angadi costs. */
function formatOurCost(prices: Prices): string {
  const from = formatLowestPrice(prices);
  return from ? `₹0 to start, then from ${from} a month` : "₹0 to start";
}

export const getComparisonCopy = (prices: Prices) => ({
  eyebrow: "Four questions",
  heading: "How Angadi compares",
  lede: "The same four questions for each. Sources below.",
  caption: "What Angadi answers, and what other ways to a website do",
  corner: "Question",
  columns: ["Angadi", "Drag-and-drop builders", "Agencies and freelancers"],
  rows: [
    {
      question: "Who makes the first version?",
      cells: [
        from(OURS, "Angadi, from what you tell it"),
        from(EDITORS, "You, or their AI"),
        from(TIMES, "They do"),
      ],
    },
    {
      question: "How long does that take?",
      cells: [
        from(OURS, "About 30 seconds"),
        from(TIMES, "A weekend to 6 months"),
        from(TIMES, "2 to 4 weeks, for 5 to 10 pages"),
      ],
    },
    {
      question: "What does it cost?",
      cells: [
        from(OURS, formatOurCost(prices)),
        from(PRICES, `${dollarsToRupees(20)} to ${dollarsToRupees(150)} a month`),
        from(AGENCIES, "From about ₹30,000, once"),
      ],
    },
    {
      question: "Who changes a price or a photo later?",
      cells: [
        from(OURS, "You, by drag and drop"),
        from(EDITORS, "You, in a visual editor"),
        from(AFTERWARDS, "You, once they have shown you how"),
      ],
    },
  ],
  sources: {
    title: "Where the answers come from",
    mark: "source",
    list: [
      {
        name: "Angadi, plans and terms, prices before GST",
        href: "/pricing",
        month: "November 2026",
      },
      {
        name: "Webteqno, “How long does it take to build a website?”",
        href: "https://webteqno.com/blog/how-long-does-it-take-to-build-a-website",
        month: "June 2026",
      },
      {
        name: `Xpeartz, “Website cost breakdown for small businesses”, $20 to $150 at ₹${rupeesPerDollar} a dollar`,
        href: "https://xpeartz.com/blog/website-cost-breakdown-small-businesses",
        month: "March 2026",
      },
      {
        name: "Codesi, “Choosing a website builder in 2026”",
        href: "https://codesi.ai/blog/choosing-a-website-builder",
        month: "January 2026",
      },
      {
        name: "WovLab, “How to calculate website development cost in India”",
        href: "https://wovlab.com/blogs/web-development/web-development-article-243.html",
        month: "April 2026",
      },
      {
        name: "BeClearDesign, “After launch: website maintenance, training and ongoing support”",
        href: "https://www.becleardesign.com/blog/post-launch-maintenance-training-support",
        month: "March 2026",
      },
    ],
  },
});
