import { isOneEditApart } from "../sound/likeness.ts";

/** A single edit leaves at least this many letters unchanged at one end. */
const UNCHANGED_LENGTH = 2;

/** Indexes words of five letters or more. Returns a function that finds those one edit away. */
export function buildOneEditIndex(words: readonly string[]): (word: string) => string[] {
  const entriesByEnd = Map.groupBy(
    words.flatMap((word) => listEnds(word).map((end) => ({ end, word }))),
    ({ end }) => end,
  );
  return (word) =>
    listEnds(word).flatMap((end) =>
      (entriesByEnd.get(end) ?? [])
        .map((entry) => entry.word)
        .filter((candidate) => isOneEditApart(candidate, word)),
    );
}

const listEnds = (word: string): string[] => [
  word.slice(0, UNCHANGED_LENGTH),
  `-${word.slice(-UNCHANGED_LENGTH)}`,
];
