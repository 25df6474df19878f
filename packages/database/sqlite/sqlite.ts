import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema/schema.ts";
import { type SqliteConnections, createSqliteDialect } from "./sqlite-dialect.ts";
import { LOCK_TIMEOUT_MS, withFileLock } from "./sqlite-lock.ts";
import { ping } from "../availability.ts";

/**
 * How long a statement waits for another process’s write: slightly less than the site waits for the
 * API, so that the visitor sees the reason.
 */
const BUSY_TIMEOUT_MS = 7000;

export const getSqliteFile = (folder: string) => path.join(folder, "angadi.sqlite");

/** Opens the database file `angadi.sqlite` in a folder; both are created if missing. */
export function openSqlite(folder: string): Database {
  makePrivate(folder);
  let busyTimeoutMs = BUSY_TIMEOUT_MS;
  const dialect = createSqliteDialect({
    open: () => openConnections(getSqliteFile(folder)),
    getBusyTimeoutMs: () => busyTimeoutMs,
  });
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: "sqlite",
    withMigrationLock: (work) =>
      withFileLock(folder, async () => {
        // No requests are served yet, and a timeout would make the start fail.
        busyTimeoutMs = LOCK_TIMEOUT_MS;
        return work().finally(() => (busyTimeoutMs = BUSY_TIMEOUT_MS));
      }),
    // One writer at a time: there are no locked rows.
    skipLocked: (query) => query,
    listen: undefined,
    ping: () => ping(db),
    vacuum: () => vacuum(getSqliteFile(folder)),
    close: () => db.destroy(),
  };
}

function openConnections(file: string): SqliteConnections {
  const writer = new DatabaseSync(file);
  try {
    writer.exec("PRAGMA journal_mode = WAL");
    writer.exec("PRAGMA synchronous = FULL");
    writer.exec("PRAGMA foreign_keys = ON");
    // Overwrites deleted data with zeros.
    writer.exec("PRAGMA secure_delete = ON");
    return { writer, reader: new DatabaseSync(file, { readOnly: true }) };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/**
 * Restricts the folder and the files to their owner, because they contain what people wrote. SQLite
 * creates its other files with the database's permissions. An operator's folder is not changed.
 */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ["angadi.sqlite", "lock.sqlite"]) {
    closeSync(openSync(path.join(folder, name), "a", 0o600));
  }
  for (const name of ["angadi.sqlite", "angadi.sqlite-wal", "angadi.sqlite-shm", "lock.sqlite"]) {
    const file = path.join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    // Only the owner of a file can change its permissions.
    if (stat && stat.uid === process.getuid?.() && stat.mode & 0o077) chmodSync(file, 0o600);
  }
}

/** Pages moved earlier may contain copies of deleted rows; only rewriting the file removes them. */
const VACUUM_SCRIPT = `
  const { DatabaseSync } = require("node:sqlite");
  const { file, timeout } = require("node:worker_threads").workerData;
  const database = new DatabaseSync(file, { timeout });
  database.exec("VACUUM");
  const [{ busy }] = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
  database.close();
  if (busy) throw new Error("The database's WAL is in use and still contains deleted data.");
`;

/** In a separate thread: it takes half a second for 100,000 leads, and SQLite is synchronous. */
function vacuum(file: string): Promise<void> {
  const workerData = { file, timeout: LOCK_TIMEOUT_MS };
  return new Promise((resolve, reject) => {
    new Worker(VACUUM_SCRIPT, { eval: true, workerData })
      .once("error", reject)
      .once("exit", () => resolve());
  });
}
