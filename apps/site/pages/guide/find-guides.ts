import { splitStems, splitWords } from "../../search-words.ts";
import type { GuideLink } from "../../sections/guide-links/guide-links.tsx";
import { startsLike } from "./misspelt.ts";

/** A guide with its search terms: lower case, separated by spaces. */
export interface FoundBy extends GuideLink {
  terms: string;
}

/**
 * Finds the guides whose title or terms match all words typed; if none do, any of the words; if
 * none do, any word with a typo. Words may be unfinished. Empty for an empty query.
 */
export function findGuides(guides: readonly FoundBy[], q: string): FoundBy[] {
  const stems = splitStems(q);
  const exact = about(guides, stems, (word, stem) => word.startsWith(stem));
  return exact.length > 0 ? exact : about(guides, stems, startsLike);
}

type Matches = (word: string, stem: string) => boolean;

/** The guides that match the largest number of stems. */
function about(guides: readonly FoundBy[], stems: readonly string[], matches: Matches): FoundBy[] {
  const found = guides.map(({ title, terms }) => {
    const words = splitWords(`${title} ${terms}`);
    return stems.filter((stem) => words.some((word) => matches(word, stem))).length;
  });
  const most = Math.max(...found);
  return most === 0 ? [] : guides.filter((_, at) => found[at] === most);
}
