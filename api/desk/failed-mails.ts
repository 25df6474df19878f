import type { Kysely, Transaction } from "kysely";
import type { MailKind } from "#contract/desk/leads.ts";
import {
  type FailedMail,
  type FailedMails,
  MAILS_LISTED,
  type MailQueue,
} from "#contract/desk/mails.ts";
import type { Staff } from "#contract/desk/staff.ts";
import type { Schema } from "../db/schema.ts";
import { leadsById } from "../leads.ts";
import { retryDelivery } from "../outbox.ts";
import { retryMail } from "./desk-mails.ts";
import { writeLog } from "../staff-log.ts";

/** What was given up of both queues, for the desk. */
export function failedMails(db: Kysely<Schema>): FailedMails {
  return {
    list: () => listFailed(db),
    retry: (by, queue, id) => db.transaction().execute((trx) => retry(trx, by, { queue, id })),
    async retryAll(by) {
      let retried = 0;
      // Each by itself: one that a worker has in hand holds up no other.
      for (const mail of await allFailed(db)) {
        const done = await db.transaction().execute((trx) => retry(trx, by, mail));
        if (done) retried += 1;
      }
      return retried;
    },
  };
}

/** Names of both queues' rows, newest first. */
async function allFailed(db: Kysely<Schema>): Promise<{ queue: MailQueue; id: string }[]> {
  const notifications = await db
    .selectFrom("outbox")
    .select("subject_id as id")
    .where("failed_at", "is not", null)
    .execute();
  const mails = await db
    .selectFrom("desk_mails")
    .select("id")
    .where("failed_at", "is not", null)
    .execute();
  return [
    ...notifications.map(({ id }) => ({ queue: "notification" as const, id })),
    ...mails.map(({ id }) => ({ queue: "desk" as const, id })),
  ];
}

async function retry(
  trx: Transaction<Schema>,
  by: Staff,
  { queue, id }: { queue: MailQueue; id: string },
): Promise<boolean> {
  const lead = queue === "notification" ? id : await retryMail(trx, id);
  if (lead === undefined) return false;
  if (queue === "notification" && !(await retryDelivery(trx, id))) return false;
  const [known] = lead === null ? [] : await leadsById(trx, [lead]);
  await writeLog(trx, by, { action: "mail-retried", subject: known?.reference ?? "" });
  return true;
}

async function listFailed(db: Kysely<Schema>): Promise<FailedMail[]> {
  const notifications = await db
    .selectFrom("outbox")
    .select(["subject_id", "given_up", "failed_at"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .limit(MAILS_LISTED)
    .execute();
  const mails = await db
    .selectFrom("desk_mails")
    .select(["id", "kind", "lead_id", "recipient", "last_error", "failed_at"])
    .where("failed_at", "is not", null)
    .orderBy("failed_at", "desc")
    .limit(MAILS_LISTED)
    .execute();
  const ids = [...notifications.map((row) => row.subject_id), ...mails.map((row) => row.lead_id)];
  const leads = new Map(
    (
      await leadsById(
        db,
        ids.filter((id) => id !== null),
      )
    ).map((lead) => [lead.id, lead]),
  );
  const leadOf = (leadId: string | null): FailedMail["lead"] => {
    const lead = leads.get(leadId ?? "");
    return lead ? { id: lead.id, reference: lead.reference, name: lead.name } : null;
  };
  const all: FailedMail[] = [
    ...notifications.map((row) => ({
      queue: "notification" as const,
      id: row.subject_id,
      kind: "notification" as const,
      lead: leadOf(row.subject_id),
      failures: Object.entries<string>(JSON.parse(row.given_up)).map(([to, why]) => ({ to, why })),
      failedAt: row.failed_at ?? "",
    })),
    ...mails.map((row) => ({
      queue: "desk" as const,
      id: row.id,
      kind: row.kind as MailKind,
      lead: leadOf(row.lead_id),
      failures: [{ to: row.recipient, why: row.last_error ?? "" }],
      failedAt: row.failed_at ?? "",
    })),
  ];
  return all.toSorted((a, b) => (a.failedAt < b.failedAt ? 1 : -1)).slice(0, MAILS_LISTED);
}
