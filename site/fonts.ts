import anekLatin from "./styles/fonts/anek-latin.woff2";
import figtree from "./styles/fonts/figtree.woff2";

/** The two files every page needs at once; the rupee sign's own come when a page shows one. */
export const fontPreloads = [anekLatin, figtree].map((href) => ({
  rel: "preload" as const,
  as: "font" as const,
  type: "font/woff2",
  href,
  crossOrigin: "anonymous" as const,
}));
