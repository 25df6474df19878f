import type { Kysely } from "kysely";

/** Whether a person gets the weekly summary, if they are an owner. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("weekly_summary", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
