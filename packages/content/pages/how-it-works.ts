/** Metadata; how-it-works-sections.ts has the copy. */
export const howItWorksMeta = {
  title: "How it works",
  description: "From one sentence to a published website in four steps, and what happens after.",
};
