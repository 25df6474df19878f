import { splitWords } from "@angadi/formats/words";
import { splitStems } from "../../sections/title-search/search-words.ts";
import type { GuideLink } from "../../sections/guide-links/guide-links.tsx";
import { isFuzzyPrefix } from "./fuzzy-match.ts";

/** A guide with its search terms: lower case, separated by spaces. */
export interface SearchableGuide extends GuideLink {
  terms: string;
}

/**
 * Finds the guides whose title or terms match all words of the query; if none do, any of the words;
 * if none do, any word with a typo. Words may be unfinished. Empty for an empty query.
 */
export function findGuides(guides: readonly SearchableGuide[], q: string): SearchableGuide[] {
  const stems = splitStems(q);
  const exactMatches = findMatches(guides, stems, (word, stem) => word.startsWith(stem));
  return exactMatches.length > 0 ? exactMatches : findMatches(guides, stems, isFuzzyPrefix);
}

type MatchesStem = (word: string, stem: string) => boolean;

/** Returns the guides that match the largest number of stems. */
function findMatches(
  guides: readonly SearchableGuide[],
  stems: readonly string[],
  matches: MatchesStem,
): SearchableGuide[] {
  const counts = guides.map(({ title, terms }) => {
    const words = splitWords(`${title} ${terms}`);
    return stems.filter((stem) => words.some((word) => matches(word, stem))).length;
  });
  const maxCount = Math.max(...counts);
  return maxCount === 0 ? [] : guides.filter((_, index) => counts[index] === maxCount);
}
