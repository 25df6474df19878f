import { normalizeWord } from "@angadi/formats/words";
import { PLACES } from "../words/lists/places.ts";
import { getTradeIndex, normalizePhrase } from "./trade-index.ts";
import { STOP_WORDS } from "../words/stop-words.ts";

/** What an owner's free text says in addition to the trade. */
export interface BriefReading {
  /** Lower-case words for what is sold or done, without place and person. */
  mainWords: readonly string[];
  /** Words for the audience and extras; they have less weight. */
  extraWords: readonly string[];
  /** The town or street it names, as it would appear on a board. */
  place: string;
  /** The person it names: "Meera's bakery". */
  person: string;
}

const PLACE_BEFORE = new Set(["in", "at", "near", "from", "opposite", "opp", "behind", "around"]);
const PLACE_AFTER = new Set("me mein mai mai lo nalli alli il madhe te vich".split(" "));
const EXTRA_MARKERS = new Set("for with without using".split(" "));
/** Nouns whose possessive does not refer to a person's name. */
const NON_PERSON_NOUNS = new Set(
  "men women child children kid lady ladies girl boy baby gent mother father grandmother farmer people india nation world today".split(
    " ",
  ),
);

interface Token {
  text: string;
  word: string;
}

/** Splits text into words of letters and digits; "&" becomes "and". */
function tokenize(about: string): Token[] {
  return about
    .replaceAll("&", " and ")
    .split(/[^\p{L}\p{M}\p{N}'’]+/u)
    .filter((text) => text !== "")
    .map((text) => ({ text, word: normalizeWord(text) }));
}

const isTrade = (word: string): boolean => getTradeIndex().has(normalizePhrase(word));
const isName = ({ text, word }: Token): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(text) && !STOP_WORDS.has(word) && !isTrade(word);
const isPlace = (token: Token): boolean =>
  PLACES.has(token.word) || (isName(token) && !/^\d/.test(token.word));

/** Parses a brief's text: "Cycle repair shop in Nagpur" → cycle and repair, with place Nagpur. */
export function readBrief(about: string): BriefReading {
  const tokens = tokenize(about);
  const usedIndexes = new Set<number>();
  const place = findPlace(tokens, usedIndexes);
  const person = findPerson(tokens, usedIndexes);
  const mainWords: string[] = [];
  const extraWords: string[] = [];
  let list = mainWords;
  for (const [at, { word }] of tokens.entries()) {
    if (EXTRA_MARKERS.has(word) && mainWords.length > 0) list = extraWords;
    else if (word === "and") list.push(word);
    else if (!usedIndexes.has(at)) list.push(word);
  }
  return { mainWords, extraWords, place, person };
}

/**
 * Up to three words after "in", "near" …, or one before "mein", "lo" …; adds them to `usedIndexes`.
 */
function findPlace(tokens: readonly Token[], usedIndexes: Set<number>): string {
  for (const [at, { word }] of tokens.entries()) {
    if (PLACE_BEFORE.has(word)) {
      const found = placeFrom(tokens, at + 1);
      if (found.length > 0) {
        for (const place of found) usedIndexes.add(place);
        return found.map((index) => titled(tokens[index]?.text ?? "")).join(" ");
      }
    }
    const before = tokens[at - 1];
    if (PLACE_AFTER.has(word) && before && isPlace(before)) {
      usedIndexes.add(at - 1);
      return titled(before.text);
    }
  }
  const knownIndex = tokens.findIndex(({ word }) => PLACES.has(word) && TOWNS.test(word));
  if (knownIndex < 0) return "";
  usedIndexes.add(knownIndex);
  return titled(tokens[knownIndex]?.text ?? "");
}

/** Places that are rarely a kind of goods, unlike "Kashmiri" and "Chettinad". */
const TOWNS =
  /(?:pur|bad|nagar|puri|galore|luru|kota|abad|nashik|pune|mumbai|delhi|chennai|kolkata|indore|bhopal|surat|patna|ranchi|kochi|vizag|jaipur|lucknow|noida|gurgaon)$/;

function placeFrom(tokens: readonly Token[], start: number): number[] {
  const found: number[] = [];
  for (let at = start; at < Math.min(start + 3, tokens.length); at += 1) {
    const token = tokens[at];
    if (token === undefined || !isPlace(token)) break;
    found.push(at);
  }
  return found;
}

/** "Meera's bakery", "by Ramesh Kumar", "I am Asha". */
function findPerson(tokens: readonly Token[], usedIndexes: Set<number>): string {
  for (const [at, token] of tokens.entries()) {
    const owner = /^(\p{Lu}\p{Ll}+)['’]s$/u.exec(token.text)?.[1];
    if (owner && !NON_PERSON_NOUNS.has(owner.toLowerCase()) && !isTrade(owner.toLowerCase())) {
      usedIndexes.add(at);
      return owner;
    }
    const leads = token.word === "by" || (token.word === "am" && tokens[at - 1]?.word === "i");
    if (!leads) continue;
    const names = [at + 1, at + 2].filter((index) => {
      const name = tokens[index];
      return name !== undefined && !usedIndexes.has(index) && isName(name);
    });
    if (names[0] !== at + 1) continue;
    for (const index of names) usedIndexes.add(index);
    return names.map((index) => tokens[index]?.text ?? "").join(" ");
  }
  return "";
}

const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
