import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "better-auth/crypto";
import type { Kysely, Transaction } from "kysely";
import {
  type AcceptOutcome,
  FIRST_OWNER_MINUTES,
  INVITATION_HOURS,
  type Invitation,
  type PendingInvitation,
  type Role,
} from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { hashToken } from "../http/hash-token.ts";
import { type Actor, writeLog } from "./staff-log.ts";
import { deleteInvitationMails, revokeSessions } from "./end-access.ts";
import { hasStaff, isLastOwner, lockStaff } from "./staff-records.ts";

const MINUTE_MS = 60 * 1000;
/** The email stored with the invitation of the first owner, who types their own. */
const UNKNOWN_EMAIL = "";

/** Implements `StaffAccounts.invite`. */
export async function inviteStaff(
  db: Kysely<Schema>,
  actor: Actor,
  email: string,
  role: Role,
): Promise<string | undefined> {
  const normalizedEmail = email.trim().toLowerCase();
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    if (await wouldDemoteLastOwner(trx, normalizedEmail, role)) return undefined;
    const token = await createInvitation(trx, actor, {
      email: normalizedEmail,
      role,
      minutes: INVITATION_HOURS * 60,
    });
    await writeLog(trx, actor, { action: "staff-invited", subject: normalizedEmail, after: role });
    return token;
  });
}

/**
 * Creates a token for the first owner's account, and revokes the previous one. Returns
 * undefined if there is an account already.
 */
export async function inviteFirstOwner(db: Kysely<Schema>): Promise<string | undefined> {
  if (await hasStaff(db)) return undefined;
  return db.transaction().execute((trx) =>
    createInvitation(trx, undefined, {
      email: UNKNOWN_EMAIL,
      role: "owner",
      minutes: FIRST_OWNER_MINUTES,
    }),
  );
}

/** See `StaffAccounts.findInvitation`. */
export async function findInvitation(
  db: Kysely<Schema>,
  token: string,
): Promise<Invitation | undefined> {
  const row = await db
    .selectFrom("staff_invitations")
    .selectAll()
    .where("token_digest", "=", hashToken(token))
    .where("expires_at", ">", new Date().toISOString())
    .executeTakeFirst();
  if (!row || (row.email === UNKNOWN_EMAIL && (await hasStaff(db)))) return undefined;
  const person = await findPerson(db, row.email);
  return { email: row.email, role: row.role, name: person?.name };
}

/** See `StaffAccounts.listInvitations`. */
export async function listInvitations(db: Kysely<Schema>): Promise<PendingInvitation[]> {
  const rows = await db
    .selectFrom("staff_invitations as invitation")
    .leftJoin("staff", "staff.id", "invitation.invited_by")
    .select(["invitation.email", "invitation.role", "invitation.expires_at", "staff.name"])
    .where("invitation.email", "!=", UNKNOWN_EMAIL)
    .where("invitation.expires_at", ">", new Date().toISOString())
    .orderBy("invitation.email")
    .execute();
  return rows.map(({ email, role, expires_at, name }) => ({
    email,
    role,
    invitedBy: name,
    expiresAt: expires_at,
  }));
}

/** See `StaffAccounts.revokeInvitation`. */
export async function revokeInvitation(
  db: Kysely<Schema>,
  actor: Actor,
  email: string,
): Promise<boolean> {
  const normalizedEmail = email.trim().toLowerCase();
  return db.transaction().execute(async (trx) => {
    const deleteResult = await trx
      .deleteFrom("staff_invitations")
      .where("email", "=", normalizedEmail)
      .where("email", "!=", UNKNOWN_EMAIL)
      .executeTakeFirst();
    if (deleteResult.numDeletedRows === 0n) return false;
    await deleteInvitationMails(trx, normalizedEmail);
    await writeLog(trx, actor, { action: "invitation-withdrawn", subject: normalizedEmail });
    return true;
  });
}

/**
 * Implements `StaffAccounts.acceptInvitation`: deletes the token and creates the account, or
 * neither.
 */
