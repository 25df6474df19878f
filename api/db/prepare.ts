import type { Database } from "./connect.ts";
import { migrate } from "./migrations.ts";
import { seed } from "./seed.ts";

/** Migrates and seeds as one step under the lock, so that any number of processes may start. */
export async function prepareDatabase(
  { db, exclusively }: Database,
  countryId: string,
): Promise<void> {
  await exclusively(async () => {
    await migrate(db);
    await seed(db, countryId);
  });
}
