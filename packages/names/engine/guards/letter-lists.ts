/**
 * Lists of words, each under a letter, as one short text. Each letter has a line with its sorted
 * words; each word is written as the number of letters it shares with the previous word, followed
 * by the rest. The number is a capital: D for 0, E for 1 …; C is used as a sound.
 */

const ZERO_CODE = "D".charCodeAt(0);

/** A word and the letter it is listed under. */
export type LetteredWord = readonly [word: string, letter: string];

export function encodeLetterLists(entries: readonly LetteredWord[]): string {
  const letters = [...new Set(entries.map(([, letter]) => letter))].toSorted();
  return letters
    .map((letter) => {
      const words = entries.filter((entry) => entry[1] === letter).map(([word]) => word);
      return letter + encodeDeltas([...new Set(words)].toSorted());
    })
    .join("\n");
}

function encodeDeltas(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const previousWord = words[index - 1] ?? "";
      let sharedLength = 0;
      while (
        sharedLength < previousWord.length &&
        word.charAt(sharedLength) === previousWord.charAt(sharedLength)
      )
        sharedLength += 1;
      return String.fromCharCode(ZERO_CODE + sharedLength) + word.slice(sharedLength);
    })
    .join("");
}

/** Decodes the lists: the letters under which each word is listed. */
export function decodeLetterLists(encoded: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const line of encoded.split("\n")) {
    let word = "";
    for (let index = 1; index < line.length;) {
      let end = index + 1;
      while (end < line.length && !isSharedLengthCode(line.charCodeAt(end))) end += 1;
      word = word.slice(0, line.charCodeAt(index) - ZERO_CODE) + line.slice(index + 1, end);
      words.set(word, (words.get(word) ?? "") + line.charAt(0));
      index = end;
    }
  }
  return words;
}

const isSharedLengthCode = (code: number): boolean =>
  code >= ZERO_CODE && code <= "Z".charCodeAt(0);
