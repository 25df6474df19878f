import {
  type BusinessName,
  METHODS,
  type Method,
  type Scores,
} from "../engine/model/business-name.ts";
import { isRecord, parseJsonList } from "@angadi/ui/saved/saved-kind";
import { type Lettering, isLettering } from "../board/lettering.ts";

/** The five scores of a name. */
export const FIGURES = ["total", "memorable", "simple", "durable", "legal"] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

/** A name on the shortlist. */
export interface ShortlistedName {
  text: string;
  /** The chosen lettering; if undefined, the name's default. */
  lettering?: Lettering | undefined;
  /** How the name was made; undefined for typed and shared names. */
  method?: Method | undefined;
  figures: Figures;
}

/** Maximum number of names on the shortlist. */
export const MAX_SHORTLISTED = 60;
/** Maximum number of names in a shared URL. */
export const MAX_SHARED_NAMES = 12;
/** Maximum length of a typed or shared name, in characters. */
export const MAX_BUSINESS_NAME_LENGTH = 40;
/** The server drops longer lists in a URL (apps/site/pages/business-name-generator/query.server.ts). */
const MAX_LIST_LENGTH = 500;

const VALID_NAME = /^[\p{L}\p{M}\p{N} &'’.+-]+$/u;

/** Parses a name as it would appear on a signboard; undefined if it is invalid. */
export function parseName(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.replaceAll(/\s+/g, " ").trim();
  return text.length <= MAX_BUSINESS_NAME_LENGTH && VALID_NAME.test(text) && /\p{L}/u.test(text)
    ? text
    : undefined;
}

/** Key of a name: different spellings of the same name have the same key. */
export const toNameKey = (text: string): string =>
  text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Parses stored names; invalid entries are skipped. */
export const parseShortlist = (stored: string): ShortlistedName[] =>
  removeDuplicates(parseJsonList(stored).flatMap((value) => parseShortlistedName(value) ?? []));

/** Removes duplicates, and limits the list to `MAX_SHORTLISTED`. */
export function removeDuplicates(list: readonly ShortlistedName[]): ShortlistedName[] {
  const namesByKey = new Map<string, ShortlistedName>();
  for (const name of list)
    if (!namesByKey.has(toNameKey(name.text))) namesByKey.set(toNameKey(name.text), name);
  return [...namesByKey.values()].slice(0, MAX_SHORTLISTED);
}

/** Parses an entry. Older lists, still in some browsers, store the lettering as `mood`. */
function parseShortlistedName(value: unknown): ShortlistedName | undefined {
  if (!isRecord(value)) return undefined;
  const { text, mood, lettering = mood, method, figures } = value;
  const name = parseName(text);
  const parsedFigures = parseFigures(figures);
  if (name === undefined || !parsedFigures) return undefined;
  return {
    text: name,
    lettering: isLettering(lettering) ? lettering : undefined,
    method: METHODS.find((known) => known === method),
    figures: parsedFigures,
  };
}

function parseFigures(value: unknown): Figures | undefined {
  if (!isRecord(value)) return undefined;
  const figures = Object.fromEntries(FIGURES.map((name) => [name, value[name]]));
  const areValid = Object.values(figures).every(
    (figure) => typeof figure === "number" && figure >= 0 && figure <= 100,
  );
  return areValid ? (figures as Figures) : undefined;
}

/** Decodes the names in a shared URL; undefined if there are none. */
export function decodeSharedNames(search: URLSearchParams): string[] | undefined {
  const list = search.get("shortlist");
  if (list === null || list.length > MAX_LIST_LENGTH) return undefined;
  const names = list.split(",").flatMap((text) => parseName(text) ?? []);
  const keys = names.map(toNameKey);
  return names
    .filter((_, index) => keys.indexOf(keys[index] ?? "") === index)
    .slice(0, MAX_SHARED_NAMES);
}

/** Encodes names as a query, up to the limits of a shared URL. */
export const encodeSharedNames = (names: readonly string[]): string =>
  `?shortlist=${names
    .slice(0, MAX_SHARED_NAMES)
    .map((name) => new URLSearchParams([["", name]]).toString().slice(1))
    .join(",")}`;

/** A name with its scores; typed and shared names have no method. */
type ScoredName = Pick<BusinessName, "text" | "scores"> & { method?: Method };

/** Converts a proposed, typed or shared name to a shortlist entry. */
export const toShortlistEntry = ({ text, method, scores }: ScoredName): ShortlistedName => ({
  text,
  method,
  figures: toFigures(scores),
});

/** Extracts the five scores of a name. */
const toFigures = ({ total, memorable, simple, durable, legal }: Scores): Figures => ({
  total,
  memorable: memorable.points,
  simple: simple.points,
  durable: durable.points,
  legal: legal.points,
});
