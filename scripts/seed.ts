/**
 * `npm run seed`: fills empty tables. `-- --reset` restores business types, plans and the seeded
 * posts; leads and posts that people wrote are never changed. `-- --samples` adds ten sample leads,
 * to try the desk.
 */
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";
import { seedSamples } from "@angadi/api/seed/seed-samples";
import { seed } from "@angadi/api/seed/seed";
import { readEnv } from "@angadi/server/operations/env";

const env = readEnv(process.env);
const reset = process.argv.includes("--reset");
const samples = process.argv.includes("--samples");
const { db, withMigrationLock, close } = openDatabase(env, (error) => {
  throw error;
});
const added = await withMigrationLock(async () => {
  await migrate(db);
  await seed(db, env.countryId, { reset, shouldPurge: env.purge !== undefined });
  return samples ? seedSamples(db) : 0;
});
await close();
process.stdout.write(
  reset
    ? "Business types, plans and the posts of the site are restored.\n"
    : "Empty tables are filled.\n",
);
if (samples) process.stdout.write(`${added} sample leads added.\n`);
