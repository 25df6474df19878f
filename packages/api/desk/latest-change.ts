import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/** A text that changes whenever a lead is added or deleted, or the staff changes something. */
export async function latestChange(db: Kysely<Schema>): Promise<string> {
  const lead = await db
    .selectFrom("lead_states")
    .select("lead_id")
    .orderBy("created_at", "desc")
    .orderBy("lead_id", "desc")
    .limit(1)
    .executeTakeFirst();
  const entry = await db
    .selectFrom("staff_log")
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return `${lead?.lead_id} ${entry?.id}`;
}
