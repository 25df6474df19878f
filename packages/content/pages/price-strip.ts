/**
 * What a tool costs, in three lines. From the specification: the plans, free to start, 14-day free
 * trial, no credit card, cancel anytime.
 */
import { gstPercent } from "../plan-gst.ts";
import { type Prices, formatLowestPrice, plans } from "../plans.ts";

const [free, first, larger] = plans;

export const planFacts = { free, first, larger };

/** The price to start, the price of a paid plan if there is one, and the tool's own line. */
export function getPriceStrip(
  prices: Prices,
  heading: string,
  ownLine: { label: string; figure: string; unit?: string; text: string },
) {
  const from = formatLowestPrice(prices);
  const start = {
    label: "To start",
    figure: "₹0",
    text: "With a 14-day free trial.",
  };
  const paid = from && {
    label: "Paid plans from",
    figure: from,
    unit: "a month",
    text: `${gstPercent}% GST is added. You can cancel anytime.`,
  };
  return {
    heading,
    lines: [start, ...(paid ? [paid] : []), ownLine],
    link: { title: "See the plans", href: "/pricing" },
  };
}
