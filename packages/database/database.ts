import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema/schema.ts";

/** Hears of notifications until it is stopped. */
export interface Listener {
  stop(): Promise<void>;
}

/** An open database, whichever its engine. */
export interface Database {
  db: Kysely<Schema>;
  engine: "sqlite" | "postgres";
  /** Runs `work` while no other process does so on the same database: migrations and seeds. */
  withMigrationLock: <T>(work: () => Promise<T>) => Promise<T>;
  /** Makes a query for rows to work on pass over those another process works on. */
  skipLocked: <DB, TB extends keyof DB, O>(
    query: SelectQueryBuilder<DB, TB, O>,
  ) => SelectQueryBuilder<DB, TB, O>;
  /**
   * Calls `onNews` for each notification on a channel, and whenever some may have been missed.
   * Undefined where the engine has none.
   */
  listen: ((channel: string, onNews: () => void) => Listener) | undefined;
  /** Resolves where a query is answered within 2 s; rejects with `DatabaseUnavailable` or its error. */
  ping: () => Promise<void>;
  /** Takes the last traces of deleted rows out of the database's files; to be called after deleting. */
  purge: () => Promise<void>;
  /** Ends within 3 s, whatever the database does. */
  close: () => Promise<void>;
}
