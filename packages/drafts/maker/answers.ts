import { type Lettering, isLettering } from "@angadi/names/board/lettering";
import { type DraftBrief, EMPTY_DRAFT_BRIEF, LIMITS } from "../draft.ts";
import type { Overrides } from "../render/view.ts";

export type BoardChoice = Lettering | "none";

export const isBoardChoice = (value: unknown): value is BoardChoice =>
  value === "none" || isLettering(value);

/** All inputs of a draft: the brief, the choices, and the texts the visitor has changed. */
export interface Answers {
  brief: DraftBrief;
  /** How many times another look was requested. */
  turn: number;
  /** Index into the look's palettes; undefined for the look's default. */
  palette?: number | undefined;
  pairing?: number | undefined;
  /** The board for the name; "none" if the visitor removed it. */
  board?: BoardChoice | undefined;
  texts: Overrides;
}

export const EMPTY_ANSWERS: Answers = { brief: EMPTY_DRAFT_BRIEF, turn: 0, texts: {} };

/** The fields that a visitor types into. */
export const TYPED_FIELDS = ["sentence", "name", "place", "whatsapp"] as const;
export type TypedField = (typeof TYPED_FIELDS)[number];

const FIELDS = [...TYPED_FIELDS, "businessTypeId", "businessTypeName"] as const;

/** Start of a link's hash: the section's id, followed by the answers. */
export const SECTION_ID = "try";
const HASH_PREFIX = `#${SECTION_ID}?`;

/** Prefix of a changed text's parameter in a link, followed by the field's name. */
const TEXT = "text.";
const TEXT_FIELD = /^[a-z]{2,12}(?:\.(?:\d{1,2}|[a-z]{2,12}))?(?:\.[a-z]{2,12})?$/;
const LONGEST_TEXT = 400;
const MOST_TEXTS = 60;
const LONGEST_HASH = 20_000;
const MAX_VALUES = { turn: 999, palette: 3, pairing: 2 } as const;

/** Reads a brief from form data or URL parameters, the first value of each. Truncates nothing. */
export function parseDraftBrief(values: {
  get(name: string): string | null | undefined;
}): DraftBrief {
  const entries = FIELDS.map((field) => [field, values.get(field) ?? ""]);
  return Object.fromEntries(entries) as Record<(typeof FIELDS)[number], string>;
}

/** Encodes answers as the hash of a link, with its `#`; defaults are left out. */
export function encodeAnswers({ brief, texts, ...chosen }: Answers): string {
  const values = new URLSearchParams();
  for (const field of FIELDS) {
    const text = brief[field].slice(0, LIMITS[field]).toWellFormed();
    if (text !== "") values.set(field, text);
  }
  if (chosen.turn > 0) values.set("turn", String(Math.min(chosen.turn, MAX_VALUES.turn)));
  for (const name of ["palette", "pairing"] as const) {
    if (chosen[name] !== undefined) values.set(name, String(chosen[name]));
  }
  if (chosen.board !== undefined) values.set("board", chosen.board);
  for (const [field, text] of Object.entries(texts)) {
    if (text !== "") values.set(TEXT + field, text.slice(0, LONGEST_TEXT).toWellFormed());
  }
  return HASH_PREFIX + values.toString();
}

/** Decodes a hash written by `encodeAnswers`; undefined for any other. */
export function decodeAnswers(hash: string): Answers | undefined {
  if (!hash.startsWith(HASH_PREFIX) || hash.length > LONGEST_HASH) return undefined;
  const values = new URLSearchParams(hash.slice(HASH_PREFIX.length));
  const texts: [string, string][] = [];
  let board: BoardChoice | undefined;
  const numbers: { -readonly [Name in keyof typeof MAX_VALUES]?: number } = {};
  for (const [name, value] of values) {
    if (values.getAll(name).length > 1) return undefined;
    if (name.startsWith(TEXT)) texts.push([name.slice(TEXT.length), value]);
    else if (name === "board") {
      if (!isBoardChoice(value)) return undefined;
      board = value;
    } else if (isNumberName(name)) {
      if (!/^\d{1,3}$/.test(value) || Number(value) > MAX_VALUES[name]) return undefined;
      numbers[name] = Number(value);
    } else if (!isField(name) || value.length > LIMITS[name]) return undefined;
  }
  const areTexts = texts.every(
    ([field, text]) => TEXT_FIELD.test(field) && text.length <= LONGEST_TEXT,
  );
  if (!areTexts || texts.length > MOST_TEXTS) return undefined;
  return {
    brief: parseDraftBrief(values),
    turn: 0,
    ...numbers,
    ...(board && { board }),
    texts: Object.fromEntries(texts),
  };
}

const isField = (name: string): name is (typeof FIELDS)[number] =>
  FIELDS.some((field) => field === name);

const isNumberName = (name: string): name is keyof typeof MAX_VALUES =>
  Object.hasOwn(MAX_VALUES, name);
