/** Metadata; how-it-works-sections.ts has the copy. */
export const howItWorksCopy = {
  meta: {
    title: "How it works",
    description: "From one sentence to a published website in four steps, and what happens after.",
  },
};
