import type { Trade } from "@angadi/drafts/trades/trades";
import { singularize, splitWords } from "@angadi/formats/words";

/** Whether one of the words of a text, such as an offer's name, is in a list, or its singular. */
export const hasWord = (words: readonly string[], list: string): boolean => {
  const known = list.split(" ");
  return words.some((word) => known.includes(word) || known.includes(singularize(word)));
};

/**
 * Finds what a table has for an offer's name. A key is a list of words, "cake gateau", that parts of
 * trade ids may follow: "cake @bakery,cafe". The first key that matches counts.
 */
export function findByOffer<T>(
  table: Readonly<Record<string, T>>,
  offer: string,
  trade: Trade,
): T | undefined {
  // An amount may follow a comma: "Bebinca, 500 g".
  const words = splitWords(offer.split(",")[0] ?? "");
  return Object.entries(table).find(([key]) => {
    const [list = "", trades = ""] = key.split(" @");
    return trades.split(",").some((part) => trade.id.includes(part)) && hasWord(words, list);
  })?.[1];
}
