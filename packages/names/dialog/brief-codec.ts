import {
  type Brief,
  EMPTY_BRIEF,
  LENGTHS,
  type Length,
  NOVELTY_LEVELS,
  type NoveltyLevel,
  STYLES,
  type Style,
} from "../engine/model/brief.ts";

/**
 * A brief in a form or a URL. Both use the same parameters, so without JavaScript a form leads to
 * the same URL that JavaScript writes, and the URL can be shared.
 */

/** Possible problems of a brief; their copy is in copy.ts. */
export type BriefProblem =
  | "nothing"
  | "about-too-long"
  | "too-many-words"
  | "words-too-long"
  | "missing-founder"
  | "founder-too-long"
  | "missing-place"
  | "place-too-long";

/** The text fields. */
export type BriefTextField = "about" | "words" | "founder" | "place";

/** A brief while it is edited. Choices always have a valid value. */
export interface BriefDraft {
  about: string;
  words: string;
  style: Style;
  founder: string;
  place: string;
  length: Length;
  novelty: NoveltyLevel;
  seed: number;
}

/** A draft with its problems, and its brief if it has none. */
export interface DecodedBrief {
  draft: BriefDraft;
  brief: Brief | undefined;
  problems: Partial<Record<BriefTextField, BriefProblem>>;
}

export const EMPTY_BRIEF_DRAFT: BriefDraft = { ...EMPTY_BRIEF, words: "" };

/** Number of names on one page, and of those that each step adds. */
export const NAMES_PER_PAGE = 24;
/** Maximum offset in a URL: the server makes all names up to it, and one more page. */
const MAX_OFFSET = NAMES_PER_PAGE;
const SEED_COUNT = 1_000_000;
/** The server drops longer parameter values, so the browser ignores them too. */
const MAX_VALUE_LENGTH = 200;

/** Maximum number of words, and maximum lengths of the other texts in characters. */
export const LIMITS = { about: 120, words: 5, word: 20, founder: 40, place: 40 } as const;
/** Maximum length of the words field: all words, separated by a comma and a space. */
export const MAX_WORDS_LENGTH = LIMITS.words * (LIMITS.word + 2);

/** Parameter names in forms and URLs. They are public, so some differ from the names here. */
export const PARAMETERS = {
  about: "about",
  words: "words",
  style: "style",
  founder: "person",
  place: "place",
  length: "length",
  novelty: "invented",
  seed: "seed",
  offset: "from",
} as const;
type Parameter = keyof typeof PARAMETERS;

/** Form data or URL parameters: anything that returns the first value of a name. */
interface Values {
  get(name: string): unknown;
}

/** Decodes the brief of a form or a URL; undefined if nothing was typed. */
export function decodeBrief(values: Values): DecodedBrief | undefined {
  const draft = decodeBriefDraft(values);
  return isBlank(draft) ? undefined : validateBriefDraft(draft);
}

/** Whether nothing has been typed; choices alone are not a brief. */
export const isBlank = ({ about, words, founder, place }: BriefDraft): boolean =>
  about === "" && words === "" && founder === "" && place === "";

/** Decodes a draft; invalid values of choices are replaced by defaults. */
export function decodeBriefDraft(values: Values): BriefDraft {
  const text = (parameter: Parameter) => readText(values, parameter);
  const novelty = Number(text("novelty") || EMPTY_BRIEF_DRAFT.novelty);
  return {
    about: text("about"),
    words: text("words"),
    style: STYLES.find((style) => style === text("style")) ?? EMPTY_BRIEF_DRAFT.style,
    founder: text("founder"),
    place: text("place"),
    length: LENGTHS.find((length) => length === text("length")) ?? EMPTY_BRIEF_DRAFT.length,
    novelty: NOVELTY_LEVELS.find((level) => level === novelty) ?? EMPTY_BRIEF_DRAFT.novelty,
    seed: parseWholeNumber(text("seed"), SEED_COUNT - 1),
  };
}

/** Returns the problems of a draft, or its brief if there are none. */
export function validateBriefDraft(draft: BriefDraft): DecodedBrief {
  const problems: DecodedBrief["problems"] = {};
  const words = splitRequestedWords(draft.words);
  if (isBlank(draft)) problems.about = "nothing";
  if (draft.about.length > LIMITS.about) problems.about = "about-too-long";
  if (words.length > LIMITS.words) problems.words = "too-many-words";
  if (words.some((word) => word.length > LIMITS.word)) problems.words = "words-too-long";
  for (const field of ["founder", "place"] as const) {
    const isMissing = draft[field] === "" && draft.style === field;
    if (isMissing) problems[field] = `missing-${field}`;
    if (draft[field].length > LIMITS[field]) problems[field] = `${field}-too-long`;
  }
  const brief = Object.keys(problems).length === 0 ? { ...draft, words } : undefined;
  return { draft, brief, problems };
}

/** The words that the owner requests, as typed. */
const splitRequestedWords = (text: string): string[] =>
  text.split(/[^\p{L}\p{M}\d'’-]+/u).filter((word) => /\p{L}/u.test(word));

/** Encodes a draft as a query, with its `?`; defaults are left out. */
export function encodeBrief(draft: BriefDraft, offset = 0): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...draft, offset })) {
    const defaultValue = name === "offset" ? 0 : EMPTY_BRIEF_DRAFT[name as keyof BriefDraft];
    if (value !== defaultValue) query.set(PARAMETERS[name as Parameter], String(value));
  }
  return query.size === 0 ? "" : `?${query}`;
}

/** The offset of the first name of a URL: a whole number of pages. */
export const decodeOffset = (values: Values): number => {
  const offset = parseWholeNumber(readText(values, "offset"), MAX_OFFSET);
  return offset % NAMES_PER_PAGE === 0 ? offset : 0;
};

/** The query of the next page without JavaScript; beyond the maximum offset, of the next seed. */
export const encodeNextPage = (draft: BriefDraft, offset: number): string =>
  offset <= MAX_OFFSET
    ? encodeBrief(draft, offset)
    : encodeBrief({ ...draft, seed: getNextSeed(draft.seed) });

/** Returns the seed for "Show other names". */
export const getNextSeed = (seed: number): number => (seed + 1) % SEED_COUNT;

function readText(values: Values, parameter: Parameter): string {
  const value = values.get(PARAMETERS[parameter]);
  return typeof value === "string" && value.length <= MAX_VALUE_LENGTH ? cleanText(value) : "";
}

// Removes control and invisible characters, and collapses white space.
const cleanText = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Parses up to six digits; 0 if the text is anything else or the number exceeds `max`. */
const parseWholeNumber = (text: string, max: number) => {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  return number <= max ? number : 0;
};
