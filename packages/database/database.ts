import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema/schema.ts";

/** A subscription to notifications; `stop` ends it. */
export interface Listener {
  stop(): Promise<void>;
}

/** An open database of either engine. */
export interface Database {
  db: Kysely<Schema>;
  engine: "sqlite" | "postgres";
  /** Runs `work` under a database-wide lock, for migrations and seeds. */
  withMigrationLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Makes a query that claims rows skip those that another process has locked. */
  skipLocked: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>;
  /**
   * Calls `onNotify` for each notification on a channel, and whenever some may have been missed.
   * Undefined if the engine has no notifications.
   */
  listen: ((channel: string, onNotify: () => void) => Listener) | undefined;
  /** Rejects with `DatabaseUnavailableError` or the driver's error if a query fails or exceeds 2 s. */
  ping: () => Promise<void>;
  /** Erases deleted rows from the database's files. Call it after deleting. */
  vacuum: () => Promise<void>;
  /** Closes within 3 s, even if the database hangs. */
  close: () => Promise<void>;
}
