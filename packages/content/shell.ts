/** Accessible name of the progress bar shown while the next page loads. */
export const progressLabel = "The page is on its way";

/** The link in the header, shown once something is saved. */
export const savedLink = {
  title: "Saved",
  href: "/saved",
  /** Screen-reader text after the number. */
  items: "saved items",
} as const;
