import type { Kysely, Transaction } from "kysely";
import type { Role } from "#contract/desk/staff.ts";
import { ACCESS_TABLES } from "../db/access-tables.ts";
import type { Schema } from "../db/schema.ts";
import { leadsById } from "../leads.ts";

/** What a backup brings back that the operator must look at, since it may have ended meanwhile. */
export interface RestoredState {
  /** Accounts that are not deactivated. */
  staff: { email: string; name: string; role: Role }[];
  /** Private links to partners' numbers. */
  partnerLinks: { partnerId: string; reference: string }[];
  scheduledPosts: { title: string; publishAt: string }[];
  /** Mails about to go out: notices of a lead, and mails of the desk to an address. */
  notices: string[];
  deskMails: { kind: string; to: string }[];
}

/**
 * Makes a restored database safe to open: deletes the sessions, half-finished sign-ins, invitations
 * and preview links of the past, and returns what is left to check.
 */
export async function afterRestore(db: Kysely<Schema>): Promise<RestoredState> {
  return db.transaction().execute(async (trx) => {
    for (const table of ACCESS_TABLES) await trx.deleteFrom(table).execute();
    // Their links are not good any more.
    await trx
      .deleteFrom("desk_mails")
      .where("kind", "=", "invitation")
      .where("sent_at", "is", null)
      .execute();
    return readState(trx);
  });
}

async function readState(trx: Transaction<Schema>): Promise<RestoredState> {
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
  const waiting = await trx
    .selectFrom("outbox")
    .select("subject_id")
    .where("done_at", "is", null)
    .orderBy("id")
    .execute();
  const leads = await leadsById(
    trx,
    waiting.map(({ subject_id }) => subject_id),
  );
  const deskMails = await trx
    .selectFrom("desk_mails")
    .select(["kind", "recipient as to"])
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .orderBy("created_at")
    .execute();
  return {
    staff,
    partnerLinks: links.map(({ partner_id, reference }) => ({
      partnerId: partner_id ?? "",
      reference,
    })),
    scheduledPosts: posts.map(({ title, publish_at }) => ({ title, publishAt: publish_at ?? "" })),
    notices: leads.map(({ reference }) => reference).toSorted(),
    deskMails,
  };
}
