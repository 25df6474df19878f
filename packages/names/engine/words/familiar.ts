import { FAMILIAR_WORDS } from "./lists/familiar-words.ts";
import { OBJECT_NOUNS } from "./lists/object-nouns.ts";
import { TRADES } from "./trades.ts";

const collectWords = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/[a-z]{2,}/g) ?? []));

let tools: ReadonlySet<string> | undefined;
let vocabulary: ReadonlySet<string> | undefined;

/** Whether a word names a thing one can picture, including the tools of the trades. */
export function isObjectNoun(word: string): boolean {
  tools ??= collectWords(Object.values(TRADES).map((trade) => trade.tools));
  return OBJECT_NOUNS.has(word) || tools.has(word);
}

/** Whether every reader knows a word, so its spelling and meaning are never in doubt. */
export function isFamiliar(word: string): boolean {
  vocabulary ??= collectWords(
    Object.values(TRADES).flatMap(({ adjectives, ingredients, spots, pictures }) => [
      adjectives,
      ingredients,
      spots,
      pictures,
    ]),
  );
  return FAMILIAR_WORDS.has(word) || vocabulary.has(word) || isObjectNoun(word);
}
