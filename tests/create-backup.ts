import type { BackupSummary } from "@angadi/database/backup/backup-summary";
import { backUp } from "@angadi/database/backup/backup";
import type { DatabaseConfig } from "@angadi/database/connect";

/** Makes a backup. Returns its contents. */
export async function createBackup(
  config: DatabaseConfig,
  file: string,
): Promise<BackupSummary | undefined> {
  let summary: BackupSummary | undefined;
  await backUp(config, file, (report) => (summary = report.summary));
  return summary;
}
