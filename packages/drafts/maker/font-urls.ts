const urls = import.meta.glob<string>("../fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Returns the URL of a file of packages/drafts/fonts in the built site; undefined if unknown. */
export const findFontUrl = (file: string): string | undefined => urls[`../fonts/${file}`];
