import { guideCategories } from "@angadi/content/pages/guides";
import type { FoundBy } from "./find-guides.ts";
import type { RenderedGuide } from "./render-guide.server.ts";

/** A guide of ours, rendered. */
export interface Guide extends RenderedGuide {
  slug: string;
  readMinutes: number;
}

/** Rendered while the site was built (scripts/render-texts.ts). */
const texts = import.meta.glob<RenderedGuide>("../../../../packages/content/guides/*.md", {
  query: "?guide",
  import: "default",
  eager: true,
});

/** The guide of that name, or undefined. */
export function guideBySlug(slug: string): Guide | undefined {
  const file = `../../../../packages/content/guides/${slug}.md`;
  const text = Object.hasOwn(texts, file) ? texts[file] : undefined;
  return text && { ...text, slug, readMinutes: readMinutes(text.words) };
}

/** Every guide there is, by category and in its order. */
export const allGuides = (): Guide[] =>
  guideCategories.flatMap(({ guides }) => guides.flatMap(({ slug }) => guideBySlug(slug) ?? []));

/** Titles of all guides in their order: what a search looks through. */
export const guideTitles = (): readonly FoundBy[] =>
  guideCategories.flatMap(({ guides }) =>
    guides.flatMap(({ slug, terms = "" }) => {
      const guide = guideBySlug(slug);
      return guide ? { slug, terms, title: guide.facts.title } : [];
    }),
  );

/** Words / 213, within the 8 to 15 minutes the guides are meant to take. */
const readMinutes = (words: number) => Math.min(15, Math.max(8, Math.round(words / 213)));
