import type { Kysely } from "kysely";

/**
 * Counts of the limits, as the library wants its table (packages/api/http/limiter.ts). Used on PostgreSQL only,
 * where several processes count together; the library removes what has been over for an hour.
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
