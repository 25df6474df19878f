import { type TradeVocabulary } from "../words/trade-vocabulary.ts";
import { MERRY, NEUTRAL, NUMBERS, ORDINALS, TIMES } from "../words/stock.ts";
import { capitalised, splitList } from "./spelling.ts";

/** A word the owner wants in the name, and whether it is an adjective or a thing. */
export interface RequestedWord {
  text: string;
  kind: "look" | "thing";
}

/** Adjectives that owners request but no trade's list contains. */
const PLAIN_LOOKS =
  "fresh, happy, bright, clean, clear, cool, warm, soft, sweet, spicy, hot, crisp, bold, brave, calm, pure, simple, kind, gentle, wild, young, new, old, big, tiny, little, urban, rustic, modern, royal, silver, golden, white, black, red, blue, green, yellow, pink, purple, orange, indigo, ivory, natural, organic, healthy, tasty, quick, swift, smart, true, honest, quiet, slow, lucky, desi";

/** Classifies the owner's words; words not in Latin letters are left out. */
export function parseRequestedWords(
  words: readonly string[],
  trades: readonly TradeVocabulary[],
): RequestedWord[] {
  if (words.length === 0) return [];
  const looks = new Set(
    [
      ...trades.map((trade) => trade.looks),
      NEUTRAL.looks,
      PLAIN_LOOKS,
      MERRY,
      NUMBERS,
      ORDINALS,
      TIMES,
    ]
      .flatMap((text) => splitList(text))
      .map((look) => look.toLowerCase()),
  );
  return words
    .map((word) => word.trim())
    .filter((word) => /^[a-z][a-z'’-]*$/i.test(word))
    .map((word) => ({
      text: capitalised(word),
      kind: looks.has(word.toLowerCase()) ? "look" : "thing",
    }));
}
