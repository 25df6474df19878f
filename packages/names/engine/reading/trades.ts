import { readBrief } from "./brief-reading.ts";
import { getTradesByPhrase, singularize } from "./trade-index.ts";
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

/** Words for work that appear before their object as often as after it. */
const WORK = new Set(["repair", "service"]);

/** Words, and runs of two or three, with or without "and"; "repair ACs" adds "AC repair". */
function listPhrases(words: readonly string[]): Set<string> {
  const phrases = new Set<string>(words);
  for (const [at, word] of words.entries())
    if (WORK.has(word) && at + 1 < words.length) phrases.add(`${words[at + 1]} ${word}`);
  for (const list of [words, words.filter((word) => word !== "and")]) {
    for (let at = 0; at < list.length; at++) {
      phrases.add(list.slice(at, at + 2).join(" "));
      phrases.add(list.slice(at, at + 3).join(" "));
    }
  }
  return phrases;
}

/** Words that many trades share: they decide only if there is nothing else. */
const WEAK_WORDS = new Set(
  "class clinic artist showroom institute consultant workshop manufacturer manufacturing teacher teaching learning stage online editor wear food house health colour wall paper water game garden home play club stall light bamboo basket brass soap kid children wedding birthday party delivery passport".split(
    " ",
  ),
);

/** Phrases weigh more than words, words of fewer trades more than shared ones, early words more. */
function computePhraseWeight(phrase: string, claims: number, place: number): number {
  if (WEAK_WORDS.has(phrase)) return 0.3 / claims;
  return (phrase.split(" ").length * 2 - 1) / claims + 0.2 / (1 + place);
}

/** Weight of words for audience and extras, relative to words for what is sold. */
const BESIDE_WEIGHT = 0.3;

/** Finds the trades in an owner's free text. */
export function readTrade(about: string): TradeReading {
  const reading = readBrief(about);
  const mainWords = reading.mainWords.map((word) => singularize(word));
  const extraWords = reading.extraWords.map((word) => singularize(word));
  const points = new Map<string, number>();
  const claimed = new Set<string>();
  for (const [words, share] of [
    [mainWords, 1],
    [extraWords, BESIDE_WEIGHT],
  ] as const)
    for (const phrase of listPhrases(words)) {
      const claims = getTradesByPhrase().get(phrase) ?? [];
      const place = words.indexOf(phrase.split(" ")[0] ?? "");
      for (const trade of claims) {
        const weight = computePhraseWeight(phrase, claims.length, place) * share;
        points.set(trade, (points.get(trade) ?? 0) + weight);
        for (const word of phrase.split(" ")) claimed.add(word);
      }
    }
  const words = [...mainWords, ...extraWords];
  const phrases = listPhrases(words);
  return {
    trades: pickLikeliest(points),
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
function pickLikeliest(points: ReadonlyMap<string, number>): string[] {
  const ordered = [...points].toSorted(([, one], [, other]) => other - one);
  const best = ordered[0]?.[1] ?? 0;
  const near = ordered.filter(([, sum]) => sum >= best * 0.75).map(([trade]) => trade);
  const special = near.filter(
    (trade) => !near.some((other) => other !== trade && getBaseTrade(other) === trade),
  );
  return special.slice(0, 2);
}
