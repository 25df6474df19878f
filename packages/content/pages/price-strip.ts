/**
 * What a tool costs, in three lines. From the client's specification: the plans, free to start,
 * 14-day free trial, no credit card, cancel anytime.
 */
import { gstPercent } from "../plan-gst.ts";
import { type Prices, formatLowestPrice, plans } from "../plans.ts";

const [freePlan, growthPlan, largePlan] = plans;

/** The plans that the copy of the tools' pages names. */
export const namedPlans = { freePlan, growthPlan, largePlan };

/** Returns the price to start, the lowest price of a paid plan, if any, and the tool's own line. */
export function getPriceStrip(
  prices: Prices,
  heading: string,
  ownLine: { label: string; figure: string; unit?: string; text: string },
) {
  const lowestPrice = formatLowestPrice(prices);
  const startLine = {
    label: "To start",
    figure: "₹0",
    text: "With a 14-day free trial.",
  };
  const paidLine = lowestPrice && {
    label: "Paid plans from",
    figure: lowestPrice,
    unit: "a month",
    text: `${gstPercent}% GST is added. You can cancel anytime.`,
  };
  return {
    heading,
    lines: [startLine, ...(paidLine ? [paidLine] : []), ownLine],
    link: { title: "See the plans", href: "/pricing" },
  };
}
