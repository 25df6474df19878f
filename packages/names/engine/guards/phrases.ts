import { memoize } from "../model/memoize.ts";
import { toLetters } from "../sound/phonemes.ts";

/** A word of a name: its spelling, and the key for comparisons. */
export interface Piece {
  text: string;
  key: string;
}

/** Parses a comma-separated list into entries by key: "Raj Bhavan" under "rajbhavan". */
export function parseEntries(list: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const entry of list.split(",")) {
    const text = entry.trim().replaceAll(/\s+/g, " ");
    const key = splitKeys(text).join("");
    if (key !== "") entries.set(key, text);
  }
  return entries;
}

/** Splits a name into words: "Byju's" → "Byju", a hyphenated word → its parts. */
export const splitPieces: (text: string) => readonly Piece[] = memoize((text) => {
  // Most names are plain Latin letters; Unicode property matches are slow.
  const split = /^[a-z &]*$/i.test(text)
    ? text.split(/[ &]+/)
    : text.replaceAll(/['’]s\b|['’.]/gi, "").split(/[^\p{L}\p{N}\p{M}]+/u);
  return split.map((text) => ({ text, key: toKey(text) })).filter(({ key }) => key !== "");
});

/** The keys of a name's words. */
export const splitKeys: (text: string) => readonly string[] = memoize((text) =>
  splitPieces(text).map((piece) => piece.key),
);

/** Joins up to three neighbouring words, single words first. */
export function joinRuns(words: readonly string[]): string[] {
  const runs = [...words];
  for (let length = 2; length <= 3; length += 1)
    for (let at = 0; at + length <= words.length; at += 1)
      runs.push(words.slice(at, at + length).join(""));
  return runs;
}

/** Lower-case letters and digits of a text, without anything else. */
function toKey(text: string): string {
  if (!/\d/.test(text)) return toLetters(text);
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]/g, "");
}
