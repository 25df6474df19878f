import { type Kysely, sql } from "kysely";

const TABLES = ["contact_messages", "affiliate_applications"];

/** Campaigns of leads, from the context they were sent with. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("lead_states").addColumn("campaign", "varchar(200)").execute();
  await db.schema
    .createIndex("lead_states_by_campaign")
    .on("lead_states")
    .columns(["campaign", "created_at", "lead_id"])
    .execute();
  for (const table of TABLES) {
    const { rows } = await sql<{ id: string; context: string }>`
      SELECT id, context FROM ${sql.table(table)} WHERE context LIKE '%utm_campaign%'
    `.execute(db);
    for (const { id, context } of rows) {
      const campaign: unknown = JSON.parse(context)?.utm?.utm_campaign;
      if (typeof campaign !== "string") continue;
      await sql`UPDATE lead_states SET campaign = ${campaign} WHERE lead_id = ${id}`.execute(db);
    }
  }
}
