import { memoize } from "../model/memoize.ts";
import { CONSONANT_RULES } from "./rules-consonants.ts";
import { VOWEL_RULES } from "./rules-vowels.ts";
import { byFirstLetter, matchesRule } from "./rules.ts";
import { SILENT_E_HEADS, SPOKEN_FINAL_E } from "./silent-e.ts";

const VOWELS: ReadonlySet<string> = new Set("a aa aai ai au e i ii o oi oo u".split(" "));

const RULES = byFirstLetter([...VOWEL_RULES, ...CONSONANT_RULES]);

/** The rules that can apply to two letters. */
const findRules = memoize((two) =>
  RULES.get(two.charAt(0))?.filter(({ letters }) => two.startsWith(letters.slice(0, 2))),
);

/** The Latin letters of a text, in lower case and without diacritics: "Café!" → "cafe". */
export function toLetters(text: string): string {
  const small = text.toLowerCase();
  if (/^[a-z]*$/.test(small)) return small;
  return small.normalize("NFKD").replaceAll(/[^a-z]/g, "");
}

/** Whether a sound of `phonemes` is a vowel. */
export function isVowel(phoneme: string): boolean {
  return VOWELS.has(phoneme);
}

/** The sounds of a word as an Indian reader of English would say it, guessed by rules. */
export const toPhonemes: (word: string) => readonly string[] = memoize((word) =>
  firstPhonemes(word, Infinity),
);

/** The first phonemes of a word: at least `most` of them are complete. */
export function firstPhonemes(word: string, most: number): readonly string[] {
  const letters = toLetters(word);
  const sounds = (start: number, end?: number) => toSounds(letters.slice(start, end), most);
  if (SPOKEN_FINAL_E.has(letters)) return [...sounds(0, -1), "e"];
  const head = silentHead(letters);
  return head > 0 ? [...sounds(0, head), ...sounds(head)] : sounds(0);
}

/** Length of a first part with a silent e inside the word, like "cake" in "cakebox". */
function silentHead(letters: string): number {
  for (let at = letters.length - 3; at >= 3; at -= 1)
    if (letters.charAt(at - 1) === "e" && SILENT_E_HEADS.has(letters.slice(0, at))) return at;
  return 0;
}

function toSounds(letters: string, most: number): string[] {
  const sounds: string[] = [];
  for (let at = 0; at < letters.length && sounds.length < most;) {
    const rule = findRules(letters.slice(at, at + 2))?.find((rule) =>
      matchesRule(rule, letters, at),
    );
    if (!rule) break;
    sounds.push(...rule.sounds);
    at += rule.letters.length;
  }
  return sounds;
}
