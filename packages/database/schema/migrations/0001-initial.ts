import type { Kysely } from "kysely";

/** The first tables. Migrations are never edited once released: a change is a new file. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("business_types")
    .addColumn("id", "varchar(100)", (column) => column.primaryKey())
    .addColumn("name", "varchar(200)", (column) => column.notNull())
    .addColumn("sub_industry_type", "varchar(100)", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("blog_posts")
    .addColumn("id", "varchar(200)", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("category", "varchar(100)", (column) => column.notNull())
    .addColumn("author", "varchar(200)", (column) => column.notNull())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .addColumn("read_time", "integer", (column) => column.notNull())
    .addColumn("image", "text")
    .addColumn("tags", "text", (column) => column.notNull())
    .addColumn("blocks", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("blog_posts_by_age")
    .on("blog_posts")
    .columns(["created_at", "id"])
    .execute();

  await db.schema
    .createTable("plans")
    .addColumn("id", "varchar(100)", (column) => column.primaryKey())
    .addColumn("country_id", "varchar(100)", (column) => column.notNull())
    .addColumn("plan_name", "varchar(100)", (column) => column.notNull())
    .addColumn("tagline", "text", (column) => column.notNull())
    .addColumn("monthly_price", "integer", (column) => column.notNull())
    .addColumn("yearly_price", "integer", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("contact_messages")
    .addColumn("id", "varchar(36)", (column) => column.primaryKey())
    .addColumn("reference", "varchar(20)", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "varchar(254)", (column) => column.notNull())
    .addColumn("mobile_no", "varchar(40)", (column) => column.notNull())
    .addColumn("message", "text")
    .addColumn("context", "text")
    .addColumn("idempotency_key", "varchar(100)", (column) => column.unique())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("affiliate_applications")
    .addColumn("id", "varchar(36)", (column) => column.primaryKey())
    .addColumn("reference", "varchar(20)", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("mobile", "varchar(40)", (column) => column.notNull())
    .addColumn("country_code", "varchar(5)", (column) => column.notNull())
    .addColumn("email", "varchar(254)", (column) => column.notNull())
    .addColumn("company_name", "text", (column) => column.notNull())
    .addColumn("website_url", "text", (column) => column.notNull())
    .addColumn("media_link", "text", (column) => column.notNull())
    .addColumn("affiliate_type", "varchar(40)", (column) => column.notNull())
    .addColumn("idempotency_key", "varchar(100)", (column) => column.unique())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .execute();

  await db.schema
    .createTable("outbox")
    .addColumn("id", "varchar(36)", (column) => column.primaryKey())
    .addColumn("kind", "varchar(40)", (column) => column.notNull())
    .addColumn("subject_id", "varchar(36)", (column) => column.notNull())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .execute();
}
