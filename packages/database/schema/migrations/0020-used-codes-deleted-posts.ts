import type { Kysely } from "kysely";

/** The last code used of each authenticator app, and when posts were deleted. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable("staff_two_factors")
    .addColumn("last_step", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // ISO 8601, UTC; null unless the post's state is `deleted`.
  await db.schema.alterTable("posts").addColumn("deleted_at", "varchar(24)").execute();
}
