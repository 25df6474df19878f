/** Copy above the fold; customer-stories-sections.ts has the rest. */
export const customerStoriesCopy = {
  meta: {
    title: "Customer stories",
    description: "What three small businesses changed, and what it saved them in rupees and hours.",
  },
};
