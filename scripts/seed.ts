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
const shouldReset = process.argv.includes("--reset");
const shouldAddSamples = process.argv.includes("--samples");
const { db, withMigrationLock, close } = openDatabase(env, (error) => {
  throw error;
});
const sampleCount = await withMigrationLock(async () => {
  await migrate(db);
  await seed(db, env.countryId, { reset: shouldReset, shouldPurge: env.purge !== undefined });
  return shouldAddSamples ? seedSamples(db) : 0;
});
await close();
process.stdout.write(
  shouldReset
    ? "Business types, plans and the posts of the site are restored.\n"
    : "Empty tables are filled.\n",
);
if (shouldAddSamples) process.stdout.write(`${sampleCount} sample leads added.\n`);
