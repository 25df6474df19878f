import type { Kysely } from "kysely";
import type { Schema } from "@angadi/database/schema/schema";

/** A string that changes whenever a lead is added or deleted, or the log gets an entry. */
export async function readLatestChange(db: Kysely<Schema>): Promise<string> {
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

/** For each of these leads, a string that changes with the lead or the delivery of its mails. */
export async function readLatestChanges(
  db: Kysely<Schema>,
  leadIds: readonly string[],
): Promise<Map<string, string>> {
  if (leadIds.length === 0) return new Map();
  const states = await db
    .selectFrom("lead_states")
    .select(["lead_id", "version"])
    .where("lead_id", "in", leadIds)
    .execute();
  const mails = await db
    .selectFrom("job_queue")
    .select(["subject", "id", "state", "last_error"])
    .where("subject", "in", leadIds)
    .where("kind", "=", "desk-mail")
    .orderBy("id")
    .execute();
  const mailsByLead = Map.groupBy(mails, ({ subject }) => subject);
  return new Map(
    states.map(({ lead_id, version }) => [
      lead_id,
      JSON.stringify([version, mailsByLead.get(lead_id)]),
    ]),
  );
}
