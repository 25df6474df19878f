/** What the pages of the four tools say alike. */
import { featureTilesWords } from "./home-sections.ts";

export const startWords = {
  start: "Generate Website",
  trust: ["Free to start", "14-day free trial", "No credit card", "Cancel anytime"],
} as const;

export const toolPaths = {
  website: "/ai-website-builder",
  blog: "/ai-blog-builder",
  brand: "/ai-brand-builder",
  crm: "/ai-crm-builder",
} as const;

/** The other three tools, under a heading of the page's own. */
export function otherTools(own: keyof typeof toolPaths, words: { heading: string; lede: string }) {
  return {
    eyebrow: "On the same counter",
    ...words,
    tiles: featureTilesWords.tiles.filter(({ icon }) => icon !== own && icon in toolPaths),
  };
}
