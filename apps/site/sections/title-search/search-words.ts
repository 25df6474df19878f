import { splitWords } from "@angadi/formats/words";

/** Shorter words are not meaningful in a search: "to", "my". */
const MIN_WORD_LENGTH = 3;

/** Treats "pricing" and "prices" as one word, and "tax" and "taxes" as well. */
const stemWord = (word: string) => word.replace(/(?:ing|es|s|e)$/, "") || word;

/** Returns the stems of the query's words, without duplicates and meaningless words. */
export const splitStems = (query: string): string[] => [
  ...new Set(
    splitWords(query)
      .filter((word) => word.length >= MIN_WORD_LENGTH)
      .map(stemWord),
  ),
];
