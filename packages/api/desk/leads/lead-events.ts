import { v7 as createId } from "uuid";
import type { Kysely, Transaction } from "kysely";
import type { LeadEvent } from "@angadi/desk-ports/leads";
import type { Staff } from "@angadi/desk-ports/staff";
import type { Schema } from "@angadi/database/schema/schema";

/** Adds an event to a lead's history, and increments the lead's version. */
export async function writeEvent(
  trx: Transaction<Schema>,
  actor: Staff,
  leadId: string,
  { id = createId(), kind, before = null, after }: NewEvent,
): Promise<void> {
  const { version } = await trx
    .updateTable("lead_states")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("lead_id", "=", leadId)
    .returning("version")
    .executeTakeFirstOrThrow();
  const event = { id, lead_id: leadId, at: new Date().toISOString(), kind, before, after, version };
  await trx
    .insertInto("lead_events")
    .values({ ...event, staff_id: actor.id, staff_name: actor.name })
    .execute();
}

type NewEvent = Pick<LeadEvent, "kind" | "after"> & Partial<Pick<LeadEvent, "id" | "before">>;

export const hasEvent = async (db: Kysely<Schema>, id: string): Promise<boolean> =>
  (await db.selectFrom("lead_events").select("id").where("id", "=", id).executeTakeFirst()) !==
  undefined;

const selectEvents = (db: Kysely<Schema>, leadId: string) =>
  db
    .selectFrom("lead_events")
    .select(["id", "at", "staff_name", "kind", "before", "after"])
    .where("lead_id", "=", leadId)
    .orderBy("version")
    .orderBy("id");

/** A lead's history, oldest first. */
export const listLeadEvents = async (db: Kysely<Schema>, leadId: string): Promise<LeadEvent[]> =>
  (await selectEvents(db, leadId).execute()).map(toEvent);

/** Events by others than `staffId` after the lead's version `base`. */
export async function listChanges(
  db: Kysely<Schema>,
  leadId: string,
  { staffId, base }: { staffId: string; base: number },
): Promise<LeadEvent[]> {
  const rows = await selectEvents(db, leadId)
    .where("version", ">", base)
    .where("staff_id", "is distinct from", staffId)
    .execute();
  return rows.map(toEvent);
}

const toEvent = (row: Awaited<ReturnType<ReturnType<typeof selectEvents>["execute"]>>[number]) => ({
  id: row.id,
  at: row.at,
  staffName: row.staff_name,
  kind: row.kind as LeadEvent["kind"],
  before: row.before,
  after: row.after,
});
