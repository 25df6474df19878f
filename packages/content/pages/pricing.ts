import { type Prices, formatLowestPrice } from "../plans.ts";

const title = "Pricing";
const terms = "14-day free trial, no credit card, cancel anytime.";

/** Metadata; pricing-sections.ts has the copy. */
export const pricingPageCopy = {
  formatMeta: (prices: Prices) => {
    const lowestPrice = formatLowestPrice(prices);
    const paidPlans = lowestPrice
      ? ` Paid plans from ${lowestPrice} a month, in rupees and before GST.`
      : "";
    return { title, description: `Start at ₹0.${paidPlans} ${terms}` };
  },
};
