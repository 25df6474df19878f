import type { Kysely, Transaction } from "kysely";
import { BoundedCounts, type Count, type CountKey } from "./bounded-counts.ts";
import { discardSums, pruneSums } from "./count-sums.ts";
import type { Schema } from "@angadi/database/schema/schema";

/** Rows written by one statement. */
const ROWS_PER_STATEMENT = 100;

const KEY_COLUMNS = [
  "day",
  "kind",
  "page",
  "detail",
  "source",
  "medium",
  "campaign",
  "referrer",
  "partner",
] as const;

/** Offset of Indian time, in which days are counted, from UTC, in milliseconds. */
const IST_OFFSET_MS = 5.5 * 60 * 60 * 1000;

/** The day in India, e.g. `2026-11-23`, of a time in milliseconds since 1970. */
export const toIndianDay = (time: number): string =>
  new Date(time + IST_OFFSET_MS).toISOString().slice(0, 10);

/**
 * Adds to a day's totals, in one transaction, and returns the ids of all rows of that day. One process
 * writes at a time, so that the limit of rows a day holds across processes.
 */
export async function addCounts(
  db: Kysely<Schema>,
  day: string,
  counts: readonly Count[],
): Promise<Set<string>> {
  return db.transaction().execute(async (trx) => {
    await lockCounts(trx);
    const dayCounts = new BoundedCounts(await listRows(trx, day));
    // If the limit is reached, the highest counts win.
    for (const { count, ...key } of counts.toSorted((a, b) => b.count - a.count)) {
      dayCounts.add(key, count);
    }
    const rows = dayCounts.listCounts();
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      await upsertCounts(trx, day, rows.slice(start, start + ROWS_PER_STATEMENT));
    }
    await discardSums(trx, day);
    return dayCounts.listIds();
  });
}

/** Locks by writing the row of `counts_written`: other transactions wait until this one ends. */
async function lockCounts(trx: Transaction<Schema>): Promise<void> {
  const row = { id: 1, written_at: new Date().toISOString() };
  await trx
    .insertInto("counts_written")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute();
}

/** When a process last wrote totals: ISO 8601, UTC; undefined if none did. */
export async function findLastWriteTime(db: Kysely<Schema>): Promise<string | undefined> {
  const row = await db.selectFrom("counts_written").select("written_at").executeTakeFirst();
  return row?.written_at;
}

async function listRows(trx: Transaction<Schema>, day: string): Promise<CountKey[]> {
  const rows = await trx
    .selectFrom("daily_counts")
    .select(KEY_COLUMNS)
    .where("day", "=", day)
    .execute();
  return rows as CountKey[];
}

async function upsertCounts(
  trx: Transaction<Schema>,
  day: string,
  counts: readonly Count[],
): Promise<void> {
  const rows = counts.map((count) => Object.assign({ day }, count));
  await trx
    .insertInto("daily_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(KEY_COLUMNS).doUpdateSet((eb) => ({
        count: eb("daily_counts.count", "+", eb.ref("excluded.count")),
      })),
    )
    .execute();
}

/** Deletes the totals of all days before `day`. Returns the number of rows deleted. */
export async function pruneCounts(db: Kysely<Schema>, day: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const deleteResult = await trx
      .deleteFrom("daily_counts")
      .where("day", "<", day)
      .executeTakeFirst();
    await pruneSums(trx, day);
    return Number(deleteResult.numDeletedRows);
  });
}
