/** `npm run backup -- FILE`: backs up the configured database while the site is running. */
import { backUp, formatBackupSummary, recordBackup } from "@angadi/database/backup/backup";
import { readEnv } from "@angadi/server/operations/env";

const [file, ...extraArgs] = process.argv.slice(2);
if (file === undefined || extraArgs.length > 0) {
  process.stderr.write("npm run backup -- FILE\n");
  process.exit(2);
}
try {
  const env = readEnv(process.env);
  const engine = env.databaseUrl ? "PostgreSQL" : "SQLite";
  await backUp(env, file, (report) => {
    recordBackup(env, file, report);
    process.stdout.write(
      `${file} is a backup of the ${engine} database as of ${report.upTo}: ${formatBackupSummary(report.summary)}\n`,
    );
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
