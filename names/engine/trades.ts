import { TRADES } from "./words/trades.ts";

/** What an owner's own words say about the business. */
export interface TradeReading {
  /** Known trades, the likeliest first; empty where none was recognised. */
  trades: readonly string[];
  /** The owner's own nouns that no trade claims, in the singular. */
  nouns: readonly string[];
  /** Everything said, word by word and in pairs joined by a space, in the singular. */
  said: ReadonlySet<string>;
}

const STOP_WORDS = new Set(
  `a an and the of for in at on to from by with my our your we i am is are be do does make makes making
  made sell sells selling run runs running own owner small new home based house shop store firm company
  service services business centre center best good fresh near all types kind kinds other more very local
  online offline who that which this it its people customer customers want need start starting provide
  providing provides offer offering offers also etc some any many high quality cheap affordable like help
  helps teach teaches give gives maker seller artist's startup street studio hall bar parlour agent agency
  city town village india indian family year years old young men women man woman kid child student students
  pune mumbai delhi hyderabad chennai bengaluru bangalore kolkata jaipur vizag kochi lucknow indore`.split(
    /\s+/,
  ),
);

/** "classes" → "class", "candies" → "candy", "cakes" → "cake". */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}

function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== "")
    .map((word) => singular(word));
}

/** Single words, and runs of two and three joined by a space, with and without an "and" between. */
function phrasesOf(words: readonly string[]): Set<string> {
  const said = new Set<string>(words);
  for (const list of [words, words.filter((word) => word !== "and")]) {
    for (let at = 0; at < list.length; at++) {
      said.add(list.slice(at, at + 2).join(" "));
      said.add(list.slice(at, at + 3).join(" "));
    }
  }
  return said;
}

let index: ReadonlyMap<string, readonly string[]> | undefined;

/** Which trades claim a word or phrase. */
function tradesByPhrase(): ReadonlyMap<string, readonly string[]> {
  if (index === undefined) {
    const map = new Map<string, string[]>();
    for (const [trade, { match }] of Object.entries(TRADES)) {
      for (const phrase of match.split(", ")) {
        const key = phrase
          .split(" ")
          .map((word) => singular(word))
          .join(" ");
        map.set(key, [...(map.get(key) ?? []), trade]);
      }
    }
    index = map;
  }
  return index;
}

/** Words many trades share: they decide only where nothing else speaks. */
const WEAK_WORDS = new Set(
  "class clinic artist showroom institute consultant workshop manufacturer manufacturing teacher teaching learning stage online editor wear food house health colour wall paper water game garden home play club stall light bamboo basket brass soap kid children".split(
    " ",
  ),
);

/** A phrase tells more than a word, a word of one trade more than one of many, an early word more. */
function weightOf(phrase: string, claims: number, place: number): number {
  if (WEAK_WORDS.has(phrase)) return 0.3 / claims;
  return (phrase.split(" ").length * 2 - 1) / claims + 0.2 / (1 + place);
}

/** Finds the trades in an owner's free text. */
export function readTrade(about: string): TradeReading {
  const words = wordsOf(about);
  const said = phrasesOf(words);
  const points = new Map<string, number>();
  const claimed = new Set<string>();
  for (const phrase of said) {
    const claims = tradesByPhrase().get(phrase) ?? [];
    const place = words.indexOf(phrase.split(" ")[0] ?? "");
    for (const trade of claims) {
      points.set(trade, (points.get(trade) ?? 0) + weightOf(phrase, claims.length, place));
      for (const word of phrase.split(" ")) claimed.add(word);
    }
  }
  const ordered = [...points].toSorted(([, one], [, other]) => other - one);
  const best = ordered[0]?.[1] ?? 0;
  return {
    trades: ordered
      .filter(([, sum]) => sum >= best * 0.75)
      .slice(0, 2)
      .map(([trade]) => trade),
    nouns: words.filter(
      (word, at) =>
        word.length > 2 &&
        !STOP_WORDS.has(word) &&
        !claimed.has(word) &&
        words.indexOf(word) === at,
    ),
    said,
  };
}
