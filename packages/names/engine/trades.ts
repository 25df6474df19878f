import { readBrief } from "./brief-reading.ts";
import { claimedPhrases, singular } from "./trade-index.ts";
import { STOP_WORDS } from "./words/stop-words.ts";
import { wholeTrade } from "./words/trades.ts";

/** What an owner's own words say about the business. */
export interface TradeReading {
  /** Known trades, the likeliest first; empty if none was recognised. */
  trades: readonly string[];
  /** The owner's own nouns that no trade claims, in the singular. */
  nouns: readonly string[];
  /** Everything said, word by word and in phrases, in the singular. */
  said: ReadonlySet<string>;
  place: string;
  person: string;
}

/** Work that is said before its thing as often as behind it. */
const WORK = new Set(["repair", "service"]);

/** Single words, and runs of two and three, with and without an "and" between; "repair ACs" is AC repair. */
function listPhrases(words: readonly string[]): Set<string> {
  const said = new Set<string>(words);
  for (const [at, word] of words.entries())
    if (WORK.has(word) && at + 1 < words.length) said.add(`${words[at + 1]} ${word}`);
  for (const list of [words, words.filter((word) => word !== "and")]) {
    for (let at = 0; at < list.length; at++) {
      said.add(list.slice(at, at + 2).join(" "));
      said.add(list.slice(at, at + 3).join(" "));
    }
  }
  return said;
}

/** Words many trades share: they decide only where nothing else speaks. */
const WEAK_WORDS = new Set(
  "class clinic artist showroom institute consultant workshop manufacturer manufacturing teacher teaching learning stage online editor wear food house health colour wall paper water game garden home play club stall light bamboo basket brass soap kid children wedding birthday party delivery passport".split(
    " ",
  ),
);

/** A phrase tells more than a word, a word of one trade more than one of many, an early word more. */
function phraseWeight(phrase: string, claims: number, place: number): number {
  if (WEAK_WORDS.has(phrase)) return 0.3 / claims;
  return (phrase.split(" ").length * 2 - 1) / claims + 0.2 / (1 + place);
}

/** For whom and with what it is made says less than what it is. */
const BESIDE_WEIGHT = 0.3;

/** Finds the trades in an owner's free text. */
export function readTrade(about: string): TradeReading {
  const reading = readBrief(about);
  const what = reading.what.map((word) => singular(word));
  const beside = reading.beside.map((word) => singular(word));
  const points = new Map<string, number>();
  const claimed = new Set<string>();
  for (const [words, share] of [
    [what, 1],
    [beside, BESIDE_WEIGHT],
  ] as const)
    for (const phrase of listPhrases(words)) {
      const claims = claimedPhrases().get(phrase) ?? [];
      const place = words.indexOf(phrase.split(" ")[0] ?? "");
      for (const trade of claims) {
        const weight = phraseWeight(phrase, claims.length, place) * share;
        points.set(trade, (points.get(trade) ?? 0) + weight);
        for (const word of phrase.split(" ")) claimed.add(word);
      }
    }
  const words = [...what, ...beside];
  const said = listPhrases(words);
  return {
    trades: likeliest(points),
    nouns: words.filter(
      (word, at) =>
        /^[a-z]{3,}$/.test(word) &&
        !STOP_WORDS.has(word) &&
        !claimed.has(word) &&
        words.indexOf(word) === at,
    ),
    said,
    place: reading.place,
    person: reading.person,
  };
}

/** The best trade, and another that is near it; of two where one is like the other, the nearer one. */
function likeliest(points: ReadonlyMap<string, number>): string[] {
  const ordered = [...points].toSorted(([, one], [, other]) => other - one);
  const best = ordered[0]?.[1] ?? 0;
  const near = ordered.filter(([, sum]) => sum >= best * 0.75).map(([trade]) => trade);
  const special = near.filter(
    (trade) => !near.some((other) => other !== trade && wholeTrade(other) === trade),
  );
  return special.slice(0, 2);
}
