import { splitStems } from "../../search-words.ts";
import type { PostCard } from "../../sections/post-cards/post-cards.tsx";

/** What of the loaded posts is to be seen, as the address says. */
export interface Filter {
  /** As typed. */
  q: string;
  /** Empty for all. */
  category: string;
}

export const filterFrom = (search: URLSearchParams): Filter => ({
  q: search.get("q") ?? "",
  category: search.get("category") ?? "",
});

export const isFiltering = ({ q, category }: Filter): boolean => q.trim() !== "" || category !== "";

/** The posts whose title holds the typed text, whatever its capitals, and which are of the category. */
export function filterPosts(posts: readonly PostCard[], { q, category }: Filter): PostCard[] {
  const wanted = q.toLowerCase();
  return posts.filter(
    (post) =>
      (wanted.trim() === "" || post.title.toLowerCase().includes(wanted)) &&
      (category === "" || post.category === category),
  );
}

/** Maximum number of search terms. */
const MOST_PARTS = 8;

/** What a title has to hold to be about what was typed, in any order and form; none if that says nothing. */
export const searchTerms = (q: string): string[] => splitStems(q).slice(0, MOST_PARTS);

/** Of all posts known those that are about what was typed, each once, without those that are shown. */
export function othersAbout(
  posts: readonly PostCard[],
  { q, category }: Filter,
  shown: readonly PostCard[],
): PostCard[] {
  const parts = searchTerms(q);
  if (parts.length === 0) return [];
  const known = new Set(shown.map(({ id }) => id));
  return posts.filter(({ id, title, category: own }) => {
    if (known.has(id) || (category !== "" && own !== category)) return false;
    known.add(id);
    return parts.every((part) => title.toLowerCase().includes(part));
  });
}

/** The categories of the posts in order of their names. */
export const listCategories = (posts: readonly PostCard[]): string[] =>
  [...new Set(posts.flatMap(({ category }) => category ?? []))].toSorted((a, b) =>
    a.localeCompare(b),
  );

/** The part of the address that says it, with its `?`; the first page goes without saying. */
export function blogAddress({ q, category }: Filter, page: number): string {
  const search = new URLSearchParams();
  if (q !== "") search.set("q", q);
  if (category !== "") search.set("category", category);
  if (page > 1) search.set("page", String(page));
  return search.size === 0 ? "" : `?${search}`;
}

/** The page the address asks for, from 1; anything odd is the first. */
export function pageFrom(search: URLSearchParams): number {
  const asked = search.get("page") ?? "";
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
