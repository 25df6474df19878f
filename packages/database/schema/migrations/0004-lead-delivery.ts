import { type Kysely, sql } from "kysely";

/** Bounded delivery of notifications: claims, failed channels, and a mail budget. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const table of ["contact_messages", "affiliate_applications"]) {
    // SHA-256 in base64url; null for leads without a key.
    await db.schema.alterTable(table).addColumn("body_digest", "varchar(43)").execute();
    await db.schema
      .createIndex(`${table}_by_age`)
      .on(table)
      .columns(["created_at", "id"])
      .execute();
    await db.schema
      .createIndex(`${table}_by_person`)
      .on(table)
      .expression(sql`lower(email), created_at`)
      .execute();
  }
  await db.schema.alterTable("affiliate_applications").addColumn("context", "text").execute();

  const outbox = () => db.schema.alterTable("outbox");
  await outbox()
    .addColumn("given_up", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
  await outbox().addColumn("failed_at", "varchar(24)").execute();
  await outbox().addColumn("claimed_by", "varchar(36)").execute();
  await outbox().addColumn("request_id", "varchar(64)").execute();
  await db.schema.createIndex("outbox_by_subject").on("outbox").columns(["subject_id"]).execute();
  await db.schema.createIndex("outbox_failed").on("outbox").columns(["failed_at"]).execute();

  await db.schema
    .createTable("mail_budget")
    .addColumn("hour", "varchar(13)", (column) => column.primaryKey())
    .addColumn("taken", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("jobs")
    .addColumn("name", "varchar(40)", (column) => column.primaryKey())
    .addColumn("claimed_until", "varchar(24)", (column) => column.notNull())
    .execute();
}
