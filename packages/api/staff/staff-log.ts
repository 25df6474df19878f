import { v7 as createId } from "uuid";
import type { Kysely, Selectable } from "kysely";
import type { LogEntry, NewLogEntry, StaffLog } from "@angadi/desk-ports/log";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";

/** Who made a change; undefined for a command on the machine. */
export type Actor = Pick<Staff, "id" | "name"> | undefined;

/** Name in the log if a command on the machine made the change. */
const COMMAND_NAME = "command line";

/**
 * Writes a log entry, usually in the transaction of the change. Triggers prevent changing and
 * deleting log entries.
 */
export async function writeLog(
  db: Kysely<Schema>,
  actor: Actor,
  entry: NewLogEntry,
): Promise<void> {
  await db.insertInto("staff_log").values(toLogRow(actor, entry)).execute();
}

/** Rows per statement: both engines limit the values of one. */
const ROWS_PER_STATEMENT = 1000;

/** Like `writeLog`, with any number of entries in their order. */
export async function writeLogs(
  db: Kysely<Schema>,
  actor: Actor,
  entries: readonly NewLogEntry[],
): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT) {
    const rows = entries
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((entry) => toLogRow(actor, entry));
    await db.insertInto("staff_log").values(rows).execute();
  }
}

const toLogRow = (actor: Actor, entry: NewLogEntry) => ({
  id: createId(),
  at: new Date().toISOString(),
  staff_id: actor?.id ?? null,
  staff_name: actor?.name ?? COMMAND_NAME,
  action: entry.action,
  subject: entry.subject.slice(0, 300),
  before: entry.before ?? null,
  after: entry.after ?? null,
});

/** The log as the desk reads it. */
export const createStaffLog = (db: Kysely<Schema>): StaffLog => ({
  async list({ before, limit }) {
    const rows = await db
      .selectFrom("staff_log")
      .selectAll()
      .$if(before !== undefined, (query) => query.where("id", "<", before ?? ""))
      .orderBy("id", "desc")
      .limit(limit)
      .execute();
    return rows.map(toLogEntry);
  },
});

export const toLogEntry = (row: Selectable<Schema["staff_log"]>): LogEntry => ({
  id: row.id,
  at: row.at,
  staffName: row.staff_name,
  action: row.action,
  subject: row.subject,
  before: row.before,
  after: row.after,
});
