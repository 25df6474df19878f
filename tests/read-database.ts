import type { Kysely } from "kysely";
import { openDatabase } from "@angadi/database/connect";
import type { Schema } from "@angadi/database/schema/schema";

/** Reads from a server's database, also while the server runs, and closes it again. */
export async function readDatabase<Result>(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  read: (db: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openDatabase({ databaseUrl, dataDir }, () => undefined);
  return read(db).finally(close);
}
