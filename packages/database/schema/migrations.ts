import { type Kysely, sql } from "kysely";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";
import * as createTables from "./migrations/0001-tables.ts";
import type { Schema } from "./schema.ts";

/** Oldest first. Listed, not read from a folder, because the build bundles them. */
const migrations: Record<string, Migration> = {
  "0001-tables": createTables,
};

/** Databases from before the first release have this one. */
const DEVELOPMENT_MIGRATION = "0001-initial";

const DEVELOPMENT_DATABASE_MESSAGE =
  "A development version from before the first release created this database. Use an empty one.";

/** Placeholder for a newer build's migration, which has already been run. */
const NO_OP_MIGRATION: Migration = { up: async () => undefined };

/**
 * Migrates the tables. Returns the names of migrations that only a newer build has: this build then
 * runs none of its own and keeps working, because migrations are additive for one release
 * (docs/change-the-database.md). Throws if a development version created the database. The caller
 * holds the lock (`Database.withMigrationLock`).
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  const executedMigrations = await listExecutedMigrations(db);
  if (executedMigrations.includes(DEVELOPMENT_MIGRATION))
    throw new Error(DEVELOPMENT_DATABASE_MESSAGE);
  const newerMigrations = executedMigrations.filter((name) => !(name in migrations));
  const placeholders = Object.fromEntries(newerMigrations.map((name) => [name, NO_OP_MIGRATION]));
  const provider = { getMigrations: async () => ({ ...migrations, ...placeholders }) };
  const migrator = new Migrator({ db, provider });
  const hasPending = (await migrator.getMigrations()).some(({ executedAt }) => !executedAt);
  // If there is nothing to do, do not wait for another process's write lock.
  if (!hasPending) return newerMigrations;
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  return newerMigrations;
}

/** The names of all migrations that any build has run on a database. */
export async function listExecutedMigrations(db: Kysely<Schema>): Promise<string[]> {
  const existingTables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!existingTables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(DEFAULT_MIGRATION_TABLE)} ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}
