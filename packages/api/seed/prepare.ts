import type { Database } from "@angadi/database/database";
import { migrate } from "@angadi/database/schema/migrations";
import { seed } from "./seed.ts";

/**
 * Migrates and seeds in one step under the lock, so that any number of processes may start. Returns
 * the names of migrations that only a newer build has.
 */
export async function prepareDatabase(
  { db, withMigrationLock }: Database,
  countryId: string,
): Promise<string[]> {
  return withMigrationLock(async () => {
    const newer = await migrate(db);
    await seed(db, countryId);
    return newer;
  });
}
