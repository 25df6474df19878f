import type { Kysely } from "kysely";

/**
 * Sums of `daily_counts` for past days and months (packages/api/counts/count-sums.ts), and which of
 * these are summed.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("count_sums")
    .addColumn("kind", "varchar(20)", (column) => column.notNull())
    .addColumn("part", "varchar(20)", (column) => column.notNull())
    .addColumn("period", "varchar(10)", (column) => column.notNull())
    .addColumn("name", "varchar(100)", (column) => column.notNull())
    .addColumn("detail", "varchar(100)", (column) => column.notNull())
    .addColumn("count", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("count_sums_key", ["kind", "part", "period", "name", "detail"])
    .execute();
  await db.schema.createIndex("count_sums_by_period").on("count_sums").column("period").execute();
  await db.schema
    .createTable("summed_periods")
    .addColumn("period", "varchar(10)", (column) => column.primaryKey())
    .execute();
}
