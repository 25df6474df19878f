import type { Kysely, Transaction } from "kysely";
import type { SentMail } from "@angadi/desk-ports/leads";
import type { Schema } from "@angadi/database/schema/schema";
import type { MailPayload } from "../../jobs/job-kinds.ts";
import { enqueueJob } from "../../jobs/queue.ts";

/** A mail about a lead; its id makes a form submitted twice send one mail. */
export interface LeadMail extends MailPayload {
  id: string;
  leadId: string;
}

/** Queues a mail to a lead's sender. Returns false if one with its id is queued already. */
export const queueMail = (
  trx: Transaction<Schema>,
  { id, leadId, ...payload }: LeadMail,
  runAt = "",
): Promise<boolean> => enqueueJob(trx, { id, kind: "desk-mail", subject: leadId, payload, runAt });

/** Deletes a queued mail. Returns false if no such mail is queued or its sending has begun. */
export async function deleteQueuedMail(
  trx: Transaction<Schema>,
  { id, leadId }: Pick<LeadMail, "id" | "leadId">,
): Promise<boolean> {
  const deleteResult = await trx
    .deleteFrom("job_queue")
    .where("id", "=", id)
    .where("kind", "=", "desk-mail")
    .where("subject", "=", leadId)
    .where("state", "=", "pending")
    .where("claimed_by", "is", null)
    .where("attempts", "=", 0)
    .executeTakeFirst();
  return deleteResult.numDeletedRows > 0n;
}

/** The mails about a lead, oldest first. */
export async function listMails(db: Kysely<Schema>, leadId: string): Promise<SentMail[]> {
  const rows = await db
    .selectFrom("job_queue")
    .selectAll()
    .where("kind", "=", "desk-mail")
    .where("subject", "=", leadId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => {
    const { kind, subject, text } = JSON.parse(row.payload) as MailPayload;
    return {
      id: row.id,
      kind,
      subject,
      text,
      createdAt: row.created_at,
      sentAt: row.state === "done" ? row.finished_at : null,
      failedAt: row.state === "failed" ? row.finished_at : null,
      lastError: row.last_error,
    };
  });
}
