import { toLetters } from "./phonemes.ts";

type Spellings = readonly (readonly [RegExp, string])[];

/** What is written in several ways and heard in one: length of vowels, v and w, a doubled letter. */
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

/** Breath after a consonant, s and sh, z and j, one letter or two: alike enough in a longer word. */
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

/** Shorter sounds are near everything: only their like spellings count. */
const LEAST_ALIKE = 5;
/** A final a is written or left out after this many letters: "Ravan", "Ravana". */
const LEAST_STEM = 4;
/** Another final vowel is an ending after this many: "bhikhari", "bhikharo". */
const LEAST_LONG_STEM = 6;

/**
 * How a word sounds to somebody who reads Indian words in Latin letters. Coarser than `soundKey`,
 * which follows English spelling.
 */
export function guardKey(word: string): string {
  const same = stem(heard(toLetters(word), SAME));
  const alike = stem(heard(same, ALIKE));
  return alike.length < LEAST_ALIKE ? same : alike;
}

function heard(word: string, spellings: Spellings): string {
  let key = word;
  for (const [spelling, sound] of spellings) key = key.replace(spelling, sound);
  return key;
}

function stem(key: string): string {
  const least = key.endsWith("a") ? LEAST_STEM : LEAST_LONG_STEM;
  return key.length > least && /[aeiou]$/.test(key) ? key.slice(0, -1) : key;
}
