/**
 * `npm run seed`: fills empty tables. With `-- --reset` business types, plans and the seeded
 * posts are put back as they were; posts that people wrote and leads are never touched.
 */
import { openDatabase } from "#api/db/connect.ts";
import { migrate } from "#api/db/migrations.ts";
import { seed } from "#api/db/seed.ts";
import { readEnv } from "#server/env.ts";

const env = readEnv(process.env);
const reset = process.argv.includes("--reset");
const { db, withMigrationLock, close } = openDatabase(env, (error) => {
  throw error;
});
await withMigrationLock(async () => {
  await migrate(db);
  await seed(db, env.countryId, { reset, purges: env.purge !== undefined });
});
await close();
process.stdout.write(reset ? "The seeds are back in place.\n" : "Empty tables are filled.\n");
