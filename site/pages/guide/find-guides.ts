import { stemsOf, wordsOf } from "../../search-words.ts";
import type { GuideLink } from "../../sections/guide-links/guide-links.tsx";

/** A guide with what else people look for when they need it: lower case, spaces between. */
export interface FoundBy extends GuideLink {
  terms: string;
}

/**
 * The guides that are about all words typed, by their titles and terms; or else about any of them.
 * Words may be unfinished. None for no text.
 */
export function findGuides(guides: readonly FoundBy[], q: string): FoundBy[] {
  const stems = stemsOf(q);
  if (stems.length === 0) return [];
  const found = guides.map((guide) => {
    const words = wordsOf(`${guide.title} ${guide.terms}`);
    return stems.filter((stem) => words.some((word) => word.startsWith(stem))).length;
  });
  const most = Math.max(...found);
  return most === 0 ? [] : guides.filter((_, at) => found[at] === most);
}
