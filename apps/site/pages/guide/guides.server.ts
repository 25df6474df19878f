import { guideCategories } from "@angadi/content/pages/guides";
import type { SearchableGuide } from "./find-guides.ts";
import type { RenderedGuide } from "./render-guide.server.ts";

/** A rendered guide. */
export interface Guide extends RenderedGuide {
  slug: string;
  readMinutes: number;
}

/** Rendered at build time (scripts/render-texts.ts). */
const guidesByFile = import.meta.glob<RenderedGuide>("../../../../packages/content/guides/*.md", {
  query: "?guide",
  import: "default",
  eager: true,
});

/** Returns the guide with that slug, or undefined. */
export function findGuide(slug: string): Guide | undefined {
  const file = `../../../../packages/content/guides/${slug}.md`;
  const text = Object.hasOwn(guidesByFile, file) ? guidesByFile[file] : undefined;
  return text && { ...text, slug, readMinutes: estimateReadMinutes(text.wordCount) };
}

/** All guides, in the order of their categories. */
export const listGuides = (): Guide[] =>
  guideCategories.flatMap(({ guides }) => guides.flatMap(({ slug }) => findGuide(slug) ?? []));

/** Titles of all guides in order, for the search. */
export const listSearchableGuides = (): readonly SearchableGuide[] =>
  guideCategories.flatMap(({ guides }) =>
    guides.flatMap(({ slug, terms = "" }) => {
      const guide = findGuide(slug);
      return guide ? { slug, terms, title: guide.frontMatter.title } : [];
    }),
  );

/** Words / 213, clamped to the 8 to 15 minutes that guides should take. */
const estimateReadMinutes = (words: number) => Math.min(15, Math.max(8, Math.round(words / 213)));
