import type { Kysely } from "kysely";

/** For autosaves, and for who has which post open. */
export async function up(db: Kysely<never>): Promise<void> {
  // Sequence number of the page's text, so that an older one that arrives late writes nothing.
  await db.schema
    .alterTable("posts")
    .addColumn("saved_number", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("post_presence")
    .addColumn("post_id", "varchar(200)", (column) => column.notNull())
    .addColumn("staff_id", "varchar(36)", (column) => column.notNull())
    // ISO 8601, UTC: when the page was last known to be open.
    .addColumn("seen_at", "varchar(24)", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_presence_key", ["post_id", "staff_id"])
    .execute();
}
