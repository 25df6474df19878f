import type { Design, Label } from "./design.ts";

/** The gallery's state in the URL. */
export interface GalleryFilter {
  category: Label | undefined;
  tag: Label | undefined;
  /** The slugs of a saved list; excludes category and tag. */
  savedList: readonly string[] | undefined;
}

/** The available designs, categories and tags. */
export interface DesignCatalog {
  designs: readonly Design[];
  categories: readonly Label[];
  tags: readonly Label[];
}

const findBySlug = (labels: readonly Label[], slug: string | null) =>
  labels.find((label) => label.slug === slug);

/** Parses a query; unknown values are ignored. */
export function parseGalleryFilter(search: URLSearchParams, catalog: DesignCatalog): GalleryFilter {
  const slugs = search.get("saved");
  if (slugs !== null) {
    return { category: undefined, tag: undefined, savedList: parseSlugs(slugs, catalog.designs) };
  }
  return {
    category: findBySlug(catalog.categories, search.get("category")),
    tag: findBySlug(catalog.tags, search.get("tag")),
    savedList: undefined,
  };
}

/** Returns the slugs of known designs in a text such as "tutor,bakery", without duplicates. */
export function parseSlugs(text: string, designs: readonly Design[]): string[] {
  const designSlugs = new Set(designs.map(({ slug }) => slug));
  return [...new Set(text.split(","))].filter((slug) => designSlugs.has(slug));
}

/** Returns the designs that match a filter; a saved list keeps its own order. */
export function filterDesigns(
  designs: readonly Design[],
  filter: GalleryFilter,
): readonly Design[] {
  if (filter.savedList) {
    return filter.savedList.flatMap((slug) => designs.find((design) => design.slug === slug) ?? []);
  }
  return designs.filter(
    ({ category, tags }) =>
      (!filter.category || category === filter.category.slug) &&
      (!filter.tag || tags.includes(filter.tag.slug)),
  );
}

/** Returns the query for a category and a tag; empty for all designs. */
export function buildFilterQuery(category: Label | undefined, tag: Label | undefined): string {
  const query = new URLSearchParams({
    ...(category && { category: category.slug }),
    ...(tag && { tag: tag.slug }),
  }).toString();
  return query && `?${query}`;
}

/** Returns the query that shows a saved list. */
export const buildListQuery = (slugs: readonly string[]): string => `?saved=${slugs.join(",")}`;

/** Whether two lists contain the same designs, in any order. */
export const hasSameDesigns = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((slug) => b.includes(slug));
