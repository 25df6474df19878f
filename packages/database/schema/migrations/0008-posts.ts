import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * Posts as their writers edit them. `blog_posts` still has what is published, so that a build
 * without drafts cannot show any. Also adds revisions, earlier slugs, pictures, and pending CDN
 * purges. On PostgreSQL, changes of the contents version send notifications.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await createPosts(db);
  await takeOverPosts(db);
  await createPictures(db);
  await createPurges(db);
  if (isPostgres(db)) await notifyOfChanges(db);
}

const isPostgres = (db: Kysely<never>) => db.getExecutor().adapter instanceof PostgresAdapter;

async function createPosts(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("posts")
    .addColumn("id", "varchar(200)", (column) => column.primaryKey())
    .addColumn("slug", "varchar(200)", (column) => column.notNull().unique())
    .addColumn("state", "varchar(20)", (column) => column.notNull())
    // ISO 8601, UTC; null unless the post is scheduled.
    .addColumn("publish_at", "varchar(24)")
    .addColumn("published_at", "varchar(24)")
    .addColumn("published_version", "integer")
    .addColumn("scheduled_version", "integer")
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .addColumn("saved_at", "varchar(24)", (column) => column.notNull())
    .addColumn("saved_by", "varchar(200)", (column) => column.notNull())
    // The page that saved last, to recognise its own save if the response was lost.
    .addColumn("saved_in", "varchar(36)", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("posts_by_age").on("posts").columns(["saved_at", "id"]).execute();
  await db.schema.createIndex("posts_due").on("posts").columns(["state", "publish_at"]).execute();

  await db.schema
    .createTable("post_revisions")
    .addColumn("post_id", "varchar(200)", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("kind", "varchar(20)", (column) => column.notNull())
    .addColumn("document", "text", (column) => column.notNull())
    .addColumn("saved_at", "varchar(24)", (column) => column.notNull())
    .addColumn("saved_by", "varchar(200)", (column) => column.notNull())
    .addPrimaryKeyConstraint("post_revisions_key", ["post_id", "version"])
    .execute();

  await db.schema
    .createTable("post_old_slugs")
    .addColumn("slug", "varchar(200)", (column) => column.primaryKey())
    .addColumn("post_id", "varchar(200)", (column) => column.notNull())
    .execute();
}

interface PublishedRow {
  id: string;
  title: string;
  excerpt: string;
  category: string;
  author: string;
  created_at: string;
  updated_at: string | null;
  image: string | null;
  tags: string;
  blocks: string;
}

/** Converts already published posts to editable documents. */
async function takeOverPosts(db: Kysely<never>): Promise<void> {
  const { rows } = await sql<PublishedRow>`SELECT * FROM blog_posts`.execute(db);
  for (const row of rows) {
    const { id, title, excerpt, category, author, image } = row;
    const document = JSON.stringify({
      title,
      slug: id,
      excerpt,
      category,
      author,
      tags: JSON.parse(row.tags),
      image,
      blocks: JSON.parse(row.blocks),
    });
    const savedAt = row.updated_at ?? row.created_at;
    await sql`
      INSERT INTO posts (id, slug, state, published_at, published_version, version, title, document,
        created_at, saved_at, saved_by)
      VALUES (${id}, ${id}, 'published', ${row.created_at}, 1, 1, ${title}, ${document},
        ${row.created_at}, ${savedAt}, ${author})`.execute(db);
    await sql`
      INSERT INTO post_revisions (post_id, version, kind, document, saved_at, saved_by)
      VALUES (${id}, 1, 'published', ${document}, ${savedAt}, ${author})`.execute(db);
  }
}

async function createPictures(db: Kysely<never>): Promise<void> {
  const bytes = isPostgres(db) ? "bytea" : "blob";
  await db.schema
    .createTable("pictures")
    // Beginning of the upload's SHA-256, in hex.
    .addColumn("id", "varchar(32)", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .addColumn("uploaded_by", "varchar(200)", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("pictures_by_age")
    .on("pictures")
    .columns(["created_at", "id"])
    .execute();
  await db.schema
    .createTable("picture_files")
    .addColumn("picture_id", "varchar(32)", (column) => column.notNull())
    // Last segment of its URL: `800.webp`, `social.png`.
    .addColumn("name", "varchar(20)", (column) => column.notNull())
    .addColumn("bytes", bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_files_key", ["picture_id", "name"])
    .execute();
}

async function createPurges(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("purges")
    .addColumn("id", "varchar(36)", (column) => column.primaryKey())
    // JSON: { addresses, prefixes }.
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("created_at", "varchar(24)", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull().defaultTo(0))
    // Earlier than any time, so due at once.
    .addColumn("next_attempt_at", "varchar(24)", (column) => column.notNull().defaultTo(""))
    .addColumn("claimed_by", "varchar(36)")
    .addColumn("last_error", "text")
    .execute();
}

/** Notifies all listening processes when the transaction is committed. */
async function notifyOfChanges(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION count_contents_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE contents_version SET version = version + 1 WHERE id = 1;
      PERFORM pg_notify('angadi_contents', '');
      RETURN NULL;
    END $$`.execute(db);
}
