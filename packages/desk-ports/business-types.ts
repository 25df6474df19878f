import { z } from "zod";
import type { BusinessType } from "@angadi/contract/business-type";
import { createLineSchema } from "@angadi/contract/text";
import type { Staff } from "./staff.ts";

/** The business types, and a version that changes with any of their values. */
export interface VersionedTypes {
  types: BusinessType[];
  version: string;
}

/** Maximum number of business types. */
export const MAX_BUSINESS_TYPES = 10_000;

/**
 * Whether text has no replacement characters and no leading apostrophe, which in a CSV file marks
 * text that is not a formula.
 */
const isPlainText = (text: string) => !text.includes("\uFFFD") && !text.startsWith("'");

export const typeNameSchema = createLineSchema(200, "").refine(isPlainText);
export const typeGroupSchema = createLineSchema(100, "").refine(isPlainText);
/** Id of a new type; existing ids may differ. */
export const typeIdSchema = z.string().regex(/^[A-Za-z0-9][\w-]{0,99}$/);

/** Derives an id: "Cyber café & CSC" is "cyber-cafe-and-csc". Empty without Latin letters. */
export const toTypeId = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .replaceAll("&", "and")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 100);

/** Normalizes a name or id: those that differ only in case, spaces or Unicode form become equal. */
export const normalizeName = (name: string): string =>
  name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim();

/** Differences between two lists of types, compared by id. */
export interface TypeChanges {
  added: BusinessType[];
  removed: BusinessType[];
  renamed: { before: BusinessType; after: BusinessType }[];
  /** Moved to another group. */
  regrouped: { before: BusinessType; after: BusinessType }[];
  /**
   * Types in both lists whose order differs: from the first changed position to the last, before
   * and after.
   */
  reordered: { before: BusinessType[]; after: BusinessType[] };
}

export function compareTypes(
  before: readonly BusinessType[],
  after: readonly BusinessType[],
): TypeChanges {
  const beforeById = new Map(before.map((type) => [type.id, type]));
  const afterById = new Map(after.map((type) => [type.id, type]));
  const pairs = after.flatMap((type) => {
    const previous = beforeById.get(type.id);
    return previous ? [{ before: previous, after: type }] : [];
  });
  const commonBefore = before.filter((type) => isInSameGroup(afterById, type));
  const commonAfter = after.filter((type) => isInSameGroup(beforeById, type));
  const hasMoved = (_: unknown, index: number) =>
    commonBefore[index]?.id !== commonAfter[index]?.id;
  const start = commonBefore.findIndex(hasMoved);
  const span = start < 0 ? [0, 0] : [start, commonBefore.findLastIndex(hasMoved) + 1];
  return {
    added: after.filter(({ id }) => !beforeById.has(id)),
    removed: before.filter(({ id }) => !afterById.has(id)),
    renamed: pairs.filter((pair) => pair.before.name !== pair.after.name),
    regrouped: pairs.filter((pair) => pair.before.subIndustryType !== pair.after.subIndustryType),
    reordered: { before: commonBefore.slice(...span), after: commonAfter.slice(...span) },
  };
}

const isInSameGroup = (
  types: ReadonlyMap<string, BusinessType>,
  { id, subIndustryType }: BusinessType,
) => types.get(id)?.subIndustryType === subIndustryType;

export const hasNoChanges = (changes: TypeChanges): boolean =>
  [
    changes.added,
    changes.removed,
    changes.renamed,
    changes.regrouped,
    changes.reordered.after,
  ].every(({ length }) => length === 0);

export type TypeOutcome =
  | { is: "saved"; id: string }
  /** Another type has this name or id. */
  | { is: "taken"; duplicate: BusinessType }
  /** Somebody else changed it since it was read; nothing is written. */
  | { is: "conflict"; current: BusinessType }
  | { is: "not-found" }
  /** The site accepts at most `MAX_BUSINESS_TYPES`. */
  | { is: "too-many" }
  /** The site needs at least one type. */
  | { is: "last" };

export interface DeskBusinessTypes {
  read(): Promise<VersionedTypes>;
  /** Adds one at the end of its group. */
  add(actor: Staff, type: BusinessType): Promise<TypeOutcome>;
  /** Changes a type's name or group; `previous` is the type as the form showed it. */
  update(actor: Staff, type: BusinessType, previous: BusinessType): Promise<TypeOutcome>;
  /** Moves a type up or down by one in its group. */
  move(actor: Staff, id: string, step: -1 | 1): Promise<TypeOutcome>;
  remove(actor: Staff, id: string): Promise<TypeOutcome>;
  /** The URL that the picker sends a visitor of this type to. */
  getHandOff(type: BusinessType): string;
  /** Replaces the whole list, if its version is still `base`. */
  replace(
    actor: Staff,
    types: readonly BusinessType[],
    base: string,
  ): Promise<{ is: "saved" } | { is: "conflict" }>;
}
