import { type Prices, formatLowestPrice } from "../plans.ts";

const title = "Pricing";
const terms = "14-day free trial, no credit card, cancel anytime.";

/** Metadata and hero copy; the rest is in `pricing-sections.ts`. */
export const pricingCopy = {
  meta: (prices: Prices) => {
    const from = formatLowestPrice(prices);
    const paid = from ? ` Paid plans from ${from} a month, in rupees and before GST.` : "";
    return { title, description: `Start at ₹0.${paid} ${terms}` };
  },
};
