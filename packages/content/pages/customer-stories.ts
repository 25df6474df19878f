/** The early words; the rest waits in customer-stories-sections.ts. */
export const customerStoriesCopy = {
  meta: {
    title: "Customer stories",
    description: "What three small businesses changed, what it saved, and how long it took.",
  },
};
