import type { ComboboxOption } from "./option.ts";

/** Words that identify no option, even if they are part of many options' names. */
const SMALL_WORDS = new Set(
  "the and for with from near our are have has run want make sell work start small new home house business own open".split(
    " ",
  ),
);

/** Shorter words must match exactly: "car" does not match "cargo", nor "tea" "teacher". */
const LEAST_PREFIX = 4;

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

function alike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= LEAST_PREFIX && long.startsWith(short));
}

/**
 * Returns the options that a sentence mentions, best match first: "I sell sarees in Surat" finds
 * "Saree shop". A word found in few options scores higher than one found in many; options that
 * score less than half of the best are left out.
 */
export function matchingWords(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const typed = new Set(
    splitWords(text).filter((word) => word.length > 1 && !SMALL_WORDS.has(word)),
  );
  const points = new Map<ComboboxOption, number>();
  const named = options.map(
    (option) => [option, splitWords(`${option.name} ${option.also ?? ""}`)] as const,
  );
  for (const word of typed) {
    const hits = named.filter(([, words]) => words.some((own) => alike(own, word)));
    for (const [option] of hits) points.set(option, (points.get(option) ?? 0) + 1 / hits.length);
  }
  const ordered = [...points].toSorted(([, one], [, other]) => other - one);
  const best = ordered[0]?.[1] ?? 0;
  return ordered.filter(([, sum]) => sum >= best / 2).map(([option]) => option);
}
