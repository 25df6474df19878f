import { memoize } from "../model/memoize.ts";
import { CONSONANT_RULES } from "./rules-consonants.ts";
import { VOWEL_RULES } from "./rules-vowels.ts";
import { groupByFirstLetter, matchesRule } from "./rules.ts";
import { SILENT_E_HEADS, SPOKEN_FINAL_E } from "./silent-e.ts";

const VOWELS: ReadonlySet<string> = new Set("a aa aai ai au e i ii o oi oo u".split(" "));

const RULES = groupByFirstLetter([...VOWEL_RULES, ...CONSONANT_RULES]);

/** The rules whose letters begin like a pair of letters. */
const findRules = memoize((letterPair) =>
  RULES.get(letterPair.charAt(0))?.filter(({ letters }) =>
    letterPair.startsWith(letters.slice(0, 2)),
  ),
);

/** The Latin letters of a text, in lower case and without diacritics: "Café!" → "cafe". */
export function toLetters(text: string): string {
  const lowerCase = text.toLowerCase();
  if (/^[a-z]*$/.test(lowerCase)) return lowerCase;
  return lowerCase.normalize("NFKD").replaceAll(/[^a-z]/g, "");
}

/** Whether a sound of `phonemes` is a vowel. */
export function isVowel(phoneme: string): boolean {
  return VOWELS.has(phoneme);
}

/** The sounds of a word as an Indian reader of English would say it, guessed by rules. */
export const toPhonemes: (word: string) => readonly string[] = memoize((word) =>
  listFirstPhonemes(word, Infinity),
);

/** The first phonemes of a word, at least `minCount` unless the word has fewer. */
export function listFirstPhonemes(word: string, minCount: number): readonly string[] {
  const letters = toLetters(word);
  const readSounds = (start: number, end?: number) => toSounds(letters.slice(start, end), minCount);
  if (SPOKEN_FINAL_E.has(letters)) return [...readSounds(0, -1), "e"];
  const headLength = findSilentEHead(letters);
  return headLength > 0 ? [...readSounds(0, headLength), ...readSounds(headLength)] : readSounds(0);
}

/** Length of a first part with a silent e inside the word, like "cake" in "cakebox". */
function findSilentEHead(letters: string): number {
  for (let index = letters.length - 3; index >= 3; index -= 1)
    if (letters.charAt(index - 1) === "e" && SILENT_E_HEADS.has(letters.slice(0, index)))
      return index;
  return 0;
}

function toSounds(letters: string, minCount: number): string[] {
  const sounds: string[] = [];
  for (let index = 0; index < letters.length && sounds.length < minCount;) {
    const rule = findRules(letters.slice(index, index + 2))?.find((candidate) =>
      matchesRule(candidate, letters, index),
    );
    if (!rule) break;
    sounds.push(...rule.sounds);
    index += rule.letters.length;
  }
  return sounds;
}
