import { z } from "zod";
import type { BusinessType } from "../business-type.ts";
import { line, looseText } from "../text.ts";
import type { Staff } from "./staff.ts";

/** The business types as they were read; `version` is another one once anything has changed. */
export interface ReadTypes {
  types: BusinessType[];
  version: string;
}

/** Maximum number of business types. */
export const MAX_TYPES = 10_000;

/**
 * Nothing in it that the site would leave out, nothing that cannot be seen, and no apostrophe in
 * front: in a file of types it marks what is no formula.
 */
const visible = (text: string) =>
  looseText.safeParse(text).data === text && !text.includes("\uFFFD") && !text.startsWith("'");

export const typeName = line(200, "").refine(visible);
export const typeGroup = line(100, "").refine(visible);
/** Of a new type; ids that exist are taken as they are. */
export const typeId = z.string().regex(/^[A-Za-z0-9][\w-]{0,99}$/);

/** The id that a name gives: "Cyber café & CSC" is "cyber-cafe-and-csc". Empty where it has no Latin letters. */
export const idOfName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll("&", "and")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 100);

/** Names that read alike are one name, ids that do are one id. */
export const sameName = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** What becomes of a list of types, by their ids. */
export interface TypeChanges {
  added: BusinessType[];
  removed: BusinessType[];
  renamed: { before: BusinessType; after: BusinessType }[];
  /** Put into another group. */
  regrouped: { before: BusinessType; after: BusinessType }[];
  /**
   * Those that stay in their groups but in another order: from the first one that stands elsewhere
   * to the last, as they stood and as they stand.
   */
  reordered: { before: BusinessType[]; after: BusinessType[] };
}

export function typeChanges(
  before: readonly BusinessType[],
  after: readonly BusinessType[],
): TypeChanges {
  const old = new Map(before.map((type) => [type.id, type]));
  const now = new Map(after.map((type) => [type.id, type]));
  const pairs = after.flatMap((type) => {
    const was = old.get(type.id);
    return was ? [{ before: was, after: type }] : [];
  });
  const stay = before.filter((type) => isIn(now, type));
  const stayed = after.filter((type) => isIn(old, type));
  const moved = (_: unknown, at: number) => stay[at]?.id !== stayed[at]?.id;
  const from = stay.findIndex(moved);
  const span = from < 0 ? [0, 0] : [from, stay.findLastIndex(moved) + 1];
  return {
    added: after.filter(({ id }) => !old.has(id)),
    removed: before.filter(({ id }) => !now.has(id)),
    renamed: pairs.filter((pair) => pair.before.name !== pair.after.name),
    regrouped: pairs.filter((pair) => pair.before.subIndustryType !== pair.after.subIndustryType),
    reordered: { before: stay.slice(...span), after: stayed.slice(...span) },
  };
}

const isIn = (types: ReadonlyMap<string, BusinessType>, { id, subIndustryType }: BusinessType) =>
  types.get(id)?.subIndustryType === subIndustryType;

export const changesNothing = (changes: TypeChanges): boolean =>
  [
    changes.added,
    changes.removed,
    changes.renamed,
    changes.regrouped,
    changes.reordered.after,
  ].every(({ length }) => length === 0);

export type TypeOutcome =
  | { is: "saved"; id: string }
  /** Another type has this name, or this id. */
  | { is: "taken"; by: BusinessType }
  /** Somebody else changed it since it was read; nothing is written. */
  | { is: "conflict"; current: BusinessType }
  | { is: "missing" }
  /** The site needs one type at least, and takes `MAX_TYPES` at most. */
  | { is: "limit" };

export interface TypeDesk {
  read(): Promise<ReadTypes>;
  /** Adds one at the end of its group. */
  add(by: Staff, type: BusinessType): Promise<TypeOutcome>;
  /** Gives a type another name or group; `was` is how it stood when that was decided. */
  change(by: Staff, type: BusinessType, was: BusinessType): Promise<TypeOutcome>;
  /** One place up or down within its group. */
  move(by: Staff, id: string, step: -1 | 1): Promise<TypeOutcome>;
  remove(by: Staff, id: string): Promise<TypeOutcome>;
  /** The address that the picker hands a visitor to who chose this type. */
  handOff(type: BusinessType): string;
  /** Puts a list in the place of the whole one, if that still is what it was at `base`. */
  replace(
    by: Staff,
    types: readonly BusinessType[],
    base: string,
  ): Promise<{ is: "saved" } | { is: "conflict" }>;
}
