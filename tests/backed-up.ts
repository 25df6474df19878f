import type { BackupSummary } from "#api/db/backup-summary.ts";
import { backUp } from "#api/db/backup.ts";
import type { DatabaseConfig } from "#api/db/connect.ts";

/** Makes a backup. Returns what it holds. */
export async function backedUp(
  config: DatabaseConfig,
  file: string,
): Promise<BackupSummary | undefined> {
  let held: BackupSummary | undefined;
  await backUp(config, file, ({ holds }) => (held = holds));
  return held;
}
