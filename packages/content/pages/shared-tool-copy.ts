/** Copy that the four tools' pages share. */
import { featureTilesCopy } from "./home-sections.ts";

export const startCopy = {
  trust: ["Free to start", "14-day free trial", "No credit card", "Cancel anytime"],
} as const;

export const toolPaths = {
  website: "/ai-website-builder",
  blog: "/ai-blog-builder",
  brand: "/ai-brand-builder",
  crm: "/ai-crm-builder",
} as const;

/** The other three tools, with a line on how they relate to this one. */
export function otherTools(currentTool: keyof typeof toolPaths, lede: string) {
  return {
    eyebrow: "Also in Angadi",
    heading: "Three more tools for your business",
    lede,
    tiles: featureTilesCopy.tiles.filter(({ icon }) => icon !== currentTool && icon in toolPaths),
  };
}
