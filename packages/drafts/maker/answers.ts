import { type Lettering, isLettering } from "@angadi/names/board/lettering";
import {
  DELIVERIES,
  type DraftBrief,
  EMPTY_DRAFT_BRIEF,
  BRIEF_LIMITS,
  MAX_DRAFT_OFFERS,
  OFFER_LIMITS,
} from "../draft.ts";

export type BoardChoice = Lettering | "none";

export const isBoardChoice = (value: unknown): value is BoardChoice =>
  value === "none" || isLettering(value);

/** All that the visitor entered for a draft: the brief and the choices of its look. */
export interface Answers {
  brief: DraftBrief;
  /** How many times another look was requested. */
  turn: number;
  /** Index into the look's palettes; undefined for the look's default. */
  palette?: number | undefined;
  pairing?: number | undefined;
  /** The board for the name; "none" if the visitor removed it. */
  board?: BoardChoice | undefined;
}

export const EMPTY_ANSWERS: Answers = { brief: EMPTY_DRAFT_BRIEF, turn: 0 };

/** Whether any field has text to make a draft from. */
export const hasText = ({ offers = [], ...texts }: DraftBrief): boolean =>
  [...Object.values(texts), ...offers.flatMap(({ name, price }) => [name, price])].some(
    (text) => text !== undefined && text.trim() !== "",
  );

const TEXT_FIELDS = Object.keys(BRIEF_LIMITS) as (keyof typeof BRIEF_LIMITS)[];

/** Names of an offer's fields, in the form and in a link. */
export const OFFER_FIELD_NAMES = Array.from({ length: MAX_DRAFT_OFFERS }, (_, index) => ({
  name: `offer${index + 1}`,
  price: `price${index + 1}`,
}));

/** The text fields that a form or link may have, and their maximum lengths. */
const FIELD_LIMITS: ReadonlyMap<string, number> = new Map([
  ...Object.entries(BRIEF_LIMITS),
  ...OFFER_FIELD_NAMES.flatMap(({ name, price }): [string, number][] => [
    [name, OFFER_LIMITS.name],
    [price, OFFER_LIMITS.price],
  ]),
]);

/** Id of the maker's section. A link's hash starts with it, followed by the answers. */
export const SECTION_ID = "try";
const HASH_PREFIX = `#${SECTION_ID}?`;

const MAX_HASH_LENGTH = 20_000;
const MAX_VALUES = { turn: 999, palette: 3, pairing: 8 } as const;

/**
 * Parses a brief from form data or URL parameters, the first value of each, without truncation. An
 * empty field counts as undefined, unless `shouldKeepEmpty`.
 */
export function parseDraftBrief(
  values: { get(name: string): string | null | undefined },
  shouldKeepEmpty = false,
): DraftBrief {
  const read = (name: string) => {
    const text = values.get(name) ?? undefined;
    return text === "" && !shouldKeepEmpty ? undefined : text;
  };
  const texts = TEXT_FIELDS.flatMap((field) => {
    const text = read(field);
    return text === undefined ? [] : [[field, text]];
  });
  const delivery = read("delivery");
  const rows = OFFER_FIELD_NAMES.map(({ name, price }) => ({
    name: read(name),
    price: read(price),
  }));
  const hasOffers = rows.some(({ name, price }) => (name ?? price) !== undefined);
  const rowCount = rows.findLastIndex(({ name, price }) => Boolean(name || price)) + 1;
  return {
    ...EMPTY_DRAFT_BRIEF,
    ...Object.fromEntries(texts),
    ...(isDelivery(delivery) && { delivery }),
    ...(hasOffers && {
      offers: rows.slice(0, rowCount).map(({ name = "", price = "" }) => ({ name, price })),
    }),
  };
}

const isDelivery = (value: string | undefined): value is NonNullable<DraftBrief["delivery"]> =>
  value === "" || DELIVERIES.some((delivery) => delivery === value);

/** Encodes answers as the hash of a link, with its `#`; leaves out undefined fields. */
export function encodeAnswers({ brief, ...choices }: Answers): string {
  const { offers, ...texts } = brief;
  // An empty row keeps a cleared list from being filled again.
  const rows = offers?.length === 0 ? [{ name: "", price: "" }] : (offers ?? []);
  const fields = [
    ...Object.entries(texts),
    ...rows.flatMap(({ name, price }, index) => [
      [`offer${index + 1}`, name] as const,
      [`price${index + 1}`, price] as const,
    ]),
  ];
  const values = new URLSearchParams();
  for (const [field, text] of fields) {
    const isDefault = text === "" && Object.hasOwn(EMPTY_DRAFT_BRIEF, field);
    if (text === undefined || isDefault) continue;
    values.set(field, text.slice(0, FIELD_LIMITS.get(field)).toWellFormed());
  }
  if (choices.turn > 0) values.set("turn", String(Math.min(choices.turn, MAX_VALUES.turn)));
  for (const name of ["palette", "pairing"] as const) {
    if (choices[name] !== undefined) values.set(name, String(choices[name]));
  }
  if (choices.board !== undefined) values.set("board", choices.board);
  return HASH_PREFIX + values.toString();
}

/** Decodes a hash written by `encodeAnswers`; undefined for any other. */
export function decodeAnswers(hash: string): Answers | undefined {
  if (!hash.startsWith(HASH_PREFIX) || hash.length > MAX_HASH_LENGTH) return undefined;
  const values = new URLSearchParams(decodeMailLink(hash.slice(HASH_PREFIX.length)));
  let board: BoardChoice | undefined;
  const numbers: { -readonly [Name in keyof typeof MAX_VALUES]?: number } = {};
  for (const [name, value] of values) {
    if (values.getAll(name).length > 1) return undefined;
    if (name === "board") {
      if (!isBoardChoice(value)) return undefined;
      board = value;
    } else if (isNumberField(name)) {
      if (!/^\d{1,3}$/.test(value) || Number(value) > MAX_VALUES[name]) return undefined;
      numbers[name] = Number(value);
    } else if (
      name === "delivery" ? !isDelivery(value) : value.length > (FIELD_LIMITS.get(name) ?? -1)
    )
      return undefined;
  }
  return { brief: parseDraftBrief(values, true), turn: 0, ...numbers, ...(board && { board }) };
}

/**
 * The link in a mail has the fields in base64url, as `d`: a stranger typed the mail's address, so the
 * mail must not show what they typed (apps/server/jobs/leads/lead-mails.ts).
 */
function decodeMailLink(query: string): string {
  if (!query.startsWith("d=")) return query;
  try {
    return atob(query.slice(2).replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return "";
  }
}

const isNumberField = (name: string): name is keyof typeof MAX_VALUES =>
  Object.hasOwn(MAX_VALUES, name);
