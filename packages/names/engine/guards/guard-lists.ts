import { toGuardKey } from "../sound/guard-key.ts";
import { GUARD_REASONS, toLanguageLetter } from "./guard-reasons.ts";
import { decodeLetterLists, encodeLetterLists, type LetteredWord } from "./letter-lists.ts";
import { findOffence } from "./offensive.ts";
import { findSacredPart } from "./sacred.ts";
import { SECTORS } from "./sectors.ts";

/**
 * Parses a list: each line has a word, a tab and one or more letters. Lines that start with # name
 * the source. Throws on an invalid line.
 */
export function parseLetterList(text: string, allowedLetters: ReadonlySet<string>): LetteredWord[] {
  return text
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => {
      const [, word = "", letters = ""] = /^([a-z]+)\t([a-z]+)$/.exec(line) ?? [];
      if (letters === "" || !letters.split("").every((letter) => allowedLetters.has(letter)))
        throw new Error(`Not an entry: ${line}`);
      return [word, letters] as const;
    });
}

/** Parses words that must not be heard in a name, each with the letter of the reason. */
export const parseGuardList = (text: string): LetteredWord[] =>
  parseLetterList(text, new Set(Object.keys(GUARD_REASONS)));

/** Parses brands with the letters of their sectors. */
export const parseBrandList = (text: string): LetteredWord[] =>
  parseLetterList(text, new Set(Object.keys(SECTORS)));

/** Encodes the sounds of all languages as one text. The first list that has a sound wins. */
export const encodeGuards = (lists: readonly string[]): string =>
  encodeLetterLists([...indexBySound(lists)].map(([sound, { letter }]) => [sound, letter]));

/**
 * Encodes the languages of the sounds, one letter each, in the order of `encodeGuards`. Separate
 * from the sounds, because only the explanation of a rejection needs it.
 */
export function encodeLanguages(lists: readonly string[]): string {
  const sounds = indexBySound(lists);
  return [...decodeLetterLists(encodeGuards(lists)).keys()]
    .map((sound) => toLanguageLetter(sounds.get(sound)?.listIndex ?? 0))
    .join("");
}

interface Sound {
  /** Letter of the reason. */
  letter: string;
  /** Index of the list. */
  listIndex: number;
}

function indexBySound(lists: readonly string[]): ReadonlyMap<string, Sound> {
  const sounds = new Map<string, Sound>();
  for (const [listIndex, text] of lists.entries())
    for (const [word, letter] of parseGuardList(text))
      if (!sounds.has(toGuardKey(word)) && !isRejectedByPattern(word))
        sounds.set(toGuardKey(word), { letter, listIndex });
  return sounds;
}

/** Whether the patterns already reject a word. */
const isRejectedByPattern = (word: string): boolean =>
  findOffence([word]) !== undefined || findSacredPart([word]) !== undefined;

/** Encodes the brands as one text, with each brand listed under each of its sectors. */
export const encodeBrands = (list: string): string =>
  encodeLetterLists(
    parseBrandList(list).flatMap(([brand, letters]) =>
      letters.split("").map((letter) => [brand, letter] as const),
    ),
  );
