/**
 * Encodes lists of words, each under a letter, as one short text. A line per letter has its sorted
 * words; each word is the number of letters it shares with the previous word (D for none, E for
 * one …, because "C" is used as a sound), followed by the rest.
 */

const ZERO = "D".charCodeAt(0);

/** A word and the letter it is listed under. */
export type Lettered = readonly [word: string, letter: string];

export function encodeLetterLists(entries: readonly Lettered[]): string {
  const letters = [...new Set(entries.map(([, letter]) => letter))].toSorted();
  return letters
    .map((letter) => {
      const words = entries.filter((entry) => entry[1] === letter).map(([word]) => word);
      return letter + deltas([...new Set(words)].toSorted());
    })
    .join("\n");
}

function deltas(words: readonly string[]): string {
  return words
    .map((word, at) => {
      const before = words[at - 1] ?? "";
      let shared = 0;
      while (shared < before.length && word.charAt(shared) === before.charAt(shared)) shared += 1;
      return String.fromCharCode(ZERO + shared) + word.slice(shared);
    })
    .join("");
}

/** Decodes the lists: the letters under which each word is listed. */
export function decodeLetterLists(encoded: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of encoded.split("\n")) {
    let word = "";
    for (let at = 1; at < line.length;) {
      let end = at + 1;
      while (end < line.length && !isCount(line.charCodeAt(end))) end += 1;
      word = word.slice(0, line.charCodeAt(at) - ZERO) + line.slice(at + 1, end);
      words.set(word, (words.get(word) ?? "") + line.charAt(0));
      at = end;
    }
  }
  return words;
}

const isCount = (code: number): boolean => code >= ZERO && code <= "Z".charCodeAt(0);
