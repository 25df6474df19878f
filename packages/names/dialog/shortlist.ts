import { type BusinessName, METHODS, type Method, type Scores } from "../engine/business-name.ts";
import { parseJson } from "@angadi/ui/saved/parse-json";
import { type Lettering, isLettering } from "../board/lettering.ts";

/** The five figures of a name. */
export const FIGURES = ["total", "memorable", "simple", "durable", "legal"] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

/** A name on the shortlist. */
export interface ShortlistedName {
  text: string;
  /** Chosen; otherwise the name's own. */
  lettering?: Lettering | undefined;
  /** How it came about; undefined for names of one's own. */
  method?: Method | undefined;
  figures: Figures;
}

/** As many as one can still compare. */
export const MAX_SHORTLISTED = 60;
/** Names in a shared address. */
export const MAX_SHARED = 12;
/** Characters of a name that somebody types or sends. */
export const LONGEST = 40;
/** The server drops longer lists of an address (apps/site/search-params.ts). */
const LONGEST_LIST = 500;

const NAME = /^[\p{L}\p{M}\p{N} &'’.+-]+$/u;

/** A name as a signboard would have it; undefined for what is none. */
export function parseName(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.replaceAll(/\s+/g, " ").trim();
  return text.length <= LONGEST && NAME.test(text) && /\p{L}/u.test(text) ? text : undefined;
}

/** Two spellings of one name are one name. */
export const toKey = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The names in a stored text: whatever is not one is passed over. */
export function parseShortlist(stored: string): ShortlistedName[] {
  const list = parseJson(stored);
  return Array.isArray(list)
    ? eachOnce(list.flatMap((value) => parseShortlistedName(value) ?? []))
    : [];
}

/** Each name once, and no more than can be kept. */
export function eachOnce(list: readonly ShortlistedName[]): ShortlistedName[] {
  const byKey = new Map<string, ShortlistedName>();
  for (const name of list) if (!byKey.has(toKey(name.text))) byKey.set(toKey(name.text), name);
  return [...byKey.values()].slice(0, MAX_SHORTLISTED);
}

/** A lettering was stored as `mood` at first, and browsers still hold such lists. */
function parseShortlistedName(value: unknown): ShortlistedName | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { text, mood, lettering = mood, method, figures } = value as Record<string, unknown>;
  const name = parseName(text);
  const read = parseFigures(figures);
  if (name === undefined || !read) return undefined;
  return {
    text: name,
    lettering: isLettering(lettering) ? lettering : undefined,
    method: METHODS.find((known) => known === method),
    figures: read,
  };
}

function parseFigures(value: unknown): Figures | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const figures = Object.fromEntries(
    FIGURES.map((name) => [name, (value as Record<string, unknown>)[name]]),
  );
  const good = Object.values(figures).every(
    (figure) => typeof figure === "number" && figure >= 0 && figure <= 100,
  );
  return good ? (figures as Figures) : undefined;
}

/** The names an address shares; undefined if it shares none. */
export function decodeSharedNames(search: URLSearchParams): string[] | undefined {
  const shared = search.get("shortlist");
  if (shared === null || shared.length > LONGEST_LIST) return undefined;
  const names = shared.split(",").flatMap((text) => parseName(text) ?? []);
  const keys = names.map(toKey);
  return names.filter((_, index) => keys.indexOf(keys[index] ?? "") === index).slice(0, MAX_SHARED);
}

/** The query that shares names: as many as an address may hold. */
export const encodeSharedNames = (names: readonly string[]): string =>
  `?shortlist=${names
    .slice(0, MAX_SHARED)
    .map((name) => new URLSearchParams([["", name]]).toString().slice(1))
    .join(",")}`;

/** What is kept of a proposal. */
export const shortlistedName = ({ text, method, scores }: BusinessName): ShortlistedName => ({
  text,
  method,
  figures: toFigures(scores),
});

/** The five figures of a name's scores. */
export const toFigures = ({ total, memorable, simple, durable, legal }: Scores): Figures => ({
  total,
  memorable: memorable.points,
  simple: simple.points,
  durable: durable.points,
  legal: legal.points,
});
