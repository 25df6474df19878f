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
  /** The town or street in the text, capitalised as in a name. */
  place: string;
  /** The person in the text: "Meera" in "Meera's bakery". */
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
  let targetList = mainWords;
  for (const [index, { word }] of tokens.entries()) {
    if (EXTRA_MARKERS.has(word) && mainWords.length > 0) targetList = extraWords;
    else if (word === "and") targetList.push(word);
    else if (!usedIndexes.has(index)) targetList.push(word);
  }
  return { mainWords, extraWords, place, person };
}

/**
 * Up to three words after "in", "near" …, or one before "mein", "lo" …. Adds their indexes to
 * `usedIndexes`.
 */
function findPlace(tokens: readonly Token[], usedIndexes: Set<number>): string {
  for (const [index, { word }] of tokens.entries()) {
    if (PLACE_BEFORE.has(word)) {
      const placeIndexes = listPlaceIndexes(tokens, index + 1);
      if (placeIndexes.length > 0) {
        for (const placeIndex of placeIndexes) usedIndexes.add(placeIndex);
        return placeIndexes
          .map((placeIndex) => capitalizeFirst(tokens[placeIndex]?.text ?? ""))
          .join(" ");
      }
    }
    const previousToken = tokens[index - 1];
    if (PLACE_AFTER.has(word) && previousToken && isPlace(previousToken)) {
      usedIndexes.add(index - 1);
      return capitalizeFirst(previousToken.text);
    }
  }
  const knownIndex = tokens.findIndex(({ word }) => PLACES.has(word) && TOWN_ENDING.test(word));
  if (knownIndex < 0) return "";
  usedIndexes.add(knownIndex);
  return capitalizeFirst(tokens[knownIndex]?.text ?? "");
}

/** Endings of places that rarely name a kind of goods, as "Kashmiri" and "Chettinad" do. */
const TOWN_ENDING =
  /(?:pur|bad|nagar|puri|galore|luru|kota|abad|nashik|pune|mumbai|delhi|chennai|kolkata|indore|bhopal|surat|patna|ranchi|kochi|vizag|jaipur|lucknow|noida|gurgaon)$/;

function listPlaceIndexes(tokens: readonly Token[], start: number): number[] {
  const indexes: number[] = [];
  for (let index = start; index < Math.min(start + 3, tokens.length); index += 1) {
    const token = tokens[index];
    if (token === undefined || !isPlace(token)) break;
    indexes.push(index);
  }
  return indexes;
}

/** Finds the person in "Meera's bakery", "by Ramesh Kumar" or "I am Asha"; empty if none. */
function findPerson(tokens: readonly Token[], usedIndexes: Set<number>): string {
  for (const [index, token] of tokens.entries()) {
    const owner = /^(\p{Lu}\p{Ll}+)['’]s$/u.exec(token.text)?.[1];
    if (owner && !NON_PERSON_NOUNS.has(owner.toLowerCase()) && !isTrade(owner.toLowerCase())) {
      usedIndexes.add(index);
      return owner;
    }
    const introducesName =
      token.word === "by" || (token.word === "am" && tokens[index - 1]?.word === "i");
    if (!introducesName) continue;
    const nameIndexes = [index + 1, index + 2].filter((nameIndex) => {
      const name = tokens[nameIndex];
      return name !== undefined && !usedIndexes.has(nameIndex) && isName(name);
    });
    if (nameIndexes[0] !== index + 1) continue;
    for (const nameIndex of nameIndexes) usedIndexes.add(nameIndex);
    return nameIndexes.map((nameIndex) => tokens[nameIndex]?.text ?? "").join(" ");
  }
  return "";
}

const capitalizeFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
