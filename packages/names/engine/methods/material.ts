import { type Brief } from "../model/brief.ts";
import { memoize } from "../model/memoize.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { normalizePhrase } from "../reading/trade-index.ts";
import { readTrade } from "../reading/trades.ts";
import { getRoots, type Root } from "../words/roots.ts";
import {
  INDIC_STREETS,
  LANDMARKS,
  MERRY,
  NEUTRAL,
  NUMBERS,
  ORDINALS,
  STREETS,
  TIMES,
  TINTED_PLACES,
  TREES,
} from "../words/stock.ts";
import { type TradeVocabulary } from "../words/trade-vocabulary.ts";
import STEERS from "../words/steers.json" with { type: "json" };
import { TRADES } from "../words/trades.ts";
import { type RequestedWord, parseRequestedWords } from "./requested-words.ts";
import { makeOwnVocabulary } from "./own-words.ts";
import { filterByMentionedKinds } from "./kinds.ts";
import { capitalised, splitList, pluralize } from "./spelling.ts";

/** All words for the names of a brief, collected once. */
export interface Material {
  /** The recognised trades; empty if none was recognised. */
  trades: readonly string[];
  signs: { modern: readonly string[]; classic: readonly string[]; indian: readonly string[] };
  tools: readonly string[];
  looks: readonly string[];
  stuffs: readonly string[];
  spots: readonly string[];
  pictures: readonly string[];
  roots: readonly Root[];
  trees: readonly string[];
  tintedPlaces: readonly Root[];
  landmarks: readonly string[];
  streets: readonly string[];
  indicStreets: readonly string[];
  times: readonly string[];
  numbers: readonly string[];
  ordinals: readonly string[];
  merry: readonly string[];
  requestedWords: readonly RequestedWord[];
  /** The owner's own noun if no trade was recognised. */
  theme: RequestedWord | undefined;
  /** The founder's name without title, word by word. */
  person: readonly string[];
  /** The town, street or landmark, in the spelling for a name. */
  place: string;
  /** No puns, e.g. for a lawyer. */
  sober: boolean;
}

const NO_SIGNS = { modern: [], classic: [], indian: [] };

