import { memoize } from "../memoize.ts";
import { isVowel, phonemes } from "./phonemes.ts";

/** How many syllables a text has beside its words': "&" is said "and" between them. */
export const syllablesOfSigns = (text: string): number => text.split("&").length - 1;

/** How many syllables a word has: as many as its vowel sounds. */
export const syllables: (word: string) => number = memoize(
  (word) => phonemes(word).filter((phoneme) => isVowel(phoneme)).length,
);
