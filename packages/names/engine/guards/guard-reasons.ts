/** Why a word must not be heard in a name, by the letter used in the lists. */
export const GUARD_REASONS = {
  o: "offence",
  b: "body",
  d: "death",
  i: "illness",
  f: "dirt",
  m: "misfortune",
  c: "caste",
  g: "god",
  v: "villain",
  p: "politics",
} as const;

export type GuardReason = (typeof GUARD_REASONS)[keyof typeof GUARD_REASONS];

/** The languages of the lists, one file each (lists/hindi.tsv); the first with a sound wins. */
export const GUARD_LANGUAGES = [
  "english",
  "hindi",
  "urdu",
  "punjabi",
  "sanskrit",
  "telugu",
  "tamil",
  "kannada",
  "malayalam",
  "marathi",
  "gujarati",
  "bengali",
] as const;

const FIRST_LETTER_CODE = "a".charCodeAt(0);

/** The letter for a language, by its index. */
export const toLanguageLetter = (index: number): string =>
  String.fromCharCode(FIRST_LETTER_CODE + index);

/** The language of a letter. */
export const fromLanguageLetter = (letter: string): (typeof GUARD_LANGUAGES)[number] | undefined =>
  GUARD_LANGUAGES[letter.charCodeAt(0) - FIRST_LETTER_CODE];
