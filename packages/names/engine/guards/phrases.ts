import { memoize } from "../memoize.ts";
import { toLetters } from "../sound/phonemes.ts";

/** A word of a name: as it is written, and the key it is compared by. */
export interface Piece {
  text: string;
  key: string;
}

/** The entries of a list parted by commas, by key: "Raj Bhavan" under "rajbhavan". */
export function parseEntries(list: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const entry of list.split(",")) {
    const text = entry.trim().replaceAll(/\s+/g, " ");
    const key = splitWords(text).join("");
    if (key !== "") entries.set(key, text);
  }
  return entries;
}

/** The words of a name; "Byju's" gives "Byju", a hyphened word its parts. */
export const splitPieces: (text: string) => readonly Piece[] = memoize((text) => {
  // Most are of plain letters, and signs of all scripts are slow to tell.
  const split = /^[a-z &]*$/i.test(text)
    ? text.split(/[ &]+/)
    : text.replaceAll(/['’]s\b|['’.]/gi, "").split(/[^\p{L}\p{N}\p{M}]+/u);
  return split.map((text) => ({ text, key: toKey(text) })).filter(({ key }) => key !== "");
});

/** The words of a name by their keys alone. */
export const splitWords: (text: string) => readonly string[] = memoize((text) =>
  splitPieces(text).map((piece) => piece.key),
);

/** Up to three neighbouring words run together, single ones first. */
export function joinRuns(words: readonly string[]): string[] {
  const runs = [...words];
  for (let length = 2; length <= 3; length += 1)
    for (let at = 0; at + length <= words.length; at += 1)
      runs.push(words.slice(at, at + length).join(""));
  return runs;
}

/** Letters and figures of a text, small, nothing between them. */
function toKey(text: string): string {
  if (!/\d/.test(text)) return toLetters(text);
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[^a-z0-9]/g, "");
}
