import { memoize } from "../model/memoize.ts";
import { HARMLESS_MATCHES, OFFENSIVE_ANYWHERE, OFFENSIVE_STARTS } from "./lists/offensive.ts";

/** Most names contain none: one expression is faster than a search for each. */
const ANYWHERE_REGEX = new RegExp(OFFENSIVE_ANYWHERE.join("|"));

/** The obscenity within a name, if any. */
export const findOffence = (words: readonly string[]): string | undefined =>
  words.map(findOffenceAtStart).find((letters) => letters !== undefined) ??
  findOffenceAnywhere(words.join(""));

const findOffenceAtStart = memoize((word) =>
  OFFENSIVE_STARTS.find((letters) => word.startsWith(letters) && !isHarmless(letters, word)),
);

function findOffenceAnywhere(text: string): string | undefined {
  if (!ANYWHERE_REGEX.test(text)) return undefined;
  return OFFENSIVE_ANYWHERE.find((letters) => text.includes(letters) && !isHarmless(letters, text));
}

const isHarmless = (letters: string, text: string): boolean =>
  HARMLESS_MATCHES.some((match) => match.includes(letters) && text.includes(match));
