import { type Kysely, sql } from "kysely";

/** When a post was last changed. The previous build leaves it null: the same as when created. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable("blog_posts").addColumn("updated_at", "varchar(24)").execute();
  await sql`UPDATE blog_posts SET updated_at = created_at`.execute(db);
  // The dates of all posts are read from the index only, because rows are long.
  await db.schema
    .createIndex("blog_posts_by_age_dated")
    .on("blog_posts")
    .columns(["created_at", "id", "updated_at"])
    .execute();
  await db.schema.dropIndex("blog_posts_by_age").execute();
}
