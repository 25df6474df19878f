import { memoize } from "../model/memoize.ts";
import { listFirstPhonemes, toPhonemes } from "./phonemes.ts";

/** The letter of a sound in a key; sounds that listeners or spellings confuse share one. */
const COARSE_LETTERS: Readonly<Record<string, string>> = {
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
export const toSoundKey: (word: string) => string = memoize((word) =>
  toCoarseKey(toPhonemes(word)),
);

/** Number of sounds in a prefix; its key is shorter if sounds repeat. */
const PREFIX_SOUND_COUNT = 5;

/** Key of how a word begins: a prefix of its `toSoundKey`. */
export const toSoundPrefix = (word: string): string =>
  toCoarseKey(listFirstPhonemes(word, PREFIX_SOUND_COUNT).slice(0, PREFIX_SOUND_COUNT));

function toCoarseKey(phonemes: readonly string[]): string {
  let key = "";
  for (const phoneme of phonemes) {
    const letter = COARSE_LETTERS[phoneme] ?? phoneme;
    if (!key.endsWith(letter)) key += letter;
  }
  return key;
}

/** 1 minus the distance divided by the longer length; 1 for two empty strings. */
export function computeLikeness(one: string, other: string): number {
  const longerLength = Math.max(one.length, other.length);
  return longerLength === 0 ? 1 : 1 - computeDistance(one, other) / longerLength;
}

/** Whether two words are one edit apart: a letter added, removed or replaced, or two swapped. */
export function isOneEditApart(one: string, other: string): boolean {
  const lengthDifference = one.length - other.length;
  if (lengthDifference < 0) return isOneEditApart(other, one);
  if (lengthDifference > 1 || one === other) return false;
  let index = 0;
  while (one.charCodeAt(index) === other.charCodeAt(index)) index += 1;
  const remainder = one.slice(index + 1);
  if (remainder === other.slice(index + 1 - lengthDifference)) return true;
  const swappedLetters = other.charAt(index + 1) + other.charAt(index) + other.slice(index + 2);
  return lengthDifference === 0 && one.slice(index) === swappedLetters;
}

/** Maximum length compared; the rest is ignored, since no name is that long. */
const MAX_LENGTH = 63;

/** Three rows of the distance matrix, reused between calls, because this is the hottest loop. */
let rowBeforeLast = new Uint8Array(MAX_LENGTH + 1);
let lastRow = new Uint8Array(MAX_LENGTH + 1);
let currentRow = new Uint8Array(MAX_LENGTH + 1);

/** Damerau-Levenshtein distance (optimal string alignment): swapping neighbours is one edit. */
export function computeDistance(one: string, other: string): number {
  const rows = Math.min(one.length, MAX_LENGTH);
  const columns = Math.min(other.length, MAX_LENGTH);
  for (let column = 0; column <= columns; column += 1) lastRow[column] = column;
  for (let row = 1; row <= rows; row += 1) {
    currentRow[0] = row;
    for (let column = 1; column <= columns; column += 1)
      currentRow[column] = computeCell(one, other, row, column);
    [rowBeforeLast, lastRow, currentRow] = [lastRow, currentRow, rowBeforeLast];
  }
  return lastRow[columns] ?? 0;
}

function computeCell(one: string, other: string, row: number, column: number): number {
  const ownCode = one.charCodeAt(row - 1);
  const otherCode = other.charCodeAt(column - 1);
  let minimum = (lastRow[column - 1] ?? 0) + (ownCode === otherCode ? 0 : 1);
  minimum = Math.min(minimum, (lastRow[column] ?? 0) + 1, (currentRow[column - 1] ?? 0) + 1);
  const swappedLetters =
    row > 1 &&
    column > 1 &&
    ownCode === other.charCodeAt(column - 2) &&
    otherCode === one.charCodeAt(row - 2);
  return swappedLetters ? Math.min(minimum, (rowBeforeLast[column - 2] ?? 0) + 1) : minimum;
}
