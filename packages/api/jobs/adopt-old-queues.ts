import type { ExpressionBuilder, Insertable, Kysely, Selectable } from "kysely";
import type { MailKind } from "@angadi/contract/desk/leads";
import { toDatabaseTime } from "@angadi/database/database-time";
import { BATCH } from "@angadi/database/in-batches";
import type {
  JobQueueTable,
  OutboxTable,
  PurgesTable,
  Schema,
} from "@angadi/database/schema/schema";
import type { DeskMailsTable } from "@angadi/database/schema/staff-tables";
import type { MailPayload } from "./job-kinds.ts";
import { notificationId } from "./lead-notifications.ts";
import { enqueuePublication } from "./publications.ts";

/** Milliseconds. A process of the previous release claims a due row within a second. */
const OVERDUE = 60_000;

type NewRow = Insertable<JobQueueTable>;

/**
 * Moves finished and overdue rows from the previous release's three queues to `job_queue`. Also
 * queues the posts it scheduled. The next release drops the tables and this function.
 */
export async function adoptOldQueues(
  db: Kysely<Schema>,
  { overdue = OVERDUE } = {},
): Promise<void> {
  await moveRows(db, "outbox", overdue, toNotifications);
  await moveRows(db, "desk_mails", overdue, (row) => [toMailJob(row)]);
  await moveRows(db, "purges", overdue, (row) => [toPurgeJob(row)]);
  const posts = await db
    .selectFrom("posts")
    .select(["id", "publish_at"])
    .where("state", "=", "scheduled")
    .execute();
  for (const { id, publish_at } of posts) await enqueuePublication(db, id, publish_at ?? "");
}

type OldTable = "outbox" | "desk_mails" | "purges";

/** One of these columns has a value once a row is finished. */
const FINISHED_COLUMNS = {
  outbox: ["done_at"],
  desk_mails: ["sent_at", "failed_at"],
  purges: [],
} as const satisfies Record<OldTable, readonly string[]>;

async function moveRows<T extends OldTable>(
  db: Kysely<Schema>,
  table: T,
  overdue: number,
  toJobs: (row: Selectable<Schema[T]>) => NewRow[],
): Promise<void> {
  const oldTable: OldTable = table;
  const moveBatch = () =>
    db.transaction().execute(async (trx) => {
      const rows = await trx
        .selectFrom(oldTable)
        .selectAll()
        .where((eb: ExpressionBuilder<Schema, OldTable>) =>
          eb.or([
            eb("next_attempt_at", "<=", toDatabaseTime(db, -overdue)),
            ...FINISHED_COLUMNS[table].map((column) => eb(column as never, "is not", null)),
          ]),
        )
        .limit(BATCH)
        .execute();
      const jobs = rows.flatMap((row) => toJobs(row as Selectable<Schema[T]>));
      for (const job of jobs) {
        await trx
          .insertInto("job_queue")
          .values(job)
          .onConflict((conflict) => conflict.column("id").doNothing())
          .execute();
      }
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await trx.deleteFrom(oldTable).where("id", "in", ids).execute();
      return rows.length === BATCH;
    });
  while (await moveBatch());
}

/** One job for each channel that succeeded or failed; a `lead-received` for the others. */
function toNotifications(row: Selectable<OutboxTable>): NewRow[] {
  const { id, subject_id: subject, created_at, request_id, done_at, next_attempt_at } = row;
  const common = { subject, created_at, request_id };
  const finished_at = row.failed_at ?? done_at ?? created_at;
  const toFinishedJob = (channel: string, state: "done" | "failed", last_error?: string): NewRow =>
    Object.assign(
      {
        id: notificationId(id, channel),
        kind: "lead-notification",
        state,
        last_error,
        finished_at,
      },
      { payload: JSON.stringify({ channel }) },
      common,
    );
  const delivered = JSON.parse(row.delivered) as string[];
  const failed = Object.entries(JSON.parse(row.given_up) as Record<string, string>);
  const received = { ...common, id, kind: "lead-received", payload: "null" };
  return [
    ...delivered.map((channel) => toFinishedJob(channel, "done")),
    ...failed.map(([channel, error]) => toFinishedJob(channel, "failed", error)),
    ...(done_at === null ? [{ ...received, run_at: next_attempt_at }] : []),
  ];
}

function toMailJob(row: Selectable<DeskMailsTable>): NewRow {
  const payload: MailPayload = {
    kind: row.kind as MailKind,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    thread: JSON.parse(row.thread),
  };
  const isInvitation = row.kind === "invitation";
  return {
    id: row.id,
    kind: isInvitation ? "invitation-mail" : "desk-mail",
    subject: isInvitation ? row.recipient : row.lead_id,
    payload: isInvitation && row.sent_at !== null ? "null" : JSON.stringify(payload),
    created_at: row.created_at,
    state: row.sent_at ? "done" : row.failed_at ? "failed" : "waiting",
    run_at: row.next_attempt_at,
    attempts: row.attempts,
    last_error: row.last_error,
    finished_at: row.sent_at ?? row.failed_at,
  };
}

const toPurgeJob = (row: Selectable<PurgesTable>): NewRow => ({
  id: row.id,
  kind: "cdn-purge",
  payload: row.what,
  created_at: row.created_at,
  run_at: row.next_attempt_at,
  attempts: row.attempts,
  last_error: row.last_error,
});
