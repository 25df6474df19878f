const built = import.meta.glob<string>("../fonts/*.woff2", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Where the built site has a file of packages/drafts/fonts. */
export const fontUrl = (file: string): string | undefined => built[`../fonts/${file}`];
