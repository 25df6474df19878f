import type { Kysely } from "kysely";

/** Plans that staff add and retire. An older build sells a retired plan again. */
export async function up(db: Kysely<never>): Promise<void> {
  // ISO 8601, UTC; null while the plan is sold.
  await db.schema.alterTable("plans").addColumn("retired_at", "varchar(24)").execute();
  // For an added plan: the name of the plan whose features it has.
  await db.schema.alterTable("plans").addColumn("based_on", "varchar(100)").execute();
}