export async function acceptInvitation(
  db: Kysely<Schema>,
  token: string,
  input: { name: string; email: string; password: string },
): Promise<AcceptOutcome> {
  // Slow by design, so not inside the transaction, which blocks SQLite's only writer.
  const passwordHash = await hashPassword(input.password);
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const invitation = await findInvitation(trx, token);
    if (!invitation) return "invalid-token";
    if (await wouldDemoteLastOwner(trx, invitation.email, invitation.role)) return "last-owner";
    const usedInvitation = await trx
      .deleteFrom("staff_invitations")
      .where("token_digest", "=", hashToken(token))
      .where("expires_at", ">", new Date().toISOString())
      .returningAll()
      .executeTakeFirst();
    if (!usedInvitation || (usedInvitation.email === UNKNOWN_EMAIL && (await hasStaff(trx))))
      return "invalid-token";
    const email =
      usedInvitation.email === UNKNOWN_EMAIL
        ? input.email.trim().toLowerCase()
        : usedInvitation.email;
    const existing = await findPerson(trx, email);
    const actor = { id: existing?.id ?? randomUUID(), name: existing?.name ?? input.name };
    if (existing) await resetAccount(trx, existing.id, usedInvitation.role, passwordHash);
    else await createAccount(trx, { ...actor, email, role: usedInvitation.role, passwordHash });
    const action = existing ? "staff-renewed" : "staff-joined";
    await writeLog(trx, actor, { action, subject: email, after: usedInvitation.role });
    return "done";
  });
}

/** Replaces the invitation of an email, and returns its token. Deletes expired invitations. */
async function createInvitation(
  trx: Transaction<Schema>,
  actor: Actor,
  { email, role, minutes }: { email: string; role: Role; minutes: number },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = Date.now();
  await trx
    .deleteFrom("staff_invitations")
    .where((eb) =>
      eb.or([eb("email", "=", email), eb("expires_at", "<=", new Date(now).toISOString())]),
    )
    .execute();
  await trx
    .insertInto("staff_invitations")
    .values({
      token_digest: hashToken(token),
      email,
      role,
      expires_at: new Date(now + minutes * MINUTE_MS).toISOString(),
      created_at: new Date(now).toISOString(),
      invited_by: actor?.id ?? null,
    })
    .execute();
  return token;
}

async function createAccount(
  trx: Transaction<Schema>,
  person: { id: string; name: string; email: string; role: Role; passwordHash: string },
): Promise<void> {
  const { id, name, email, role, passwordHash } = person;
  const now = new Date().toISOString();
  const times = { created_at: now, updated_at: now };
  await trx
    .insertInto("staff")
    .values({ id, name, email, role, email_verified: 1, ...times })
    .execute();
  await trx
    .insertInto("staff_accounts")
    .values({
      id: randomUUID(),
      staff_id: id,
      account_id: id,
      provider_id: "credential",
      password: passwordHash,
      ...times,
    })
    .execute();
}

/** Sets password and role, and ends sessions and second factor, which may have been lost. */
async function resetAccount(
  trx: Transaction<Schema>,
  id: string,
  role: Role,
  passwordHash: string,
): Promise<void> {
  const now = new Date().toISOString();
  await revokeSessions(trx, id);
  await trx.deleteFrom("staff_two_factors").where("staff_id", "=", id).execute();
  await trx
    .updateTable("staff_accounts")
    .set({ password: passwordHash, updated_at: now })
    .where("staff_id", "=", id)
    .execute();
  await trx
    .updateTable("staff")
    .set({ role, two_factor_enabled: 0, deactivated_at: null, updated_at: now })
    .where("id", "=", id)
    .execute();
}

/** Whether this role would leave the desk without an active owner. */
async function wouldDemoteLastOwner(
  trx: Transaction<Schema>,
  email: string,
  role: Role,
): Promise<boolean> {
  if (role === "owner") return false;
  const person = await findPerson(trx, email);
  return person !== undefined && isLastOwner(trx, person.id);
}

const findPerson = (db: Kysely<Schema>, email: string) =>
  db
    .selectFrom("staff")
    .select(["id", "name", "deactivated_at"])
    .where("email", "=", email)
    .executeTakeFirst();
