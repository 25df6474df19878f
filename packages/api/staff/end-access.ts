import { type Kysely, type Transaction, sql } from "kysely";
import type { Role } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";

/** Ends a person's sessions, and sign-ins that are waiting for a code. */
export async function revokeSessions(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute();
  await revokePendingSignIns(db, id);
}

/** Ends a person's sign-ins that are waiting for a code. */
export async function revokePendingSignIns(db: Kysely<Schema>, id: string): Promise<void> {
  const pendingSignIns = db.selectFrom("staff_verifications").where("value", "=", id);
  await db
    .deleteFrom("staff_verifications")
    .where((eb) =>
      eb.or([
        eb("identifier", "in", pendingSignIns.select("identifier")),
        // better-auth's count of wrong codes for each.
        eb(
          "identifier",
          "in",
          pendingSignIns.select(sql<string>`'2fa-attempts-' || identifier`.as("attempts")),
        ),
      ]),
    )
    .execute();
}

/**
 * Revokes what a person's new role (undefined for none) no longer allows: invitations to and by
 * them, and preview links that they created.
 */
export async function revokeGrants(
  trx: Transaction<Schema>,
  { id, email }: { id: string; email: string },
  role: Role | undefined,
): Promise<void> {
  const deletedInvitations = await trx
    .deleteFrom("staff_invitations")
    .where((eb) => eb.or([eb("email", "=", email), eb("invited_by", "=", id)]))
    .returning("email")
    .execute();
  for (const invitation of deletedInvitations) await deleteInvitationMails(trx, invitation.email);
  if (role !== undefined && role !== "support") return;
  await trx.deleteFrom("preview_links").where("staff_id", "=", id).execute();
}

/** Deletes queued mails with an invitation's link, which has been revoked. */
export async function deleteInvitationMails(trx: Transaction<Schema>, to: string): Promise<void> {
  await trx
    .deleteFrom("job_queue")
    .where("kind", "=", "invitation-mail")
    .where("subject", "=", to)
    .where("state", "!=", "done")
    .execute();
}
