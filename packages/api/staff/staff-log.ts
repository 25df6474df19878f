import { v7 as createId } from "uuid";
import type { Kysely, Selectable } from "kysely";
import type { LogEntry, NewLogEntry, StaffLog } from "@angadi/desk-ports/log";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";

/** Who did it; undefined for a command on the machine. */
export type Actor = Pick<Staff, "id" | "name"> | undefined;

/** Stands for a name if a command on the machine made the change. */
const COMMAND_NAME = "command line";

/**
 * Writes a log line, usually in the transaction of the change. Triggers prevent changing and
 * deleting log lines.
 */
export async function writeLog(db: Kysely<Schema>, by: Actor, entry: NewLogEntry): Promise<void> {
  await db.insertInto("staff_log").values(toLogRow(by, entry)).execute();
}

/** Lines per statement: both engines limit the values of one. */
const BATCH_SIZE = 1000;

/** Like `writeLog`, with any number of lines in their order. */
export async function writeLogs(
  db: Kysely<Schema>,
  by: Actor,
  entries: readonly NewLogEntry[],
): Promise<void> {
  for (let from = 0; from < entries.length; from += BATCH_SIZE) {
    const rows = entries.slice(from, from + BATCH_SIZE).map((entry) => toLogRow(by, entry));
    await db.insertInto("staff_log").values(rows).execute();
  }
}

const toLogRow = (by: Actor, entry: NewLogEntry) => ({
  id: createId(),
  at: new Date().toISOString(),
  staff_id: by?.id ?? null,
  staff_name: by?.name ?? COMMAND_NAME,
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
