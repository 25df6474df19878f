import type { Kysely } from "kysely";

/** The parts of a total; with the day they are the key. Empty if a kind has no such part. */
const PARTS = ["kind", "page", "detail", "source", "medium", "campaign", "referrer", "partner"];

/** Totals by day (packages/api/counts/daily-counts.ts): no column can identify a visitor. */
export async function up(db: Kysely<never>): Promise<void> {
  let table = db.schema.createTable("daily_counts").addColumn("day", "varchar(10)", notNull);
  for (const part of PARTS) table = table.addColumn(part, "varchar(100)", notNull);
  await table
    .addColumn("count", "integer", notNull)
    .addPrimaryKeyConstraint("daily_counts_key", ["day", ...PARTS] as never)
    .execute();
}

const notNull = <Column extends { notNull(): Column }>(column: Column): Column => column.notNull();
