import { isOneEditApart } from "../sound/likeness.ts";

/** A single edit leaves at least this many letters unchanged at one end. */
const WHOLE = 2;

/** Indexes words of five letters or more; finds those one edit away from another word. */
export function buildOneEditIndex(words: readonly string[]): (word: string) => string[] {
  const byEnd = Map.groupBy(
    words.flatMap((word) => prefixAndSuffix(word).map((end) => ({ end, word }))),
    ({ end }) => end,
  );
  return (word) =>
    prefixAndSuffix(word).flatMap((end) =>
      (byEnd.get(end) ?? [])
        .map((entry) => entry.word)
        .filter((candidate) => isOneEditApart(candidate, word)),
    );
}

const prefixAndSuffix = (word: string): string[] => [
  word.slice(0, WHOLE),
  `-${word.slice(-WHOLE)}`,
];
