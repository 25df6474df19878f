import type { Kysely } from "kysely";

const ID = "varchar(36)";

/** Filters of leads that staff save for themselves. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("lead_filters")
    .addColumn("id", ID, (column) => column.primaryKey())
    .addColumn("staff_id", ID, (column) => column.notNull().references("staff.id"))
    .addColumn("name", "varchar(60)", (column) => column.notNull())
    // JSON: `LeadFilter` of packages/contract/desk/leads.ts.
    .addColumn("filter", "text", (column) => column.notNull())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("lead_filters_by_staff")
    .on("lead_filters")
    .column("staff_id")
    .execute();
}
