import { splitStems } from "../../sections/title-search/search-words.ts";
import type { PostCardData } from "../../sections/post-cards/post-cards.tsx";

/** The filter of the loaded posts, from the URL's query. */
export interface BlogFilter {
  /** As typed. */
  q: string;
  /** Empty for all categories. */
  category: string;
}

export const parseBlogFilter = (searchParams: URLSearchParams): BlogFilter => ({
  q: searchParams.get("q") ?? "",
  category: searchParams.get("category") ?? "",
});

export const isFiltering = ({ q, category }: BlogFilter): boolean =>
  q.trim() !== "" || category !== "";

/** Returns the posts of the category whose title contains the query, ignoring case. */
export function filterPosts(
  posts: readonly PostCardData[],
  { q, category }: BlogFilter,
): PostCardData[] {
  const query = q.toLowerCase();
  return posts.filter(
    (post) =>
      (query.trim() === "" || post.title.toLowerCase().includes(query)) &&
      (category === "" || post.category === category),
  );
}

const MAX_TERMS = 8;

/**
 * Returns the stems that a title must contain, in any order, to match the query; none if the query
 * has no meaningful words.
 */
export const extractSearchTerms = (q: string): string[] => splitStems(q).slice(0, MAX_TERMS);

/**
 * Returns the other posts that match the query, without duplicates and without the visible ones.
 */
export function findMoreMatches(
  posts: readonly PostCardData[],
  { q, category }: BlogFilter,
  visiblePosts: readonly PostCardData[],
): PostCardData[] {
  const terms = extractSearchTerms(q);
  if (terms.length === 0) return [];
  const seenIds = new Set(visiblePosts.map(({ id }) => id));
  return posts.filter(({ id, title, category: postCategory }) => {
    if (seenIds.has(id) || (category !== "" && postCategory !== category)) return false;
    seenIds.add(id);
    return terms.every((term) => title.toLowerCase().includes(term));
  });
}

/** Returns the posts' categories, sorted by name. */
export const listCategories = (posts: readonly PostCardData[]): string[] =>
  [...new Set(posts.flatMap(({ category }) => category ?? []))].toSorted((a, b) =>
    a.localeCompare(b),
  );

/** Returns the query string with its `?`; empty values and page 1 are omitted. */
export function buildBlogQuery({ q, category }: BlogFilter, page: number): string {
  const searchParams = new URLSearchParams();
  if (q !== "") searchParams.set("q", q);
  if (category !== "") searchParams.set("category", category);
  if (page > 1) searchParams.set("page", String(page));
  return searchParams.size === 0 ? "" : `?${searchParams}`;
}

/** Returns the requested page, counted from 1; an invalid number means the first. */
export function parsePageNumber(searchParams: URLSearchParams): number {
  const pageText = searchParams.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(pageText) ? Number(pageText) : 1;
}
