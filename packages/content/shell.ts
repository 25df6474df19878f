/** Accessible name of the progress bar shown while the next page loads. */
export const progressLabel = "The page is on its way";

/** The chip in the header; my-counter.ts has the copy of its panel. */
export const counterChip = {
  title: "My counter",
  /** Screen-reader text after the number of saved items. */
  savedItems: "kept",
} as const;
