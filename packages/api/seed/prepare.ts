import type { Database } from "@angadi/database/database";
import { migrate } from "@angadi/database/schema/migrations";
import { seed } from "./seed.ts";

/**
 * Migrates and seeds the database, one process at a time. Returns the names of applied migrations
 * that this build does not have.
 */
export async function prepareDatabase(
  { db, withMigrationLock }: Database,
  countryId: string,
): Promise<string[]> {
  return withMigrationLock(async () => {
    const newerMigrations = await migrate(db);
    await seed(db, countryId);
    return newerMigrations;
  });
}
