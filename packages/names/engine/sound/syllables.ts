import { memoize } from "../model/memoize.ts";
import { isVowel, toPhonemes } from "./phonemes.ts";

/** Number of syllables of the signs in a text: "&" is spoken as "and". */
export const countSyllablesInSigns = (text: string): number => text.split("&").length - 1;

/** Number of syllables of a word, that is, of its vowel sounds. */
export const countWordSyllables: (word: string) => number = memoize(
  (word) => toPhonemes(word).filter((phoneme) => isVowel(phoneme)).length,
);
