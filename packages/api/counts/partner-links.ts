import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Staff } from "@angadi/desk-ports/staff";
import { PARTNER_TOKEN } from "@angadi/contract/partner-numbers";
import type { Schema } from "@angadi/database/schema/schema";
import { writeLog } from "../staff/staff-log.ts";
import { hashToken } from "../http/hash-token.ts";

/** 160 random bits, so that tokens cannot be guessed. */
const TOKEN_BYTES = 20;

/**
 * Creates the private link of an approved partner and revokes the previous one. Returns its token,
 * of which only a digest is stored; undefined if the application is not approved.
 */
export async function createPartnerLink(
  db: Kysely<Schema>,
  actor: Staff,
  applicationId: string,
): Promise<string | undefined> {
  return db.transaction().execute(async (trx) => {
    const reference = await lockApprovedApplication(trx, applicationId);
    if (reference === undefined) return undefined;
    const token = randomBytes(TOKEN_BYTES).toString("hex");
    const row = { token_digest: hashToken(token), created_at: new Date().toISOString() };
    await trx
      .insertInto("partner_links")
      .values({ application_id: applicationId, ...row })
      .onConflict((conflict) => conflict.column("application_id").doUpdateSet(row))
      .execute();
    await writeLog(trx, actor, { action: "partner-link-made", subject: reference });
    return token;
  });
}

/** Revokes the private link of an application. Returns false if there was none. */
export async function revokePartnerLink(
  db: Kysely<Schema>,
  actor: Staff,
  applicationId: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const reference = await lockApprovedApplication(trx, applicationId);
    const isRevoked = await deletePartnerLink(trx, applicationId);
    if (isRevoked)
      await writeLog(trx, actor, { action: "partner-link-ended", subject: reference ?? "" });
    return isRevoked;
  });
}

/** Deletes the link without a log entry, for a declined application, which has its own. */
export async function deletePartnerLink(db: Kysely<Schema>, id: string): Promise<boolean> {
  const deleteResult = await db
    .deleteFrom("partner_links")
    .where("application_id", "=", id)
    .executeTakeFirst();
  return deleteResult.numDeletedRows > 0n;
}

/** The partner with this link; undefined if the link is unknown or the approval was revoked. */
export async function findPartnerByLink(
  db: Kysely<Schema>,
  token: string,
): Promise<string | undefined> {
  if (!PARTNER_TOKEN.test(token)) return undefined;
  const row = await db
    .selectFrom("partner_links as link")
    .innerJoin("affiliate_decisions as decision", "decision.application_id", "link.application_id")
    .select("decision.partner_id")
    .where("link.token_digest", "=", hashToken(token))
    .where("decision.decision", "=", "approved")
    .executeTakeFirst();
  return row?.partner_id ?? undefined;
}

/** Locks an approved application, so that declining it waits. Returns its reference. */
async function lockApprovedApplication(
  trx: Transaction<Schema>,
  id: string,
): Promise<string | undefined> {
  const decision = await trx
    .updateTable("affiliate_decisions")
    .set({ application_id: id })
    .where("application_id", "=", id)
    .where("decision", "=", "approved")
    .returning("application_id")
    .executeTakeFirst();
  if (!decision) return undefined;
  const application = await trx
    .selectFrom("affiliate_applications")
    .select("reference")
    .where("id", "=", id)
    .executeTakeFirst();
  return application?.reference;
}
