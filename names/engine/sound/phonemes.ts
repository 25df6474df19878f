import { memoize } from "../memoize.ts";
import { CONSONANT_RULES } from "./rules-consonants.ts";
import { VOWEL_RULES } from "./rules-vowels.ts";
import { byFirstLetter, fits } from "./rules.ts";
import { SILENT_E_HEADS, SPOKEN_FINAL_E } from "./silent-e.ts";

const VOWELS: ReadonlySet<string> = new Set("a aa aai ai au e i ii o oi oo u".split(" "));

const RULES = byFirstLetter([...VOWEL_RULES, ...CONSONANT_RULES]);

/** The small Latin letters of a text, marks taken off: "Café!" gives "cafe". */
export function lettersOf(text: string): string {
  const small = text.toLowerCase();
  if (/^[a-z]*$/.test(small)) return small;
  return small.normalize("NFKD").replaceAll(/[^a-z]/g, "");
}

/** Whether a sound of `phonemes` is a vowel. */
export function isVowel(phoneme: string): boolean {
  return VOWELS.has(phoneme);
}

/** The sounds of one word as an Indian reader of English would say it; a guess by rule. */
export const phonemes: (word: string) => readonly string[] = memoize((word) => {
  const letters = lettersOf(word);
  if (SPOKEN_FINAL_E.has(letters)) return [...soundsOf(letters.slice(0, -1)), "e"];
  const head = silentHead(letters);
  if (head > 0) return [...soundsOf(letters.slice(0, head)), ...soundsOf(letters.slice(head))];
  return soundsOf(letters);
});

/** Length of a first part like "cake" in "cakebox", whose e is silent inside the word. */
function silentHead(letters: string): number {
  for (let at = letters.length - 3; at >= 3; at -= 1)
    if (letters.charAt(at - 1) === "e" && SILENT_E_HEADS.has(letters.slice(0, at))) return at;
  return 0;
}

function soundsOf(letters: string): string[] {
  const sounds: string[] = [];
  for (let at = 0; at < letters.length;) {
    const rule = RULES.get(letters.charAt(at))?.find((rule) => fits(rule, letters, at));
    if (!rule) break;
    sounds.push(...rule.sounds);
    at += rule.letters.length;
  }
  return sounds;
}
