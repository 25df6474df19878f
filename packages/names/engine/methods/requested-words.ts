import { type TradeVocabulary } from "../words/trade-vocabulary.ts";
import {
  NEUTRAL_VOCABULARY,
  NUMBER_WORDS,
  ORDINALS,
  PLAYFUL_ADJECTIVES,
  SIGN_MODIFIERS,
} from "../words/any-trade.ts";
import { toTitleCase, splitList } from "./spelling.ts";

/** A word the owner wants in the name. */
export interface RequestedWord {
  text: string;
  kind: "adjective" | "noun";
}

/** Adjectives that owners request but no trade's list contains. */
const PLAIN_ADJECTIVES =
  "fresh, happy, bright, clean, clear, cool, warm, soft, sweet, spicy, hot, crisp, bold, brave, calm, pure, simple, kind, gentle, wild, young, new, old, big, tiny, little, urban, rustic, modern, royal, silver, golden, white, black, red, blue, green, yellow, pink, purple, orange, indigo, ivory, natural, organic, healthy, tasty, quick, swift, smart, true, honest, quiet, slow, lucky, desi";

/** Classifies the owner's words; those not in Latin letters are left out. */
export function parseRequestedWords(
  words: readonly string[],
  trades: readonly TradeVocabulary[],
): RequestedWord[] {
  if (words.length === 0) return [];
  const adjectives = new Set(
    [
      ...trades.map((trade) => trade.adjectives),
      NEUTRAL_VOCABULARY.adjectives,
      PLAIN_ADJECTIVES,
      PLAYFUL_ADJECTIVES,
      NUMBER_WORDS,
      ORDINALS,
      SIGN_MODIFIERS,
    ]
      .flatMap((text) => splitList(text))
      .map((adjective) => adjective.toLowerCase()),
  );
  return words
    .map((word) => word.trim())
    .filter((word) => /^[a-z][a-z'’-]*$/i.test(word))
    .map((word) => ({
      text: toTitleCase(word),
      kind: adjectives.has(word.toLowerCase()) ? "adjective" : "noun",
    }));
}
