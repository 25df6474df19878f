/** `npm run restore -- FILE [--replace]`: restores a backup into the configured database. */
import { formatBackupSummary, restore } from "@angadi/database/backup/backup";
import { openDatabase } from "@angadi/database/connect";
import { migrate } from "@angadi/database/schema/migrations";
import { secureRestoredDatabase } from "@angadi/api/desk/after-restore";
import { readEnv } from "@angadi/server/operations/env";
import { formatRestoredState } from "./restored-state.ts";

const args = process.argv.slice(2);
const [file, ...extraArgs] = args.filter((argument) => argument !== "--replace");
if (file === undefined || extraArgs.length > 0) {
  process.stderr.write("npm run restore -- FILE [--replace]\n");
  process.exit(2);
}
try {
  const env = readEnv(process.env);
  const summary = await restore(env, file, { replace: args.includes("--replace") });
  const { db, withMigrationLock, close } = openDatabase(env, (error) => {
    throw error;
  });
  await withMigrationLock(() => migrate(db));
  const state = await secureRestoredDatabase(db);
  await close();
  process.stdout.write(`${file} is restored. It contains ${formatBackupSummary(summary)}
${formatRestoredState(state)}People whose data was deleted after this backup are back: delete them again (docs/backups.md).
`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
