import type { Kysely } from "kysely";

/** Whether an owner receives the weekly summary. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("weekly_summary", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
}
