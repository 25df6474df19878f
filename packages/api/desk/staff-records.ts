import type { Kysely, Transaction } from "kysely";
import type { Role, StaffRecord } from "@angadi/contract/desk/staff";
import type { Schema } from "@angadi/database/schema/schema";
import { type Actor, writeLog } from "./staff-log.ts";
import { revokeGrants, revokeSessions } from "./end-access.ts";

/** Everybody who ever had an account, in order of their names. */
export async function listStaff(db: Kysely<Schema>): Promise<StaffRecord[]> {
  const rows = await db.selectFrom("staff").selectAll().orderBy("name").orderBy("id").execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    twoFactor: row.two_factor_enabled === 1,
    createdAt: row.created_at,
    deactivatedAt: row.deactivated_at,
  }));
}

/** True where somebody has an account; until then the start prints a link that makes the owner. */
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

/** Changes of who may do what wait for each other: two owners must not lower each other at once. */
export async function staffAlone(trx: Transaction<Schema>): Promise<void> {
  await trx
    .updateTable("staff")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .execute();
}

/** As `StaffAccounts.setActive` says. */
export async function setActive(
  db: Kysely<Schema>,
  by: Actor,
  id: string,
  active: boolean,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await staffAlone(trx);
    const person = await trx
      .selectFrom("staff")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!person || (!active && (await isLastOwner(trx, id)))) return false;
    if (active === !person.deactivated_at) return true;
    await trx
      .updateTable("staff")
      .set({ deactivated_at: active ? null : new Date().toISOString() })
      .where("id", "=", id)
      .execute();
    await revokeSessions(trx, id);
    if (!active) await revokeGrants(trx, person, undefined);
    const action = active ? "staff-reactivated" : "staff-deactivated";
    await writeLog(trx, by, { action, subject: person.email });
    return true;
  });
}

/** As `StaffAccounts.setRole` says. */
export async function setRole(
  db: Kysely<Schema>,
  by: Actor,
  id: string,
  role: Role,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    await staffAlone(trx);
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
    await writeLog(trx, by, { action: "staff-role", subject: person.email, ...change });
    return true;
  });
}
