/** What search engines and the head of the page need; the rest is in `pricing-sections.ts`. */
export const pricingWords = {
  meta: {
    title: "Pricing",
    description:
      "Four plans in rupees: free to start, ₹1,999 a month for a growing shop, and more as you grow. Cancel anytime.",
  },
};
