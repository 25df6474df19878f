/** Name of the bar that shows while the next page is on its way, for people who listen. */
export const progressLabel = "The page is on its way";

/** The chip in the header; what it opens has its words in my-counter.ts. */
export const counterChip = {
  title: "My counter",
  /** After the number of things, for people who listen. */
  kept: "kept",
} as const;
