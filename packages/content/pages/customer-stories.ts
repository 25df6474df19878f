/** Metadata; customer-stories-sections.ts has the copy. */
export const customerStoriesMeta = {
  title: "Customer stories",
  description: "What three small businesses changed, and what it saved them in rupees and hours.",
};
