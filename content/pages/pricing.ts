import { paidFrom } from "../plans.ts";

/** What search engines and the head of the page need; the rest is in `pricing-sections.ts`. */
export const pricingWords = {
  meta: {
    title: "Pricing",
    description: `Start at ₹0. Paid plans from ${paidFrom} a month, in rupees and before GST. 14-day free trial, no credit card, cancel anytime.`,
  },
};
