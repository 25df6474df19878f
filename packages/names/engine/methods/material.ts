import { type Brief } from "../model/brief.ts";
import { memoize } from "../model/memoize.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { normalizePhrase } from "../reading/trade-index.ts";
import { readTrade } from "../reading/trades.ts";
import { getRoots, type IndicRoot } from "../words/roots.ts";
import {
  COLOURED_PLACES,
  INDIC_STREETS,
  LANDMARKS,
  NEUTRAL_VOCABULARY,
  NUMBER_WORDS,
  ORDINALS,
  PLAYFUL_ADJECTIVES,
  SIGN_MODIFIERS,
  STREETS,
  TREES,
} from "../words/any-trade.ts";
import { type TradeVocabulary } from "../words/trade-vocabulary.ts";
import ADJUSTMENTS from "../words/adjustments.json" with { type: "json" };
import { TRADES } from "../words/trades.ts";
import { type RequestedWord, parseRequestedWords } from "./requested-words.ts";
import { makeOwnVocabulary } from "./own-words.ts";
import { filterByMentionedKinds } from "./kinds.ts";
import { toTitleCase, splitList, pluralize } from "./spelling.ts";

/** All words for the names of a brief, collected once. */
export interface Material {
  /** The recognised trades; empty if none was recognised. */
  trades: readonly string[];
  signs: { modern: readonly string[]; classic: readonly string[]; indian: readonly string[] };
  tools: readonly string[];
  adjectives: readonly string[];
  ingredients: readonly string[];
  spots: readonly string[];
  pictures: readonly string[];
  roots: readonly IndicRoot[];
  trees: readonly string[];
  colouredPlaces: readonly IndicRoot[];
  landmarks: readonly string[];
  streets: readonly string[];
  indicStreets: readonly string[];
  modifiers: readonly string[];
  numbers: readonly string[];
  ordinals: readonly string[];
  playfulAdjectives: readonly string[];
  requestedWords: readonly RequestedWord[];
  /** The owner's own noun if no trade was recognised. */
  theme: RequestedWord | undefined;
  /** The founder's name without title, word by word. */
  founder: readonly string[];
  /** The town, street or landmark, capitalised as in a name. */
  place: string;
  /** Excludes jokes, e.g. for a lawyer. */
  isSober: boolean;
}

const NO_SIGNS = { modern: [], classic: [], indian: [] };

/** The signs of a trade, without those for specialties the owner did not mention. */
function listTradeSigns(
  trade: TradeVocabulary | undefined,
  briefPhrases: ReadonlySet<string>,
): Material["signs"] {
  if (trade === undefined) return NO_SIGNS;
  const isAllowed = (sign: string) =>
    trade.onlyFor?.[sign]?.split(", ").some((phrase) => briefPhrases.has(phrase)) ?? true;
  const listSigns = (text: string) => splitList(text).filter((sign) => isAllowed(sign));
  return {
    modern: listSigns(trade.signs.modern),
    classic: listSigns(trade.signs.classic),
    indian: listSigns(trade.signs.indian),
  };
}

/** The subject of an unknown trade: the last of the owner's own nouns. */
function findSubjectNoun(nouns: readonly string[]): string | undefined {
  return nouns.findLast((word) => word.length > 2 && word.length < 13 && isPronounceable(word));
}

/** Makes signs for an unknown trade from the owner's own noun: "Bicycles", "Bicycle House". */
function makeOwnSigns(nouns: readonly string[]): Material["signs"] {
  const noun = findSubjectNoun(nouns);
  if (noun === undefined) return listTradeSigns(NEUTRAL_VOCABULARY, new Set());
  const name = toTitleCase(noun);
  return {
    modern: [pluralize(name), name, `${name} Works`, `${name} Studio`, `${name} Room`],
    classic: [`${name} House`, `${name} Company`, `${name} Stores`, `${name} Depot`],
    indian: [`${name} Bhandar`],
  };
}

/** What words like "eggless" or "wholesale" add to a trade and remove from it. */
type Adjustment = (typeof ADJUSTMENTS)["eggless"];

const splitPhrases = memoize((match) => match.split(", ").map(normalizePhrase));

function findAdjustments(
  briefPhrases: ReadonlySet<string>,
  trades: readonly string[],
): Adjustment[] {
  const isMentioned = (list: string) =>
    splitPhrases(list).some((phrase) => briefPhrases.has(phrase));
  return Object.values(ADJUSTMENTS).filter(
    (adjustment) =>
      isMentioned(adjustment.match) &&
      !isMentioned(adjustment.unless) &&
      (adjustment.trade === "" || trades.includes(adjustment.trade)),
  );
}

/** Doubles an adjustment's words, so that they are picked more often than others. */
const doubleWords = (words: readonly string[]): string[] => [...words, ...words];

function removeExcluded(words: readonly string[], adjustments: readonly Adjustment[]): string[] {
  const excludedWords = new Set(
    adjustments.flatMap((adjustment) => adjustment.excluded.split(", ")),
  );
  return words.filter(
    (text) =>
      !text
        .toLowerCase()
        .split(" ")
        .some((word) => excludedWords.has(word)),
  );
}