/** The signs of a trade, without those for specialties the owner did not mention. */
function allSigns(
  trade: TradeVocabulary | undefined,
  briefPhrases: ReadonlySet<string>,
): Material["signs"] {
  if (trade === undefined) return NO_SIGNS;
  const hasOwnSign = (sign: string) =>
    trade.onlyFor?.[sign]?.split(", ").some((phrase) => briefPhrases.has(phrase)) ?? true;
  const listSigns = (text: string) => splitList(text).filter((sign) => hasOwnSign(sign));
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

/** Signs of an unknown trade from the owner's own noun: "Bicycles", "Bicycle House". */
function ownSigns(nouns: readonly string[]): Material["signs"] {
  const noun = findSubjectNoun(nouns);
  if (noun === undefined) return allSigns(NEUTRAL, new Set());
  const name = capitalised(noun);
  return {
    modern: [pluralize(name), name, `${name} Works`, `${name} Studio`, `${name} Room`],
    classic: [`${name} House`, `${name} Company`, `${name} Stores`, `${name} Depot`],
    indian: [`${name} Bhandar`],
  };
}

/** What words like "eggless" or "wholesale" add to a trade and remove from it. */
type Steer = (typeof STEERS)["eggless"];

const splitPhrases = memoize((match) => match.split(", ").map(normalizePhrase));

function findSteers(briefPhrases: ReadonlySet<string>, trades: readonly string[]): Steer[] {
  const isSaid = (list: string) => splitPhrases(list).some((phrase) => briefPhrases.has(phrase));
  return Object.values(STEERS).filter(
    (steer) =>
      isSaid(steer.match) &&
      !isSaid(steer.unless) &&
      (steer.for === "" || trades.includes(steer.for)),
  );
}

/** Lists a steer's words twice, so that they are chosen more often than others. */
const twice = (words: readonly string[]): string[] => [...words, ...words];

function removeExcluded(words: readonly string[], steers: readonly Steer[]): string[] {
  const barred = new Set(steers.flatMap((steer) => steer.without.split(", ")));
  return words.filter(
    (text) =>
      !text
        .toLowerCase()
        .split(" ")
        .some((word) => barred.has(word)),
  );
}

/** The signs of a trade, preceded by those of the steers. */
function addSteerSigns(signs: Material["signs"], steers: readonly Steer[]): Material["signs"] {
  const more = steers.flatMap((steer) => splitList(steer.signs));
  return { ...signs, modern: [...more, ...signs.modern], classic: [...more, ...signs.classic] };
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
  key: "tools" | "looks" | "stuffs" | "spots" | "pictures" | "roots",
): string[] {
  return [...new Set(trades.flatMap((trade) => splitList(trade[key])))];
}

const TITLES = /^(?:dr|mr|mrs|ms|smt|shri|sri|prof|adv|ca|er|miss|kumari)\.?$/i;

/** "Dr. Meera Rao" → ["Meera", "Rao"]; empty if the name is not in Latin letters. */
function splitPerson(person: string): string[] {
  const words = person
    .split(/[\s.]+/)
    .filter((word) => /^[a-z][a-z'’-]*$/i.test(word) && !TITLES.test(word));
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).slice(0, 3);
}

function normalizePlace(place: string): string {
  const first = place.split(",")[0]?.trim() ?? "";
  return /^[a-z0-9][a-z0-9 .'’-]*$/i.test(first) ? capitalised(first) : "";
}

function findRoots(words: readonly string[]): Root[] {
  const table = getRoots();
  return words.map((word) => table.get(word.toLowerCase())).filter((root) => root !== undefined);
}

/** The owner's own words, or a neutral vocabulary if there are none. */
const makeUnknownVocabulary = (nouns: readonly string[]): TradeVocabulary =>
  findSubjectNoun(nouns) === undefined ? NEUTRAL : makeOwnVocabulary(nouns);

/** Collects the words for a brief's names; an unknown trade uses `stock` if given. */
export function collectMaterial(brief: Brief, stock?: TradeVocabulary): Material {
  const read = readTrade(brief.about);
  const vocabularies = findVocabularies(read.trades, read.briefPhrases);
  const noun = findSubjectNoun(read.nouns);
  const steers = findSteers(read.briefPhrases, read.trades);
  const trades =
    vocabularies.length > 0 ? vocabularies : [stock ?? makeUnknownVocabulary(read.nouns)];
  return {
    trades: read.trades,
    signs: addSteerSigns(
      vocabularies.length > 0 ? allSigns(vocabularies[0], read.briefPhrases) : ownSigns(read.nouns),
      steers,
    ),
    tools: removeExcluded(mergeLists(trades, "tools"), steers),
    looks: [
      ...steers.flatMap(({ looks }) => twice(splitList(looks))),
      ...mergeLists(trades.slice(0, 1), "looks"),
    ],
    stuffs: removeExcluded(
      [
        ...steers.flatMap(({ stuffs }) => twice(splitList(stuffs))),
        ...mergeLists(trades, "stuffs"),
      ],
      steers,
    ),
    spots: mergeLists(trades.slice(0, 1), "spots"),
    pictures: [
      ...steers.flatMap(({ pictures }) => twice(twice(splitList(pictures)))),
      ...removeExcluded(mergeLists(trades, "pictures"), steers),
    ],
    roots: findRoots(mergeLists(trades, "roots")),
    tintedPlaces: findRoots(splitList(TINTED_PLACES)),
    trees: splitList(TREES),
    landmarks: splitList(LANDMARKS),
    streets: splitList(STREETS),
    indicStreets: splitList(INDIC_STREETS),
    times: splitList(TIMES),
    numbers: splitList(NUMBERS),
    ordinals: splitList(ORDINALS),
    merry: splitList(MERRY),
    requestedWords: parseRequestedWords(brief.words, trades),
    theme:
      vocabularies.length > 0 || noun === undefined
        ? undefined
        : { text: capitalised(noun), kind: "thing" },
    person: splitPerson(brief.person || read.person),
    place: normalizePlace(brief.place || read.place),
    sober: trades.some((trade) => trade.sober === true),
  };
}
