import { v7 as createId } from "uuid";
import type { Kysely, Transaction } from "kysely";
import type { LeadEvent } from "@angadi/contract/desk/leads";
import type { Staff } from "@angadi/contract/desk/staff";
import type { Schema } from "@angadi/database/schema/schema";

/** Adds an event to a lead's history. */
export async function writeEvent(
  trx: Transaction<Schema>,
  by: Staff,
  leadId: string,
  event: Pick<LeadEvent, "kind" | "after"> & Partial<Pick<LeadEvent, "before">>,
): Promise<void> {
  await trx
    .insertInto("lead_events")
    .values({
      id: createId(),
      lead_id: leadId,
      at: new Date().toISOString(),
      staff_name: by.name,
      kind: event.kind,
      before: event.before ?? null,
      after: event.after,
    })
    .execute();
}

/** A lead's history, oldest first. */
export async function listEvents(db: Kysely<Schema>, leadId: string): Promise<LeadEvent[]> {
  const rows = await db
    .selectFrom("lead_events")
    .select(["id", "at", "staff_name", "kind", "before", "after"])
    .where("lead_id", "=", leadId)
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    staffName: row.staff_name,
    kind: row.kind as LeadEvent["kind"],
    before: row.before,
    after: row.after,
  }));
}
