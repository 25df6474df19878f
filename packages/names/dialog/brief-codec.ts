import {
  type Brief,
  EMPTY_BRIEF,
  INVENTED,
  type Invented,
  LENGTHS,
  type Length,
  STYLES,
  type Style,
} from "../engine/model/brief.ts";

/**
 * A brief in a form or a URL. Both use the same parameters, so without JavaScript a form leads to
 * the same URL that JavaScript writes, and the URL can be shared.
 */

/** Possible problems of a brief; the copy for each is in the content. */
export type BriefProblem =
  | "nothing"
  | "about-long"
  | "words-many"
  | "words-long"
  | "person-missing"
  | "person-long"
  | "place-missing"
  | "place-long";

/** The text fields. */
export type TextField = "about" | "words" | "person" | "place";

/** A brief as typed. Choices always have a valid value. */
export interface Draft {
  about: string;
  words: string;
  style: Style;
  person: string;
  place: string;
  length: Length;
  invented: Invented;
  seed: number;
}

/** A draft, its problems, and the brief if there are none. */
export interface DecodedBrief {
  draft: Draft;
  brief: Brief | undefined;
  problems: Partial<Record<TextField, BriefProblem>>;
}

export const EMPTY_DRAFT: Draft = { ...EMPTY_BRIEF, words: "" };

/** Number of names on one page, and added by each step. */
export const NAMES_PER_PAGE = 24;
/** Maximum offset in a URL: the server makes all names up to it, and one more page. */
const MAX_OFFSET = NAMES_PER_PAGE;
const SEEDS = 1_000_000;
/** The server drops longer parameter values, so the browser ignores them too. */
const LONGEST = 200;

/** Maximum lengths, as in the brief. */
export const LIMITS = { about: 120, words: 5, word: 20, person: 40, place: 40 } as const;
/** Maximum length of the words field: all words, separated by a comma and a space. */
export const WORDS_LENGTH = LIMITS.words * (LIMITS.word + 2);

/** Form data or URL parameters: anything that returns the first value of a name. */
interface Values {
  get(name: string): unknown;
}

/** Decodes the brief of a form or a URL; undefined if nothing was typed. */
export function decodeBrief(values: Values): DecodedBrief | undefined {
  const draft = decodeDraft(values);
  return isBlank(draft) ? undefined : validateDraft(draft);
}

/** Whether nothing has been typed; choices alone are not a brief. */
export const isBlank = ({ about, words, person, place }: Draft): boolean =>
  about === "" && words === "" && person === "" && place === "";

/** Reads a draft; invalid values of choices are replaced by defaults. */
export function decodeDraft(values: Values): Draft {
  const text = (name: string) => readText(values, name);
  const invented = Number(text("invented") || EMPTY_DRAFT.invented);
  return {
    about: text("about"),
    words: text("words"),
    style: STYLES.find((style) => style === text("style")) ?? EMPTY_DRAFT.style,
    person: text("person"),
    place: text("place"),
    length: LENGTHS.find((length) => length === text("length")) ?? EMPTY_DRAFT.length,
    invented: INVENTED.find((stop) => stop === invented) ?? EMPTY_DRAFT.invented,
    seed: wholeNumber(text("seed"), SEEDS - 1),
  };
}

/** Checks a draft. */
export function validateDraft(draft: Draft): DecodedBrief {
  const problems: DecodedBrief["problems"] = {};
  const words = splitOwnWords(draft.words);
  if (isBlank(draft)) problems.about = "nothing";
  if (draft.about.length > LIMITS.about) problems.about = "about-long";
  if (words.length > LIMITS.words) problems.words = "words-many";
  if (words.some((word) => word.length > LIMITS.word)) problems.words = "words-long";
  for (const field of ["person", "place"] as const) {
    const missing = draft[field] === "" && draft.style === (field === "person" ? "founder" : field);
    if (missing) problems[field] = `${field}-missing`;
    if (draft[field].length > LIMITS[field]) problems[field] = `${field}-long`;
  }
  const brief = Object.keys(problems).length === 0 ? { ...draft, words } : undefined;
  return { draft, brief, problems };
}

/** The words an owner asks for, as typed. */
const splitOwnWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\d'’-]+/u).filter((word) => /\p{L}/u.test(word));

/** Encodes a draft as a query, with its `?`; defaults are left out. */
export function encodeBrief(draft: Draft, from = 0): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...draft, from })) {
    const defaultValue = name === "from" ? 0 : EMPTY_DRAFT[name as keyof Draft];
    if (value !== defaultValue) query.set(name, String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** The offset of the first name of a URL: a whole number of pages. */
export const decodeOffset = (values: Values): number => {
  const from = wholeNumber(readText(values, "from"), MAX_OFFSET);
  return from % NAMES_PER_PAGE === 0 ? from : 0;
};

/** The query of the next page without JavaScript; beyond the maximum offset, of the next seed. */
export const encodeNext = (draft: Draft, from: number): string =>
  from <= MAX_OFFSET
    ? encodeBrief(draft, from)
    : encodeBrief({ ...draft, seed: nextSeed(draft.seed) });

/** The seed for "other names". */
export const nextSeed = (seed: number): number => (seed + 1) % SEEDS;

function readText(values: Values, name: string): string {
  const value = values.get(name);
  return typeof value === "string" && value.length <= LONGEST ? tidy(value) : "";
}

// Removes control and invisible characters, and collapses white space.
const tidy = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

const wholeNumber = (text: string, most: number) => {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number <= most ? number : 0;
};
