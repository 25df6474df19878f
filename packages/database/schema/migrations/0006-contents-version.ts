import { type Kysely, PostgresAdapter, sql } from "kysely";

/** The tables that pages show. */
const CONTENTS = ["business_types", "blog_posts", "plans"];
const CHANGES = ["INSERT", "UPDATE", "DELETE"];

/**
 * A number that grows with every change of pages' contents: processes watch it to know when their
 * cached pages are outdated. Triggers increment it, so that no writer can forget to.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable("contents_version")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("version", "bigint", (column) => column.notNull())
    .execute();
  await sql`INSERT INTO contents_version (id, version) VALUES (1, 0)`.execute(db);
  await (isPostgres(db) ? countOnPostgres(db) : countOnSqlite(db));
}

const isPostgres = (db: Kysely<never>) => db.getExecutor().adapter instanceof PostgresAdapter;

async function countOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`
    CREATE FUNCTION count_contents_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE contents_version SET version = version + 1 WHERE id = 1;
      RETURN NULL;
    END $$`.execute(db);
  for (const table of CONTENTS) {
    await sql`
      CREATE TRIGGER ${sql.ref(`${table}_changed`)}
      AFTER INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
      FOR EACH STATEMENT EXECUTE FUNCTION count_contents_change()`.execute(db);
  }
}

async function countOnSqlite(db: Kysely<never>): Promise<void> {
  for (const table of CONTENTS) {
    for (const change of CHANGES) {
      await sql`
        CREATE TRIGGER ${sql.ref(`${table}_${change.toLowerCase()}`)}
        AFTER ${sql.raw(change)} ON ${sql.table(table)}
        BEGIN UPDATE contents_version SET version = version + 1 WHERE id = 1; END`.execute(db);
    }
  }
}
