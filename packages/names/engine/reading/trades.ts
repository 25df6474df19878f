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

/** Weight of words for audience and extras, relative to words for what is sold. */
const BESIDE_WEIGHT = 0.3;

/** Finds the trades in an owner's free text. */
export function readTrade(about: string): TradeReading {
  const reading = readBrief(about);
  const mainWords = reading.mainWords.map((word) => singularize(word));
  const extraWords = reading.extraWords.map((word) => singularize(word));
  const mentions = [
    ...getTradeIndex().findMentions(mainWords),
    ...getTradeIndex().findMentions(extraWords, BESIDE_WEIGHT),
  ];
  const claimed = new Set(mentions.flatMap(({ phrase }) => phrase.split(" ")));
  const words = [...mainWords, ...extraWords];
  const phrases = listPhrases(words);
  return {
    trades: pickLikeliest(mentions),
    nouns: words.filter(
      (word, at) =>
        /^[a-z]{3,}$/.test(word) &&
        !STOP_WORDS.has(word) &&
        !claimed.has(word) &&
        words.indexOf(word) === at,
    ),
    briefPhrases: phrases,
    place: reading.place,
    person: reading.person,
  };
}

/** The best trade, and a second close one; the special trade wins over the one it is based on. */
function pickLikeliest(mentions: readonly Mention<string>[]): string[] {
  const ordered = rankItems(mentions);
  const best = ordered[0]?.[1] ?? 0;
  const near = ordered.filter(([, sum]) => sum >= best * 0.75).map(([trade]) => trade);
  const special = near.filter(
    (trade) => !near.some((other) => other !== trade && getBaseTrade(other) === trade),
  );
  return special.slice(0, 2);
}
