import { splitStems } from "../../sections/title-search/search-words.ts";
import type { PostCard } from "../../sections/post-cards/post-cards.tsx";

/** The filter of the loaded posts, from the URL's query. */
export interface Filter {
  /** As typed. */
  q: string;
  /** Empty for all categories. */
  category: string;
}

export const parseFilter = (search: URLSearchParams): Filter => ({
  q: search.get("q") ?? "",
  category: search.get("category") ?? "",
});

export const isFiltering = ({ q, category }: Filter): boolean => q.trim() !== "" || category !== "";

/** Returns the posts of the category whose title contains the query, ignoring case. */
export function filterPosts(posts: readonly PostCard[], { q, category }: Filter): PostCard[] {
  const query = q.toLowerCase();
  return posts.filter(
    (post) =>
      (query.trim() === "" || post.title.toLowerCase().includes(query)) &&
      (category === "" || post.category === category),
  );
}

/** Maximum number of search terms. */
const MAX_TERMS = 8;

/**
 * The stems that a title must contain, in any order, to match the query; empty if it has no
 * meaningful words.
 */
export const extractSearchTerms = (q: string): string[] => splitStems(q).slice(0, MAX_TERMS);

/**
 * Returns all other known posts that match the query, without duplicates and without those shown.
 */
export function findMoreMatches(
  posts: readonly PostCard[],
  { q, category }: Filter,
  visible: readonly PostCard[],
): PostCard[] {
  const terms = extractSearchTerms(q);
  if (terms.length === 0) return [];
  const seenIds = new Set(visible.map(({ id }) => id));
  return posts.filter(({ id, title, category: postCategory }) => {
    if (seenIds.has(id) || (category !== "" && postCategory !== category)) return false;
    seenIds.add(id);
    return terms.every((term) => title.toLowerCase().includes(term));
  });
}

/** Returns the posts' categories, sorted by name. */
export const listCategories = (posts: readonly PostCard[]): string[] =>
  [...new Set(posts.flatMap(({ category }) => category ?? []))].toSorted((a, b) =>
    a.localeCompare(b),
  );

/** Returns the query string with its `?`; empty values and page 1 are omitted. */
export function buildBlogQuery({ q, category }: Filter, page: number): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  if (category !== "") search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size === 0 ? "" : `?${search}`;
}

/** Returns the requested page, starting at 1; an invalid number means the first. */
export function parsePage(search: URLSearchParams): number {
  const requested = search.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(requested) ? Number(requested) : 1;
}
