import { isOneSlip } from "../sound/likeness.ts";

/** As many letters at the beginning or at the end are whole where there is but one slip. */
const WHOLE = 2;

/** Finds, of words of five letters or more, those from which one slip parts another word. */
export function slipIndex(words: readonly string[]): (word: string) => string[] {
  const byEnd = Map.groupBy(
    words.flatMap((word) => prefixAndSuffix(word).map((end) => ({ end, word }))),
    ({ end }) => end,
  );
  return (word) =>
    prefixAndSuffix(word).flatMap((end) =>
      (byEnd.get(end) ?? []).map((entry) => entry.word).filter((known) => isOneSlip(known, word)),
    );
}

const prefixAndSuffix = (word: string): string[] => [
  word.slice(0, WHOLE),
  `-${word.slice(-WHOLE)}`,
];
