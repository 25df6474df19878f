import { memoize } from "../model/memoize.ts";
import { firstPhonemes, toPhonemes } from "./phonemes.ts";

/** One letter per sound; sounds that Indian listeners or spellings merge share a letter. */
const COARSE: Readonly<Record<string, string>> = {
  aa: "a",
  aai: "y",
  ai: "e",
  au: "o",
  bh: "b",
  ch: "c",
  dh: "d",
  gh: "g",
  ii: "i",
  jh: "j",
  kh: "k",
  ng: "n",
  oi: "oi",
  oo: "u",
  sh: "x",
  th: "t",
  w: "v",
  z: "s",
  zh: "j",
};

/** Key of how a word sounds: the same for "Zomato" and "Zomaato". */
export const toSoundKey: (word: string) => string = memoize((word) => coarseKey(toPhonemes(word)));

/** Number of sounds in `toSoundPrefix`; its result is shorter if sounds repeat. */
const BEGINNING = 5;
export const toSoundPrefix = (word: string): string =>
  coarseKey(firstPhonemes(word, BEGINNING).slice(0, BEGINNING));

function coarseKey(phonemes: readonly string[]): string {
  let key = "";
  for (const phoneme of phonemes) {
    const letter = COARSE[phoneme] ?? phoneme;
    if (!key.endsWith(letter)) key += letter;
  }
  return key;
}

/** 1 minus the distance divided by the longer length; 1 for two empty strings. */
export function computeLikeness(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  return longest === 0 ? 1 : 1 - distance(one, other) / longest;
}

/** Whether two words are one edit apart: a letter added, removed or replaced, or two swapped. */
export function isOneEditApart(one: string, other: string): boolean {
  const more = one.length - other.length;
  if (more < 0) return isOneEditApart(other, one);
  if (more > 1 || one === other) return false;
  let at = 0;
  while (one.charCodeAt(at) === other.charCodeAt(at)) at += 1;
  const rest = one.slice(at + 1);
  if (rest === other.slice(at + 1 - more)) return true;
  const swapped = other.charAt(at + 1) + other.charAt(at) + other.slice(at + 2);
  return more === 0 && one.slice(at) === swapped;
}

/** Maximum length compared; the rest is ignored, since no name is that long. */
const LONGEST = 63;

/** Three rows of the distance matrix, reused between calls, because this is the hottest loop. */
let before = new Uint8Array(LONGEST + 1);
let above = new Uint8Array(LONGEST + 1);
let line = new Uint8Array(LONGEST + 1);

/** Damerau-Levenshtein distance (optimal string alignment): swapping neighbours is one edit. */
export function distance(one: string, other: string): number {
  const rows = Math.min(one.length, LONGEST);
  const columns = Math.min(other.length, LONGEST);
  for (let column = 0; column <= columns; column += 1) above[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    line[0] = row;
    for (let column = 1; column <= columns; column += 1)
      line[column] = step(one, other, row, column);
    [before, above, line] = [above, line, before];
  }
  return above[columns] ?? 0;
}

function step(one: string, other: string, row: number, column: number): number {
  const ownCode = one.charCodeAt(row - 1);
  const otherCode = other.charCodeAt(column - 1);
  let least = (above[column - 1] ?? 0) + (ownCode === otherCode ? 0 : 1);
  least = Math.min(least, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1);
  const swapped =
    row > 1 &&
    column > 1 &&
    ownCode === other.charCodeAt(column - 2) &&
    otherCode === one.charCodeAt(row - 2);
  return swapped ? Math.min(least, (before[column - 2] ?? 0) + 1) : least;
}
