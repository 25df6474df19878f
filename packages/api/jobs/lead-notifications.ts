import { type Kysely, type Selectable, type Transaction } from "kysely";
import { toDatabaseTime } from "@angadi/database/database-time";
import type { JobQueueTable, Schema } from "@angadi/database/schema/schema";
import type { JobPayloads } from "./job-kinds.ts";
import { type Job, enqueueJob } from "./queue.ts";

/** Queues the job that notifies of a new lead, in the lead's own transaction. */
export async function enqueueLeadReceived(
  trx: Transaction<Schema>,
  leadId: string,
  requestId: string | null,
): Promise<void> {
  await enqueueJob(trx, { kind: "lead-received", subject: leadId, payload: null, requestId });
}

/**
 * The id of a notification, the same for every attempt, so that receivers can ignore duplicates.
 */
export const createNotificationId = (jobId: string, channel: string): string =>
  `${jobId}.${channel}`;

/** Queues one notification for each channel; those already queued are not changed. */
export async function enqueueNotifications(
  db: Kysely<Schema>,
  { id, subject, requestId }: Pick<Job<"lead-received">, "id" | "subject" | "requestId">,
  channels: readonly string[],
): Promise<void> {
  for (const channel of channels) {
    await enqueueJob(db, {
      id: createNotificationId(id, channel),
      kind: "lead-notification",
      subject: subject ?? "",
      payload: { channel },
      requestId,
    });
  }
}

/** One channel's notification of a lead. */
export interface LeadNotification {
  leadId: string;
  channel: string;
  state: "pending" | "done" | "failed";
  /** Earliest time of the next attempt: ISO 8601, UTC; empty if never attempted. */
  runAt: string;
  lastError: string | null;
}

const selectNotifications = (db: Kysely<Schema>) =>
  db.selectFrom("job_queue").selectAll().where("kind", "=", "lead-notification");

/** The notifications of one lead, oldest first; empty once they are pruned. */
export async function listNotifications(
  db: Kysely<Schema>,
  leadId: string,
): Promise<LeadNotification[]> {
  const rows = await selectNotifications(db).where("subject", "=", leadId).orderBy("id").execute();
  return rows.map(toNotification);
}

/** All failed notifications, newest failure first. */
export async function listFailedNotifications(db: Kysely<Schema>): Promise<LeadNotification[]> {
  const rows = await selectNotifications(db)
    .where("state", "=", "failed")
    .orderBy("finished_at", "desc")
    .execute();
  return rows.map(toNotification);
}

function toNotification(row: Selectable<JobQueueTable>): LeadNotification {
  const { channel } = JSON.parse(row.payload) as JobPayloads["lead-notification"];
  return {
    leadId: row.subject ?? "",
    channel,
    state: row.state as LeadNotification["state"],
    runAt: row.run_at,
    lastError: row.last_error,
  };
}

/** Makes a lead's failed notifications due at once. Returns false if it has none. */
export async function retryNotifications(db: Kysely<Schema>, leadId: string): Promise<boolean> {
  const updateResult = await db
    .updateTable("job_queue")
    .set({ state: "pending", attempts: 0, run_at: toDatabaseTime(db), finished_at: null })
    .where("kind", "=", "lead-notification")
    .where("subject", "=", leadId)
    .where("state", "=", "failed")
    .executeTakeFirst();
  return updateResult.numUpdatedRows > 0n;
}

/** The `Message-ID` of the mail that a job sends, the same for every attempt. */
export const toMessageId = ({ id, kind }: { id: string; kind: string }, domain: string): string =>
  `<${id}${kind === "lead-notification" ? "" : ".desk"}@${domain}>`;

const isSentToSender = (row: Selectable<JobQueueTable>): boolean =>
  row.kind === "desk-mail" || (row.state === "done" && toNotification(row).channel === "sender");

/** The `Message-ID`s of the mails that a lead's sender has received, oldest first. */
export async function findMailThread(
  trx: Transaction<Schema>,
  leadId: string,
  domain: string,
): Promise<string[]> {
  const mails = await trx
    .selectFrom("job_queue")
    .selectAll()
    .where("subject", "=", leadId)
    .where("kind", "in", ["lead-notification", "desk-mail"])
    // The acknowledgement comes first.
    .orderBy("kind", "desc")
    .orderBy("created_at")
    .execute();
  return mails.filter(isSentToSender).map((mail) => toMessageId(mail, domain));
}
