import { type Kysely, sql } from "kysely";
import { BATCH, inBatches } from "@angadi/database/in-batches";
import type { Schema } from "@angadi/database/schema/schema";
import { LEAD_TABLES, type LeadTable } from "./leads.ts";
import { requestVacuum } from "../jobs/vacuum.ts";

/** The privacy policy's promise (packages/content/legal/privacy.md, "How long"). */
export const RETENTION_MONTHS = 24;

/**
 * Deletes the leads of people who sent nothing in the `RETENTION_MONTHS` months before `now`, with
 * their pending notifications, in batches until `signal` aborts. Returns the number of leads
 * deleted. A person is an email address, regardless of case.
 */
export async function expireLeads(
  db: Kysely<Schema>,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const before = monthsBefore(now, RETENTION_MONTHS).toISOString();
  let removed = 0;
  for (const table of LEAD_TABLES) {
    let after: Cursor = { created_at: "", id: "" };
    await inBatches(async () => {
      const expired = await findOldLeads(db, table, before, after);
      after = expired.at(-1) ?? after;
      if (expired.length > 0) removed += await deleteInactive(db, table, before, expired);
      return expired.length === BATCH;
    }, signal);
  }
  return removed;
}

interface Cursor {
  created_at: string;
  id: string;
}

/** The next batch of leads received before `before`, oldest first. */
const findOldLeads = (db: Kysely<Schema>, table: LeadTable, before: string, after: Cursor) =>
  db
    .selectFrom(table)
    .select(["created_at", "id"])
    .where("created_at", "<", before)
    .where((eb) => eb(eb.refTuple("created_at", "id"), ">", eb.tuple(after.created_at, after.id)))
    .orderBy("created_at")
    .orderBy("id")
    .limit(BATCH)
    .execute();

/** Deletes those of the leads whose people sent nothing since `before`. */
async function deleteInactive(
  db: Kysely<Schema>,
  table: LeadTable,
  before: string,
  leads: readonly Cursor[],
): Promise<number> {
  const ids = leads.map(({ id }) => id);
  const lastContactQueries = LEAD_TABLES.map(
    (newer) => sql`exists (
      select 1 from ${sql.table(newer)} as newer
      where lower(newer.email) = lower(${sql.ref(`${table}.email`)}) and newer.created_at >= ${before}
    )`,
  );
  return db.transaction().execute(async (trx) => {
    const deleted = await trx
      .deleteFrom(table)
      .where("id", "in", ids)
      .where(sql<boolean>`not (${sql.join(lastContactQueries, sql` or `)})`)
      .returning("id")
      .execute();
    if (deleted.length === 0) return 0;
    await requestVacuum(trx);
    return deleted.length;
  });
}

function monthsBefore(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
