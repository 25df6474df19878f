import { guideCopy } from "@angadi/content/pages/guide";
import type { GuideCard } from "../../sections/guide-cards/guide-cards.tsx";
import { guideCategories } from "@angadi/content/pages/guides";
import type { Guide } from "./guides.server.ts";

const icons = new Map(
  guideCategories.flatMap(({ guides }) => guides.map(({ slug, icon }) => [slug, icon] as const)),
);

/** Returns the data of a guide's card. */
export function toGuideCard({ slug, frontMatter, readMinutes }: Guide): GuideCard {
  return {
    slug,
    title: frontMatter.title,
    description: frontMatter.summary,
    ctaText: frontMatter.cta,
    icon: icons.get(slug) ?? "ledger",
    details: { cover: buildCoverUrl(slug), readTime: guideCopy.readTime(readMinutes) },
  };
}

export const buildCoverUrl = (slug: string): string => `/art/guides/${slug}.svg`;
