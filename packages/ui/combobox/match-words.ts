import type { ComboboxOption } from "./option.ts";

/** Words that identify no option, even if they are part of many options' names. */
const STOP_WORDS = new Set(
  "the and for with from near our are have has run want make sell work start small new home house business own open".split(
    " ",
  ),
);

/** Shorter words must match exactly: "car" does not match "cargo", nor "tea" "teacher". */
const MIN_PREFIX = 4;

/** "Cafés" → ["cafe"]: lower case, without diacritics and plurals. */
function splitWords(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 2 ? word.replace(/(?<!s)s$/, "") : word,
  );
}

function isSameWord(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short === long || (short.length >= MIN_PREFIX && long.startsWith(short));
}

/**
 * Returns the options that a sentence mentions, best match first: "I sell sarees in Surat" finds
 * "Saree shop". A word found in few options scores higher than one found in many; options that
 * score less than half of the best are left out.
 */
export function findWordMatches(
  options: readonly ComboboxOption[],
  text: string,
): ComboboxOption[] {
  const typedWords = new Set(
    splitWords(text).filter((word) => word.length > 1 && !STOP_WORDS.has(word)),
  );
  const scores = new Map<ComboboxOption, number>();
  const wordsByOption = options.map(
    (option) => [option, splitWords(`${option.name} ${option.synonyms ?? ""}`)] as const,
  );
  for (const word of typedWords) {
    const hits = wordsByOption.filter(([, words]) =>
      words.some((optionWord) => isSameWord(optionWord, word)),
    );
    for (const [option] of hits) scores.set(option, (scores.get(option) ?? 0) + 1 / hits.length);
  }
  const sorted = [...scores].toSorted(([, a], [, b]) => b - a);
  const best = sorted[0]?.[1] ?? 0;
  return sorted.filter(([, score]) => score >= best / 2).map(([option]) => option);
}
