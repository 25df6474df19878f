/** The early words; the rest waits in customer-stories-sections.ts. */
export const customerStoriesWords = {
  meta: {
    title: "Customer stories",
    description: "What three small businesses changed, what it saved, and how long it took.",
  },
};
