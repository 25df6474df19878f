/** The early words; the rest waits in how-it-works-sections.ts. */
export const howItWorksCopy = {
  meta: {
    title: "How it works",
    description: "From one sentence to a published website in four steps, and what happens after.",
  },
};
