import { type Mention, listPhrases, rankItems } from "@angadi/formats/phrase-index";
import { singularize } from "@angadi/formats/words";
import { readBrief } from "./brief-reading.ts";
import { getTradeIndex } from "./trade-index.ts";
import { STOP_WORDS } from "../words/stop-words.ts";
import { getBaseTrade } from "../words/trades.ts";

/** What an owner's text says about the business. */
export interface TradeReading {
  /** Known trades, most likely first; empty if none was recognised. */
  trades: readonly string[];
  /** The owner's own nouns that no trade claims, in the singular. */
  nouns: readonly string[];
  /** All words and phrases of the text, in the singular. */
  briefPhrases: ReadonlySet<string>;
  place: string;
  person: string;
}

/** Weight of `extraWords`, relative to `mainWords`. */
const EXTRA_WEIGHT = 0.3;

/** Finds the trades in an owner's free text. */
export function readTrade(about: string): TradeReading {
  const reading = readBrief(about);
  const mainWords = reading.mainWords.map((word) => singularize(word));
  const extraWords = reading.extraWords.map((word) => singularize(word));
  const mentions = [
    ...getTradeIndex().findMentions(mainWords),
    ...getTradeIndex().findMentions(extraWords, EXTRA_WEIGHT),
  ];
  const claimedWords = new Set(mentions.flatMap(({ phrase }) => phrase.split(" ")));
  const words = [...mainWords, ...extraWords];
  const phrases = listPhrases(words);
  return {
    trades: pickLikeliest(mentions),
    nouns: words.filter(
      (word, index) =>
        /^[a-z]{3,}$/.test(word) &&
        !STOP_WORDS.has(word) &&
        !claimedWords.has(word) &&
        words.indexOf(word) === index,
    ),
    briefPhrases: phrases,
    place: reading.place,
    person: reading.person,
  };
}

/** The best trade, and a second one if close; a special trade wins over the one it is based on. */
function pickLikeliest(mentions: readonly Mention<string>[]): string[] {
  const rankedTrades = rankItems(mentions);
  const bestScore = rankedTrades[0]?.[1] ?? 0;
  const closeTrades = rankedTrades
    .filter(([, score]) => score >= bestScore * 0.75)
    .map(([trade]) => trade);
  const specialTrades = closeTrades.filter(
    (trade) => !closeTrades.some((other) => other !== trade && getBaseTrade(other) === trade),
  );
  return specialTrades.slice(0, 2);
}
