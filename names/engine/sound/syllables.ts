import { isVowel, phonemes } from "./phonemes.ts";

/** How many syllables a word has: as many as its vowel sounds. */
export function syllables(word: string): number {
  return phonemes(word).filter((phoneme) => isVowel(phoneme)).length;
}
