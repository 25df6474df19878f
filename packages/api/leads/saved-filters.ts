import { v7 as createId } from "uuid";
import type { Kysely, Transaction } from "kysely";
import type { LeadFilter } from "@angadi/desk-ports/leads";
import {
  MAX_SAVED_FILTERS,
  type SaveFilterResult,
  type SavedFilter,
  type SavedFilters,
} from "@angadi/desk-ports/saved-filters";
import { normalizeName } from "@angadi/desk-ports/business-types";
import type { Schema } from "@angadi/database/schema/schema";
import { toIsoTime } from "@angadi/database/iso-time";

/** The saved filters of leads, for the desk. */
export const createSavedFilters = (db: Kysely<Schema>): SavedFilters => ({
  list: ({ id }) => listFilters(db, id),
  save: ({ id }, name, filter) =>
    db.transaction().execute((trx) => saveFilter(trx, id, { name, filter })),
  async delete({ id: staffId }, id) {
    const deleteResult = await db
      .deleteFrom("lead_filters")
      .where("id", "=", id)
      .where("staff_id", "=", staffId)
      .executeTakeFirst();
    return deleteResult.numDeletedRows > 0n;
  },
});

async function listFilters(db: Kysely<Schema>, staffId: string): Promise<SavedFilter[]> {
  const rows = await db
    .selectFrom("lead_filters")
    .select(["id", "name", "filter"])
    .where("staff_id", "=", staffId)
    .execute();
  return rows
    .map(({ id, name, filter }) => ({ id, name, filter: JSON.parse(filter) as LeadFilter }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

async function saveFilter(
  trx: Transaction<Schema>,
  staffId: string,
  { name, filter }: Pick<SavedFilter, "name" | "filter">,
): Promise<SaveFilterResult> {
  // Locks the person's row, so that concurrent saves wait for each other.
  await trx
    .updateTable("staff")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("id", "=", staffId)
    .execute();
  const savedFilters = await listFilters(trx, staffId);
  const encoded = JSON.stringify(filter);
  const namesake = savedFilters.find((row) => normalizeName(row.name) === normalizeName(name));
  // A double click submits the form twice, but saves one filter.
  if (namesake) return JSON.stringify(namesake.filter) === encoded ? "saved" : "same-name";
  if (savedFilters.length >= MAX_SAVED_FILTERS) return "full";
  await trx
    .insertInto("lead_filters")
    .values({
      id: createId(),
      staff_id: staffId,
      name,
      filter: encoded,
      created_at: toIsoTime(Date.now()),
    })
    .execute();
  return "saved";
}

/** Deletes any account's saved filters that search for an email address, or are named with it. */
export async function deleteFiltersMentioning(
  trx: Transaction<Schema>,
  email: string,
): Promise<void> {
  const rows = await trx.selectFrom("lead_filters").select(["id", "name", "filter"]).execute();
  const mentionsEmail = (text: string | undefined) =>
    text?.toLowerCase().includes(email.toLowerCase());
  const ids = rows
    .filter(
      ({ name, filter }) =>
        mentionsEmail(name) || mentionsEmail((JSON.parse(filter) as LeadFilter).search),
    )
    .map(({ id }) => id);
  if (ids.length > 0) await trx.deleteFrom("lead_filters").where("id", "in", ids).execute();
}
