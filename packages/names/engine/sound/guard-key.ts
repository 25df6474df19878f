import { toLetters } from "./phonemes.ts";

type Spellings = readonly (readonly [RegExp, string])[];

/** Spellings that sound the same: vowel length, v and w, doubled letters. */
const SAME_SOUNDS: Spellings = [
  [/zh/g, "l"],
  [/cch+|chch+/g, "ch"],
  [/^ye/, "e"],
  [/ck|q/g, "k"],
  [/ph/g, "f"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/ee|ii/g, "i"],
  [/oo|uu/g, "u"],
  [/aa/g, "a"],
  [/a[iy](?![aeiou])|e[iy](?![aeiou])/g, "e"],
  [/au|av(?![aeiouy])|ou/g, "o"],
  [/(?<=.)y/g, "i"],
  [/i+/g, "i"],
  [/uv(?=[aeio])/g, "u"],
  [/([aeiou])h(?![aeiou])/g, "$1"],
];

/** Similar sounds, the same in longer words: aspirates, s and sh, z and j, doubled letters. */
const SIMILAR_SOUNDS: Spellings = [
  [/chh?/g, "C"],
  [/c(?![eiy])/g, "k"],
  [/c/g, "s"],
  [/z|jh/g, "j"],
  [/([bdgkt])h/g, "$1"],
  [/sh/g, "s"],
  [/n(?=[bp])/g, "m"],
  [/(.)\1+/g, "$1"],
];

/** Minimum length for `SIMILAR_SOUNDS`; shorter words only use `SAME_SOUNDS`. */
const MIN_SIMILAR_LENGTH = 5;
/** After this many letters, a final a is dropped: "Ravana" has the key of "Ravan". */
const MIN_STEM = 4;
/** After this many letters, other final vowels are dropped: "bhikhari", "bhikharo". */
const MIN_STEM_BEFORE_ENDING = 6;

/**
 * Key of how a romanised Indian word sounds to an Indian reader. Coarser than `toSoundKey`, which
 * follows English spelling.
 */
export function toGuardKey(word: string): string {
  const exactKey = removeFinalVowel(applySpellings(toLetters(word), SAME_SOUNDS));
  const similarKey = removeFinalVowel(applySpellings(exactKey, SIMILAR_SOUNDS));
  return similarKey.length < MIN_SIMILAR_LENGTH ? exactKey : similarKey;
}

function applySpellings(word: string, spellings: Spellings): string {
  let key = word;
  for (const [spelling, sound] of spellings) key = key.replace(spelling, sound);
  return key;
}

function removeFinalVowel(key: string): string {
  const minLength = key.endsWith("a") ? MIN_STEM : MIN_STEM_BEFORE_ENDING;
  return key.length > minLength && /[aeiou]$/.test(key) ? key.slice(0, -1) : key;
}
