/** Metadata and structured data (`features`); business-name-sections.ts has the copy. */
export const nameGeneratorCopy = {
  meta: {
    title: "AI business name generator",
    description:
      "Names for your business, scored on how memorable, simple, durable and legal they are, with the reasons. Check domains, compare, keep a shortlist.",
  },
  features: [
    "Business names from what you sell, your words, your name or your place",
    "Four scores with reasons: memorable, simple, durable, legal",
    "Where each name comes from, and what its parts mean",
    "Domain look-up on request",
    "Shortlist to compare, copy, download and share",
  ],
  home: "Home",
};
