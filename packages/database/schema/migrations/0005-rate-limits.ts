import type { Kysely } from "kysely";

/**
 * Rate limit counts, in the library's table format (packages/api/http/limiter.ts). Used only on
 * PostgreSQL, where processes share the counts; the library deletes rows an hour after they expire.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("key", "varchar(255)", (column) => column.primaryKey())
    .addColumn("points", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("expire", "bigint")
    .execute();
  await db.schema.createIndex("rate_limits_expire").on("rate_limits").columns(["expire"]).execute();
}
