import type { Kysely, Transaction } from "kysely";
import type { Role, StaffRecord } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { type Actor, writeLog } from "./staff-log.ts";
import { revokeGrants, revokeSessions } from "./end-access.ts";

/** All staff accounts, active or not, sorted by name. */
export async function listStaff(db: Kysely<Schema>): Promise<StaffRecord[]> {
  const rows = await db.selectFrom("staff").selectAll().orderBy("name").orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    hasTwoFactor: row.two_factor_enabled === 1,
    createdAt: row.created_at,
    deactivatedAt: row.deactivated_at,
  }));
}

/** Whether there is an account; until then, startup prints a link for creating the owner's. */
export async function hasStaff(db: Kysely<Schema>): Promise<boolean> {
  return (await db.selectFrom("staff").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Whether this is the last active owner. The caller holds the lock. */
export async function isLastOwner(trx: Transaction<Schema>, id: string): Promise<boolean> {
  const owners = await trx
    .selectFrom("staff")
    .select("id")
    .where("role", "=", "owner")
    .where("deactivated_at", "is", null)
    .execute();
  return owners.length === 1 && owners[0]?.id === id;
}

/** Makes changes of roles wait for each other, so that two owners cannot demote each other. */
export async function lockStaff(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable("staff")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .execute();
}

/** Implements `StaffAccounts.setActive`. */
export async function setActive(
  db: Kysely<Schema>,
  actor: Actor,
  id: string,
  isActive: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const person = await trx
      .selectFrom("staff")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!person || (!isActive && (await isLastOwner(trx, id)))) return false;
    if (isActive === !person.deactivated_at) return true;
    await trx
      .updateTable("staff")
      .set({ deactivated_at: isActive ? null : new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    await revokeSessions(trx, id);
    if (!isActive) await revokeGrants(trx, person, undefined);
    const action = isActive ? "staff-reactivated" : "staff-deactivated";
    await writeLog(trx, actor, { action, subject: person.email });
    return true;
  });
}

/** Implements `StaffAccounts.setRole`. */
export async function setRole(
  db: Kysely<Schema>,
  actor: Actor,
  id: string,
  role: Role,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await lockStaff(trx);
    const person = await trx
      .selectFrom("staff")
      .select(["id", "email", "role"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!person || (role !== "owner" && (await isLastOwner(trx, id)))) return false;
    if (person.role === role) return true;
    await trx
      .updateTable("staff")
      .set({ role, updated_at: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    await revokeGrants(trx, person, role);
    const change = { before: person.role, after: role };
    await writeLog(trx, actor, { action: "staff-role", subject: person.email, ...change });
    return true;
  });
}
