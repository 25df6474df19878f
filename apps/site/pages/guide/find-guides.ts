import { splitStems, splitWords } from "../../search-words.ts";
import type { GuideLink } from "../../sections/guide-links/guide-links.tsx";
import { startsLike } from "./misspelt.ts";

/** A guide with what else people look for when they need it: lower case, spaces between. */
export interface FoundBy extends GuideLink {
  terms: string;
}

/**
 * The guides that are about all words typed, by their titles and terms; or else about any of them; or
 * else about any that they may be a misspelling of. Words may be unfinished. None for no text.
 */
export function findGuides(guides: readonly FoundBy[], q: string): FoundBy[] {
  const stems = splitStems(q);
  const exact = about(guides, stems, (word, stem) => word.startsWith(stem));
  return exact.length > 0 ? exact : about(guides, stems, startsLike);
}

type Matches = (word: string, stem: string) => boolean;

/** Those about the most of the stems. */
function about(guides: readonly FoundBy[], stems: readonly string[], matches: Matches): FoundBy[] {
  const found = guides.map(({ title, terms }) => {
    const words = splitWords(`${title} ${terms}`);
    return stems.filter((stem) => words.some((word) => matches(word, stem))).length;
  });
  const most = Math.max(...found);
  return most === 0 ? [] : guides.filter((_, at) => found[at] === most);
}
