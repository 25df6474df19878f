import { guardKey } from "../sound/guard-key.ts";
import { GUARD_REASONS } from "./guard-reasons.ts";
import { encodeLetterLists, type Lettered } from "./letter-lists.ts";
import { offence } from "./offensive.ts";
import { sacredPart } from "./sacred.ts";
import { SECTORS } from "./sectors.ts";

/** The entries of a list: a line has a word, a tab and one or more letters. */
export function parseList(text: string, letters: ReadonlySet<string>): Lettered[] {
  return text
    .trim()
    .split("\n")
    .map((line) => {
      const [, word = "", found = ""] = /^([a-z]+)\t([a-z]+)$/.exec(line) ?? [];
      if (found === "" || !found.split("").every((letter) => letters.has(letter)))
        throw new Error(`Not an entry: ${line}`);
      return [word, found] as const;
    });
}

/** Words with one letter, of the reason why they must not be heard in a name. */
export const parseGuardList = (text: string): Lettered[] =>
  parseList(text, new Set(Object.keys(GUARD_REASONS)));

/** Brands with the letters of their sectors. */
export const parseBrandList = (text: string): Lettered[] =>
  parseList(text, new Set(Object.keys(SECTORS)));

/** The sounds of all languages in one text; a sound of several lists is kept once, of the first. */
export function encodeGuards(lists: readonly string[]): string {
  const sounds = new Map<string, string>();
  for (const [word, letter] of lists.flatMap((list) => parseGuardList(list)))
    if (!sounds.has(guardKey(word)) && !isPatterned(word)) sounds.set(guardKey(word), letter);
  return encodeLetterLists([...sounds]);
}

/** Whether the patterns refuse a word already. */
const isPatterned = (word: string): boolean =>
  offence([word]) !== undefined || sacredPart([word]) !== undefined;

/** The brands in one text, each under each of its sectors. */
export const encodeBrands = (list: string): string =>
  encodeLetterLists(
    parseBrandList(list).flatMap(([brand, letters]) =>
      letters.split("").map((letter) => [brand, letter] as const),
    ),
  );
