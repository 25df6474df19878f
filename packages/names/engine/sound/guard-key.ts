import { toLetters } from "./phonemes.ts";

type Spellings = readonly (readonly [RegExp, string])[];

/** Spellings that sound the same: vowel length, v and w, doubled letters. */
const SAME: Spellings = [
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

/** Similar sounds, merged in longer words: aspirates, s and sh, z and j, doubled letters. */
const ALIKE: Spellings = [
  [/chh?/g, "C"],
  [/c(?![eiy])/g, "k"],
  [/c/g, "s"],
  [/z|jh/g, "j"],
  [/([bdgkt])h/g, "$1"],
  [/sh/g, "s"],
  [/n(?=[bp])/g, "m"],
  [/(.)\1+/g, "$1"],
];

/** Minimum length for `ALIKE`; shorter words only use `SAME`. */
const LEAST_ALIKE = 5;
/** After this many letters, a final a is optional: "Ravan", "Ravana". */
const LEAST_STEM = 4;
/** After this many letters, other final vowels are endings: "bhikhari", "bhikharo". */
const LEAST_LONG_STEM = 6;

/**
 * Key of how a romanised Indian word sounds to an Indian reader. Coarser than `toSoundKey`, which
 * follows English spelling.
 */
export function toGuardKey(word: string): string {
  const same = stem(applySpellings(toLetters(word), SAME));
  const alike = stem(applySpellings(same, ALIKE));
  return alike.length < LEAST_ALIKE ? same : alike;
}

function applySpellings(word: string, spellings: Spellings): string {
  let key = word;
  for (const [spelling, sound] of spellings) key = key.replace(spelling, sound);
  return key;
}

function stem(key: string): string {
  const least = key.endsWith("a") ? LEAST_STEM : LEAST_LONG_STEM;
  return key.length > least && /[aeiou]$/.test(key) ? key.slice(0, -1) : key;
}
