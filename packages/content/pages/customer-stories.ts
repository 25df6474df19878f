/** Copy above the fold; customer-stories-sections.ts has the rest. */
export const customerStoriesCopy = {
  meta: {
    title: "Customer stories",
    description: "What three small businesses changed, what it saved, and how long it took.",
  },
};
