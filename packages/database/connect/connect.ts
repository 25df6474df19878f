import { existsSync } from "node:fs";
import type { Database } from "../database.ts";
import { openPostgres } from "../postgres/postgres.ts";
import { openSqlite, getSqliteFile } from "../sqlite/sqlite.ts";

export interface DatabaseConfig {
  /** A PostgreSQL connection string; undefined means SQLite. */
  databaseUrl: string | undefined;
  /** Folder of the SQLite file. */
  dataDir: string;
}

/** Opens the configured database; no other code depends on its engine. */
export function openDatabase(
  { databaseUrl, dataDir }: DatabaseConfig,
  onIdleError: (error: Error) => void,
): Database {
  return databaseUrl ? openPostgres(databaseUrl, onIdleError) : openSqlite(dataDir);
}

/** False if the SQLite file does not exist yet. PostgreSQL is only checked when opened. */
export const hasDatabase = ({ databaseUrl, dataDir }: DatabaseConfig): boolean =>
  databaseUrl !== undefined || existsSync(getSqliteFile(dataDir));
