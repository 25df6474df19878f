import { TRADES } from "../words/trades.ts";

/** Three-letter words that are plurals: "acs" has a singular, "gas" does not. */
const SHORT_PLURAL = /^(?:ac|tv|pc)s$/;

/** "classes" → "class", "candies" → "candy", "cakes" → "cake". */
export function singularize(word: string): string {
  if (SHORT_PLURAL.test(word)) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Normalises a word or phrase for the index. */
export const normalizePhrase = (phrase: string): string =>
  phrase
    .split(" ")
    .map((word) => singularize(word))
    .join(" ");

let index: ReadonlyMap<string, readonly string[]> | undefined;

/** The trades that claim each word or phrase. */
export function getTradesByPhrase(): ReadonlyMap<string, readonly string[]> {
  if (index === undefined) {
    const map = new Map<string, string[]>();
    for (const [trade, { match }] of Object.entries(TRADES))
      for (const phrase of match.split(", ")) {
        const key = normalizePhrase(phrase);
        map.set(key, [...new Set([...(map.get(key) ?? []), trade])]);
      }
    index = map;
  }
  return index;
}
