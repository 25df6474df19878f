/** Metadata and structured data (`features`); social-media-sections.ts has the copy. */
export const socialMediaCopy = {
  meta: {
    title: "AI social media manager",
    description:
      "A month of social media posts, written and scheduled, for Instagram, Facebook, Twitter and LinkedIn. 10 free posts with the trial, no credit card.",
  },
  features: [
    "AI content creation",
    "Content calendar",
    "Auto-scheduling",
    "Performance analytics",
    "Engagement management with unified inbox",
    "Content inspiration",
  ],
};
