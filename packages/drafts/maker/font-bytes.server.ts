const dataUrls = import.meta.glob<string>("../fonts/*.woff2", {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The bytes of each file of packages/drafts/fonts, included in the server's bundle. */
export const FONT_BYTES: Readonly<Record<string, Uint8Array>> = Object.fromEntries(
  Object.entries(dataUrls).map(([file, url]) => [
    file.slice(file.lastIndexOf("/") + 1),
    Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (letter) => letter.charCodeAt(0)),
  ]),
);
