import { type BusinessName, METHODS, type Method, type Scores } from "../engine/business-name.ts";
import { parsedJson } from "#ui/storage/persisted.ts";
import { type Mood, isMood } from "../board/mood.ts";

/** The five figures of a name. */
export const FIGURES = ["total", "memorable", "simple", "durable", "legal"] as const;
export type Figures = Record<(typeof FIGURES)[number], number>;

/** A name that somebody keeps. */
export interface Kept {
  text: string;
  /** Chosen; otherwise the name's own. */
  mood?: Mood | undefined;
  /** How it came about; undefined for names of one's own. */
  method?: Method | undefined;
  figures: Figures;
}

/** As many as one can still compare. */
export const MOST_KEPT = 60;
/** Names in a shared address. */
export const MOST_SHARED = 12;
/** Characters of a name that somebody types or sends. */
export const LONGEST = 40;
/** The server drops longer lists of an address (site/search-params.ts). */
const LONGEST_LIST = 500;

const NAME = /^[\p{L}\p{M}\p{N} &'’.+-]+$/u;

/** A name as a signboard would have it; undefined for what is none. */
export function nameIn(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const text = value.replaceAll(/\s+/g, " ").trim();
  return text.length <= LONGEST && NAME.test(text) && /\p{L}/u.test(text) ? text : undefined;
}

/** Two spellings of one name are one name. */
export const keyOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The names in a stored text: whatever is not one is passed over. */
export function keptIn(stored: string): Kept[] {
  const list = parsedJson(stored);
  return Array.isArray(list) ? eachOnce(list.flatMap((value) => keptFrom(value) ?? [])) : [];
}

/** Each name once, and no more than can be kept. */
export function eachOnce(list: readonly Kept[]): Kept[] {
  const byKey = new Map<string, Kept>();
  for (const kept of list) if (!byKey.has(keyOf(kept.text))) byKey.set(keyOf(kept.text), kept);
  return [...byKey.values()].slice(0, MOST_KEPT);
}

function keptFrom(value: unknown): Kept | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { text, mood, method, figures } = value as Record<string, unknown>;
  const name = nameIn(text);
  const read = figuresFrom(figures);
  if (name === undefined || !read) return undefined;
  return {
    text: name,
    mood: isMood(mood) ? mood : undefined,
    method: METHODS.find((known) => known === method),
    figures: read,
  };
}

function figuresFrom(value: unknown): Figures | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const figures = Object.fromEntries(
    FIGURES.map((name) => [name, (value as Record<string, unknown>)[name]]),
  );
  const good = Object.values(figures).every(
    (figure) => typeof figure === "number" && figure >= 0 && figure <= 100,
  );
  return good ? (figures as Figures) : undefined;
}

/** The names an address shares; undefined where it shares none. */
export function sharedIn(search: URLSearchParams): string[] | undefined {
  const shared = search.get("shortlist");
  if (shared === null || shared.length > LONGEST_LIST) return undefined;
  const names = shared.split(",").flatMap((text) => nameIn(text) ?? []);
  const keys = names.map(keyOf);
  return names
    .filter((_, index) => keys.indexOf(keys[index] ?? "") === index)
    .slice(0, MOST_SHARED);
}

/** The query that shares names: as many as an address may hold. */
export const sharedQuery = (names: readonly string[]): string =>
  `?shortlist=${names
    .slice(0, MOST_SHARED)
    .map((name) => new URLSearchParams([["", name]]).toString().slice(1))
    .join(",")}`;

/** What is kept of a proposal. */
export const kept = ({ text, method, scores }: BusinessName): Kept => ({
  text,
  method,
  figures: figuresOf(scores),
});

/** The five figures of a name's scores. */
export const figuresOf = ({ total, memorable, simple, durable, legal }: Scores): Figures => ({
  total,
  memorable: memorable.points,
  simple: simple.points,
  durable: durable.points,
  legal: legal.points,
});
