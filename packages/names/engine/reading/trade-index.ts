import { PhraseIndex } from "@angadi/formats/phrase-index";
import { normalizeWord, singularize } from "@angadi/formats/words";
import { TRADES } from "../words/trades.ts";

/** Words that many trades share: they decide only if there is nothing else. */
const WEAK_WORDS = new Set(
  "class clinic artist showroom institute consultant workshop manufacturer manufacturing teacher teaching learning stage online editor wear food house health colour wall paper water game garden home play club stall light bamboo basket brass soap kid children wedding birthday party delivery passport".split(
    " ",
  ),
);
const WEAK_WEIGHT = 0.3;

/** Normalises a word or phrase for the index. */
export const normalizePhrase = (phrase: string): string =>
  phrase
    .split(" ")
    .map((word) => singularize(normalizeWord(word)))
    .join(" ");

let tradeIndex: PhraseIndex<string> | undefined;

/** The trades by the words and phrases that owners use for them. */
export function getTradeIndex(): PhraseIndex<string> {
  if (tradeIndex === undefined) {
    tradeIndex = new PhraseIndex();
    for (const [trade, { match }] of Object.entries(TRADES))
      for (const phrase of match.split(", ").map(normalizePhrase))
        tradeIndex.add(phrase, trade, WEAK_WORDS.has(phrase) ? WEAK_WEIGHT : 1);
  }
  return tradeIndex;
}
