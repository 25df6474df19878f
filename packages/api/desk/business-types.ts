import type { Kysely, Transaction } from "kysely";
import type { BusinessType } from "@angadi/contract/business-type";
import {
  MAX_BUSINESS_TYPES,
  type DeskBusinessTypes,
  type TypeOutcome,
  normalizeName,
  compareTypes,
} from "@angadi/desk-ports/business-types";
import type { NewLogEntry } from "@angadi/desk-ports/log";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { type PublicChangeOptions, runPublicChange, hashRows } from "./public-change.ts";

/** Business types for the desk, in the order of the API's list. */
export function createDeskBusinessTypes(
  db: Kysely<Schema>,
  options: PublicChangeOptions,
): Omit<DeskBusinessTypes, "getHandOff"> {
  /** Saves the list that `update` returns, or returns its outcome without saving. */
  const changeTypes = (
    actor: Staff,
    update: (types: BusinessType[]) => BusinessType[] | TypeOutcome,
    id: string,
  ) =>
    runPublicChange<TypeOutcome>(db, actor, options, async (trx) => {
      const before = await listTypes(trx);
      const after = update(before);
      if (!Array.isArray(after)) return { outcome: after, logEntries: [] };
      await writeTypes(trx, before, after);
      return { outcome: { is: "saved", id }, logEntries: diffTypes(before, after) };
    });

  return {
    async read() {
      const types = await listTypes(db);
      return { types, version: hashRows(types) };
    },
    add: (actor, type) => changeTypes(actor, (types) => addType(types, type), type.id),
    update: (actor, type, previous) =>
      changeTypes(actor, (types) => updateType(types, type, previous), type.id),
    move: (actor, id, step) => changeTypes(actor, (types) => moveType(types, id, step), id),
    remove: (actor, id) => changeTypes(actor, (types) => removeType(types, id), id),
    replace: (actor, types, base) =>
      runPublicChange<{ is: "saved" | "conflict" }>(db, actor, options, async (trx) => {
        const before = await listTypes(trx);
        if (hashRows(before) !== base) return { outcome: { is: "conflict" }, logEntries: [] };
        await writeTypes(trx, before, types);
        return { outcome: { is: "saved" }, logEntries: diffTypes(before, types) };
      }),
  };
}

async function listTypes(db: Kysely<Schema>): Promise<BusinessType[]> {
  return db
    .selectFrom("business_types")
    .select(["id", "name", "sub_industry_type as subIndustryType"])
    .orderBy("position")
    .orderBy("id")
    .execute();
}

function addType(types: BusinessType[], type: BusinessType): BusinessType[] | TypeOutcome {
  const duplicate = types.find(
    ({ id, name }) =>
      id.toLowerCase() === type.id.toLowerCase() ||
      normalizeName(name) === normalizeName(type.name),
  );
  if (duplicate) return { is: "taken", duplicate };
  if (types.length >= MAX_BUSINESS_TYPES) return { is: "too-many" };
  return insertAtEndOfGroup(types, type);
}

function updateType(
  types: BusinessType[],
  type: BusinessType,
  previous: BusinessType,
): BusinessType[] | TypeOutcome {
  const current = types.find(({ id }) => id === type.id);
  if (!current) return { is: "not-found" };
  if (current.name !== previous.name || current.subIndustryType !== previous.subIndustryType) {
    return { is: "conflict", current };
  }
  const otherTypes = types.filter(({ id }) => id !== type.id);
  const duplicate = otherTypes.find(({ name }) => normalizeName(name) === normalizeName(type.name));
  if (duplicate) return { is: "taken", duplicate };
  return current.subIndustryType === type.subIndustryType
    ? types.map((existing) => (existing === current ? type : existing))
    : insertAtEndOfGroup(otherTypes, type);
}

function insertAtEndOfGroup(types: BusinessType[], type: BusinessType): BusinessType[] {
  const lastIndex = types.findLastIndex(
    ({ subIndustryType }) => subIndustryType === type.subIndustryType,
  );
  return types.toSpliced(lastIndex < 0 ? types.length : lastIndex + 1, 0, type);
}

function moveType(types: BusinessType[], id: string, step: -1 | 1): BusinessType[] | TypeOutcome {
  const index = types.findIndex((type) => type.id === id);
  const type = types[index];
  const neighbour = types[index + step];
  if (!type) return { is: "not-found" };
  // The type is the first or last of its group.
  if (neighbour?.subIndustryType !== type.subIndustryType) return types;
  return types.with(index, neighbour).with(index + step, type);
}

function removeType(types: BusinessType[], id: string): BusinessType[] | TypeOutcome {
  const remaining = types.filter((type) => type.id !== id);
  if (remaining.length === types.length) return { is: "not-found" };
  return remaining.length === 0 ? { is: "last" } : remaining;
}

/** Rows per statement: both engines limit the values of one. */
const ROWS_PER_STATEMENT = 1000;

const toRows = (types: readonly BusinessType[]) =>
  types.map(({ id, name, subIndustryType }, position) => ({
    id,
    name,
    sub_industry_type: subIndustryType,
    position,
  }));

/** Deletes the rows that were removed, changed or moved, and inserts changed and new rows. */
async function writeTypes(
  trx: Transaction<Schema>,
  before: readonly BusinessType[],
  after: readonly BusinessType[],
): Promise<void> {
  const previousRows = new Set(toRows(before).map((row) => JSON.stringify(row)));
  const rows = toRows(after);
  const isChanged = (row: (typeof rows)[number]) => !previousRows.has(JSON.stringify(row));
  const unchangedIds = new Set(rows.filter((row) => !isChanged(row)).map(({ id }) => id));
  const replacedIds = before.map(({ id }) => id).filter((id) => !unchangedIds.has(id));
  for (const ids of splitIntoBatches(replacedIds)) {
    await trx.deleteFrom("business_types").where("id", "in", ids).execute();
  }
  for (const batch of splitIntoBatches(rows.filter(isChanged))) {
    await trx.insertInto("business_types").values(batch).execute();
  }
}

function splitIntoBatches<T>(items: readonly T[]): T[][] {
  const batchCount = Math.ceil(items.length / ROWS_PER_STATEMENT);
  return Array.from({ length: batchCount }, (_, index) =>
    items.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
}

/** Characters of a list of names in the log; longer lists are cut off. */
const MAX_NAMES_LENGTH = 500;

const joinNames = (types: readonly BusinessType[]) =>
  types
    .map(({ name }) => name)
    .join(", ")
    .slice(0, MAX_NAMES_LENGTH);

function diffTypes(before: readonly BusinessType[], after: readonly BusinessType[]): NewLogEntry[] {
  const { added, removed, renamed, regrouped, reordered } = compareTypes(before, after);
  return [
    ...added.map(({ id, name }) => ({ action: "type-added", subject: id, after: name })),
    ...removed.map(({ id, name }) => ({ action: "type-removed", subject: id, before: name })),
    ...renamed.map((pair) => ({
      action: "type-renamed",
      subject: pair.after.id,
      before: pair.before.name,
      after: pair.after.name,
    })),
    ...regrouped.map((pair) => ({
      action: "type-regrouped",
      subject: pair.after.id,
      before: pair.before.subIndustryType,
      after: pair.after.subIndustryType,
    })),
    ...(reordered.after.length > 0
      ? [
          {
            action: "types-ordered",
            subject: "",
            before: joinNames(reordered.before),
            after: joinNames(reordered.after),
          },
        ]
      : []),
  ];
}
