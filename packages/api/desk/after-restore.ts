import type { Kysely, Transaction } from "kysely";
import type { Role } from "@angadi/desk-ports/staff";
import { ACCESS_TABLES } from "@angadi/database/schema/access-tables";
import type { Schema } from "@angadi/database/schema/schema";
import type { MailPayload } from "../jobs/job-kinds.ts";
import { findLeadsById } from "../leads/leads.ts";

/** Restored data that may be out of date: the operator must check it. */
export interface RestoredState {
  /** Accounts that are not deactivated. */
  staff: { email: string; name: string; role: Role }[];
  /** Private links to partners' numbers. */
  partnerLinks: { partnerId: string; reference: string }[];
  scheduledPosts: { title: string; publishAt: string }[];
  /** References of leads whose notifications are queued. */
  leadsToNotify: string[];
  /** Mails of the desk that are queued. */
  deskMails: { kind: string; to: string }[];
}

/**
 * Deletes the sessions, pending sign-ins, invitations and preview links of a restored database.
 * Returns what the operator must check.
 */
export async function secureRestoredDatabase(db: Kysely<Schema>): Promise<RestoredState> {
  return db.transaction().execute(async (trx) => {
    for (const table of ACCESS_TABLES) await trx.deleteFrom(table).execute();
    // The invitations were just deleted, and a summary would be out of date.
    await trx
      .deleteFrom("job_queue")
      .where("kind", "in", ["invitation-mail", "summary-mail"])
      .where("state", "!=", "done")
      .execute();
    return readRestoredState(trx);
  });
}

const isNotification = ({ kind }: { kind: string }) =>
  kind === "lead-received" || kind === "lead-notification";

async function readRestoredState(trx: Transaction<Schema>): Promise<RestoredState> {
  const staff = await trx
    .selectFrom("staff")
    .select(["email", "name", "role"])
    .where("deactivated_at", "is", null)
    .orderBy("email")
    .execute();
  const links = await trx
    .selectFrom("partner_links as link")
    .innerJoin("affiliate_applications as application", "application.id", "link.application_id")
    .innerJoin("affiliate_decisions as decision", "decision.application_id", "link.application_id")
    .select(["decision.partner_id", "application.reference"])
    .orderBy("application.reference")
    .execute();
  const posts = await trx
    .selectFrom("posts")
    .select(["title", "publish_at"])
    .where("state", "=", "scheduled")
    .orderBy("publish_at")
    .execute();
  const pendingJobs = await trx
    .selectFrom("job_queue")
    .select(["kind", "subject", "payload"])
    .where("state", "=", "pending")
    .orderBy("created_at")
    .execute();
  const leadIds = pendingJobs.filter(isNotification).map(({ subject }) => subject ?? "");
  const leads = await findLeadsById(trx, [...new Set(leadIds)]);
  const deskMails = pendingJobs
    .filter(({ kind }) => kind === "desk-mail" || kind === "invitation-mail")
    .map(({ payload }) => JSON.parse(payload) as MailPayload);
  return {
    staff,
    partnerLinks: links.map(({ partner_id, reference }) => ({
      partnerId: partner_id ?? "",
      reference,
    })),
    scheduledPosts: posts.map(({ title, publish_at }) => ({ title, publishAt: publish_at ?? "" })),
    leadsToNotify: leads.map(({ reference }) => reference).toSorted(),
    deskMails: deskMails.map(({ kind, to }) => ({ kind, to })),
  };
}
