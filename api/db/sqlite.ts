import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import type { Database } from "./connect.ts";
import type { Schema } from "./schema.ts";

/** How long one process waits for another to finish writing, in milliseconds. */
const BUSY_TIMEOUT = 10_000;
/** How long a process waits for another one's migration. */
const LOCK_TIMEOUT = 60_000;

/** Opens (and, if need be, creates) the database file `angadi.sqlite` in a folder. */
export function openSqlite(folder: string): Database {
  mkdirSync(folder, { recursive: true });
  const file = new DatabaseSync(path.join(folder, "angadi.sqlite"), { timeout: BUSY_TIMEOUT });
  // Ten processes may open a new file at once, and switching it to WAL wants it for itself.
  withFileLock(folder, () => file.exec("PRAGMA journal_mode = WAL"));
  file.exec("PRAGMA synchronous = FULL");
  file.exec("PRAGMA foreign_keys = ON");

  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(file) }) });
  return {
    db,
    engine: "sqlite",
    exclusively: (work) => withFileLock(folder, work),
    // One writer at a time: there are no locked rows.
    passLocked: (query) => query,
    async close() {
      await db.destroy();
      if (file.isOpen) file.close();
    },
  };
}

const bound = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

/** Kysely expects the interface of better-sqlite3, which needs a compiler to install. */
function adapt(file: DatabaseSync) {
  return {
    close: () => file.close(),
    prepare(sql: string) {
      const statement = file.prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (parameters: readonly unknown[]) => statement.all(...bound(parameters)),
        run: (parameters: readonly unknown[]) => statement.run(...bound(parameters)),
        iterate: (parameters: readonly unknown[]) => statement.iterate(...bound(parameters)),
      };
    },
  };
}

/**
 * Runs `work` while holding an exclusive transaction on a lock file of its own: the system lets go
 * of it when a process dies, and the database itself stays free for the work.
 */
function withFileLock<T>(folder: string, work: () => T): T {
  const lock = new DatabaseSync(path.join(folder, "lock.sqlite"), { timeout: LOCK_TIMEOUT });
  const release = () => lock.close();
  try {
    lock.exec("BEGIN EXCLUSIVE");
    const result = work();
    if (result instanceof Promise) return result.finally(release) as T;
    release();
    return result;
  } catch (error) {
    release();
    throw error;
  }
}
