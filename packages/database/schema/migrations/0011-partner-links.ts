import type { Kysely } from "kysely";

/**
 * Private links to partners' numbers (packages/api/counts/partner-links.ts): one per application,
 * stored as a digest and deleted with it. The index is for reading one partner's totals among
 * thousands of other rows a day.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("partner_links")
    .addColumn("application_id", "varchar(36)", (column) =>
      column.primaryKey().references("affiliate_applications.id").onDelete("cascade"),
    )
    .addColumn("token_digest", "varchar(64)", (column) => column.notNull().unique())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("daily_counts_partner")
    .on("daily_counts")
    .columns(["partner", "day"])
    .execute();
}
