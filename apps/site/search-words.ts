/** Shorter words say nothing of what is looked for: "to", "my". */
const LEAST = 3;

/** "Pricing" and "prices" are one word, and so are "tax" and "taxes". */
const stem = (word: string) => word.replace(/(?:ing|es|s|e)$/, "") || word;

/** The words of a text, in lower case. */
export const splitWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** What the words typed begin with in any of their forms; each once, without those that say nothing. */
export const splitStems = (q: string): string[] => [
  ...new Set(
    splitWords(q)
      .filter((word) => word.length >= LEAST)
      .map(stem),
  ),
];
