import { guardKey } from "../sound/guard-key.ts";
import { GUARD_REASONS, letterOfLanguage } from "./guard-reasons.ts";
import { decodeLetterLists, encodeLetterLists, type Lettered } from "./letter-lists.ts";
import { offence } from "./offensive.ts";
import { sacredPart } from "./sacred.ts";
import { SECTORS } from "./sectors.ts";

/**
 * The entries of a list: a line has a word, a tab and one or more letters; # begins a line about its
 * source.
 */
export function parseList(text: string, letters: ReadonlySet<string>): Lettered[] {
  return text
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
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
export const encodeGuards = (lists: readonly string[]): string =>
  encodeLetterLists([...indexBySound(lists)].map(([sound, { letter }]) => [sound, letter]));

/**
 * The languages of the sounds, one letter for each in the order of `encodeGuards`. Apart from the sounds, since only a refusal that is told to somebody asks for it.
 */
export function encodeLanguages(lists: readonly string[]): string {
  const sounds = indexBySound(lists);
  return [...decodeLetterLists(encodeGuards(lists)).keys()]
    .map((sound) => letterOfLanguage(sounds.get(sound)?.list ?? 0))
    .join("");
}

interface Sound {
  /** Its reason. */
  letter: string;
  /** Which list has it. */
  list: number;
}

function indexBySound(lists: readonly string[]): ReadonlyMap<string, Sound> {
  const sounds = new Map<string, Sound>();
  for (const [list, text] of lists.entries())
    for (const [word, letter] of parseGuardList(text))
      if (!sounds.has(guardKey(word)) && !isPatterned(word))
        sounds.set(guardKey(word), { letter, list });
  return sounds;
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
