import { PhraseIndex, rankItems } from "@angadi/formats/phrase-index";
import { singularize, splitWords } from "@angadi/formats/words";
import type { ComboboxOption } from "./option.ts";

/** Words that identify no option, even if they are part of many options' names. */
const STOP_WORDS = new Set(
  "the and for with from near our are have has run want make sell work start small new home house business own open".split(
    " ",
  ),
);

/** Shorter words must match exactly: "car" does not match "cargo", nor "tea" "teacher". */
const MIN_PREFIX = 4;

function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.length >= MIN_PREFIX && long.startsWith(short));
}

/**
 * Returns the options that a sentence mentions, best match first: "I sell sarees in Surat" finds
 * "Saree shop". Options that score less than half of the best are left out.
 */
export function findWordMatches(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption[] {
  const typedWords = [
    ...new Set(
      splitWords(text)
        .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
        .map((word) => singularize(word)),
    ),
  ];
  const index = new PhraseIndex<ComboboxOption>();
  for (const option of options) {
    const optionWords = splitWords(`${option.name} ${option.synonyms ?? ""}`).map(singularize);
    for (const typedWord of typedWords)
      if (optionWords.some((word) => isSameWord(word, typedWord))) index.add(typedWord, option);
  }
  const ranked = rankItems(index.findMentions(typedWords));
  const bestPoints = ranked[0]?.[1] ?? 0;
  return ranked.filter(([, points]) => points >= bestPoints / 2).map(([option]) => option);
}
