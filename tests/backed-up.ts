import type { Holdings } from "#api/db/backup-holdings.ts";
import { backUp } from "#api/db/backup.ts";
import type { DatabaseConfig } from "#api/db/connect.ts";

/** Makes a backup; gives what it holds. */
export async function backedUp(
  config: DatabaseConfig,
  file: string,
): Promise<Holdings | undefined> {
  let held: Holdings | undefined;
  await backUp(config, file, ({ holds }) => (held = holds));
  return held;
}