/** The signs of a trade, preceded by those of the adjustments. */
function addAdjustmentSigns(
  signs: Material["signs"],
  adjustments: readonly Adjustment[],
): Material["signs"] {
  const addedSigns = adjustments.flatMap((adjustment) => splitList(adjustment.signs));
  return {
    ...signs,
    modern: [...addedSigns, ...signs.modern],
    classic: [...addedSigns, ...signs.classic],
  };
}

function findVocabularies(
  trades: readonly string[],
  briefPhrases: ReadonlySet<string>,
): TradeVocabulary[] {
  return trades.flatMap((trade) => {
    const vocabulary = TRADES[trade];
    return vocabulary === undefined
      ? []
      : [filterByMentionedKinds(trade, vocabulary, briefPhrases)];
  });
}

/** Combines the words of several trades, without duplicates. */
function mergeLists(
  trades: readonly TradeVocabulary[],
  key: "tools" | "adjectives" | "ingredients" | "spots" | "pictures" | "roots",
): string[] {
  return [...new Set(trades.flatMap((trade) => splitList(trade[key])))];
}

const TITLES = /^(?:dr|mr|mrs|ms|smt|shri|sri|prof|adv|ca|er|miss|kumari)\.?$/i;

/** "Dr. Meera Rao" → ["Meera", "Rao"]; empty if the name is not in Latin letters. */
function splitFounder(founder: string): string[] {
  const words = founder
    .split(/[\s.]+/)
    .filter((word) => /^[a-z][a-z'’-]*$/i.test(word) && !TITLES.test(word));
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).slice(0, 3);
}

function normalizePlace(place: string): string {
  const firstPart = place.split(",")[0]?.trim() ?? "";
  return /^[a-z0-9][a-z0-9 .'’-]*$/i.test(firstPart) ? toTitleCase(firstPart) : "";
}

function findRoots(words: readonly string[]): IndicRoot[] {
  const table = getRoots();
  return words.map((word) => table.get(word.toLowerCase())).filter((root) => root !== undefined);
}

/** The vocabulary of an unknown trade: the owner's own nouns, or neutral words if none. */
const makeUnknownVocabulary = (nouns: readonly string[]): TradeVocabulary =>
  findSubjectNoun(nouns) === undefined ? NEUTRAL_VOCABULARY : makeOwnVocabulary(nouns);

/** Collects the words for a brief's names; for an unknown trade from `fallback`, if given. */
export function collectMaterial(brief: Brief, fallback?: TradeVocabulary): Material {
  const reading = readTrade(brief.about);
  const vocabularies = findVocabularies(reading.trades, reading.briefPhrases);
  const noun = findSubjectNoun(reading.nouns);
  const adjustments = findAdjustments(reading.briefPhrases, reading.trades);
  const trades =
    vocabularies.length > 0 ? vocabularies : [fallback ?? makeUnknownVocabulary(reading.nouns)];
  return {
    trades: reading.trades,
    signs: addAdjustmentSigns(
      vocabularies.length > 0
        ? listTradeSigns(vocabularies[0], reading.briefPhrases)
        : makeOwnSigns(reading.nouns),
      adjustments,
    ),
    tools: removeExcluded(mergeLists(trades, "tools"), adjustments),
    adjectives: [
      ...adjustments.flatMap(({ adjectives }) => doubleWords(splitList(adjectives))),
      ...mergeLists(trades.slice(0, 1), "adjectives"),
    ],
    ingredients: removeExcluded(
      [
        ...adjustments.flatMap(({ ingredients }) => doubleWords(splitList(ingredients))),
        ...mergeLists(trades, "ingredients"),
      ],
      adjustments,
    ),
    spots: mergeLists(trades.slice(0, 1), "spots"),
    pictures: [
      ...adjustments.flatMap(({ pictures }) => doubleWords(doubleWords(splitList(pictures)))),
      ...removeExcluded(mergeLists(trades, "pictures"), adjustments),
    ],
    roots: findRoots(mergeLists(trades, "roots")),
    colouredPlaces: findRoots(splitList(COLOURED_PLACES)),
    trees: splitList(TREES),
    landmarks: splitList(LANDMARKS),
    streets: splitList(STREETS),
    indicStreets: splitList(INDIC_STREETS),
    modifiers: splitList(SIGN_MODIFIERS),
    numbers: splitList(NUMBER_WORDS),
    ordinals: splitList(ORDINALS),
    playfulAdjectives: splitList(PLAYFUL_ADJECTIVES),
    requestedWords: parseRequestedWords(brief.words, trades),
    theme:
      vocabularies.length > 0 || noun === undefined
        ? undefined
        : { text: toTitleCase(noun), kind: "noun" },
    founder: splitFounder(brief.founder || reading.person),
    place: normalizePlace(brief.place || reading.place),
    isSober: trades.some((trade) => trade.isSober === true),
  };
}
