import { memoize } from "../model/memoize.ts";
import { toLetters } from "../sound/phonemes.ts";

/** A word of a name: its spelling, and the key for comparisons. */
export interface NameWord {
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
export const splitNameWords: (text: string) => readonly NameWord[] = memoize((text) => {
  // Most names are plain Latin letters; Unicode property matches are slow.
  const parts = /^[a-z &]*$/i.test(text)
    ? text.split(/[ &]+/)
    : text.replaceAll(/['’]s\b|['’.]/gi, "").split(/[^\p{L}\p{N}\p{M}]+/u);
  return parts
    .map((part) => ({ text: part, key: toWordKey(part) }))
    .filter(({ key }) => key !== "");
});

/** The keys of a name's words. */
export const splitKeys: (text: string) => readonly string[] = memoize((text) =>
  splitNameWords(text).map((word) => word.key),
);

/** The single words, then each two and each three neighbours joined. */
export function joinWordRuns(words: readonly string[]): string[] {
  const runs = [...words];
  for (let runLength = 2; runLength <= 3; runLength += 1)
    for (let start = 0; start + runLength <= words.length; start += 1)
      runs.push(words.slice(start, start + runLength).join(""));
  return runs;
}

/** Lower-case letters and digits of a text, without anything else. */
function toWordKey(text: string): string {
  if (!/\d/.test(text)) return toLetters(text);
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]/g, "");
}
