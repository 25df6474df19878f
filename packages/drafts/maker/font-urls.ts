const built = import.meta.glob<string>("../fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

/** URL of a file of packages/drafts/fonts in the built site. */
export const fontUrl = (file: string): string | undefined => built[`../fonts/${file}`];
