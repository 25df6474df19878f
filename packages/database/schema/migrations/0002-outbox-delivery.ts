import type { Kysely } from "kysely";

/** Delivery state of notifications. */
export async function up(db: Kysely<never>): Promise<void> {
  const outbox = () => db.schema.alterTable("outbox");
  await outbox()
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await outbox()
    .addColumn("delivered", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  // Earlier than any time, so due at once.
  await outbox()
    .addColumn("next_attempt_at", "varchar(24)", (column) => column.notNull().defaultTo(""))
    .execute();
  await outbox().addColumn("last_error", "text").execute();
  await outbox().addColumn("done_at", "varchar(24)").execute();
  await db.schema
    .createIndex("outbox_due")
    .on("outbox")
    .columns(["done_at", "next_attempt_at"])
    .execute();
}
