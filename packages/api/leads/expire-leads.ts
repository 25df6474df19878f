import { type Kysely, sql } from "kysely";
import { BATCH_SIZE, runInBatches } from "@angadi/database/in-batches";
import type { Schema } from "@angadi/database/schema/schema";
import { LEAD_TABLES, type LeadTableName } from "./leads.ts";
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
  const cutoff = subtractMonths(now, RETENTION_MONTHS).toISOString();
  let deletedCount = 0;
  for (const table of LEAD_TABLES) {
    let cursor: Cursor = { created_at: "", id: "" };
    await runInBatches(async () => {
      const oldLeads = await findOldLeads(db, table, cutoff, cursor);
      cursor = oldLeads.at(-1) ?? cursor;
      if (oldLeads.length > 0) deletedCount += await deleteInactive(db, table, cutoff, oldLeads);
      return oldLeads.length === BATCH_SIZE;
    }, signal);
  }
  return deletedCount;
}

interface Cursor {
  created_at: string;
  id: string;
}

/** The next batch of leads received before `cutoff`, oldest first. */
const findOldLeads = (db: Kysely<Schema>, table: LeadTableName, cutoff: string, cursor: Cursor) =>
  db
    .selectFrom(table)
    .select(["created_at", "id"])
    .where("created_at", "<", cutoff)
    .where((eb) => eb(eb.refTuple("created_at", "id"), ">", eb.tuple(cursor.created_at, cursor.id)))
    .orderBy("created_at")
    .orderBy("id")
    .limit(BATCH_SIZE)
    .execute();

/** Deletes the leads whose senders have sent nothing since `cutoff`. */
async function deleteInactive(
  db: Kysely<Schema>,
  table: LeadTableName,
  cutoff: string,
  leads: readonly Cursor[],
): Promise<number> {
  const ids = leads.map(({ id }) => id);
  const newerLeadConditions = LEAD_TABLES.map(
    (newer) => sql`exists (
      select 1 from ${sql.table(newer)} as newer
      where lower(newer.email) = lower(${sql.ref(`${table}.email`)}) and newer.created_at >= ${cutoff}
    )`,
  );
  return db.transaction().execute(async (trx) => {
    const deletedRows = await trx
      .deleteFrom(table)
      .where("id", "in", ids)
      .where(sql<boolean>`not (${sql.join(newerLeadConditions, sql` or `)})`)
      .returning("id")
      .execute();
    if (deletedRows.length === 0) return 0;
    await requestVacuum(trx);
    return deletedRows.length;
  });
}

function subtractMonths(now: Date, months: number): Date {
  const date = new Date(now);
  date.setUTCMonth(date.getUTCMonth() - months);
  return date;
}
