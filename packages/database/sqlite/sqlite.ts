import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import { Kysely } from "kysely";
import type { Database } from "../database.ts";
import type { Schema } from "../schema/schema.ts";
import { type SqliteConnections, sqliteDialect } from "./sqlite-dialect.ts";
import { LOCK_TIMEOUT, withFileLock } from "./sqlite-lock.ts";
import { ping } from "../availability.ts";

/**
 * How long a statement waits for another process that writes, in milliseconds: somewhat less than
 * the site waits for the API, so that a visitor is told why.
 */
const BUSY_TIMEOUT = 7000;

/** The database's file in a folder. */
export const sqliteFile = (folder: string) => path.join(folder, "angadi.sqlite");

/** Opens the database file `angadi.sqlite` in a folder; both are created where they are missing. */
export function openSqlite(folder: string): Database {
  makePrivate(folder);
  let busyTimeout = BUSY_TIMEOUT;
  const dialect = sqliteDialect({
    open: () => openConnections(sqliteFile(folder)),
    busyTimeout: () => busyTimeout,
  });
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: "sqlite",
    withMigrationLock: (work) =>
      withFileLock(folder, async () => {
        // No requests are served yet, and giving up would fail the start.
        busyTimeout = LOCK_TIMEOUT;
        return work().finally(() => (busyTimeout = BUSY_TIMEOUT));
      }),
    // One writer at a time: there are no locked rows.
    skipLocked: (query) => query,
    listen: undefined,
    ping: () => ping(db),
    purge: () => purge(sqliteFile(folder)),
    close: () => db.destroy(),
  };
}

function openConnections(file: string): SqliteConnections {
  const writer = new DatabaseSync(file);
  try {
    writer.exec("PRAGMA journal_mode = WAL");
    writer.exec("PRAGMA synchronous = FULL");
    writer.exec("PRAGMA foreign_keys = ON");
    // What is deleted is overwritten with zeros.
    writer.exec("PRAGMA secure_delete = ON");
    return { writer, reader: new DatabaseSync(file, { readOnly: true }) };
  } catch (error) {
    writer.close();
    throw error;
  }
}

/**
 * Makes the folder and the files its owner's alone: they hold what people wrote. SQLite gives the
 * files it adds beside a database the rights of that one. A folder of the operator's stays as it is.
 */
function makePrivate(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ["angadi.sqlite", "lock.sqlite"]) {
    closeSync(openSync(path.join(folder, name), "a", 0o600));
  }
  for (const name of ["angadi.sqlite", "angadi.sqlite-wal", "angadi.sqlite-shm", "lock.sqlite"]) {
    const file = path.join(folder, name);
    const stat = statSync(file, { throwIfNoEntry: false });
    // Another account's file is that account's business.
    if (stat && stat.uid === process.getuid?.() && stat.mode & 0o077) chmodSync(file, 0o600);
  }
}

/** Of deleted rows, pages moved long before may hold a copy; only writing the file again leaves none. */
const REWRITE = `
  const { DatabaseSync } = require("node:sqlite");
  const { file, timeout } = require("node:worker_threads").workerData;
  const database = new DatabaseSync(file, { timeout });
  database.exec("VACUUM");
  const [{ busy }] = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
  database.close();
  if (busy) throw new Error("The log of the database is in use; what was deleted is still in it.");
`;

/** In a thread of its own: it takes half a second for 100,000 leads, and SQLite is synchronous. */
function purge(file: string): Promise<void> {
  const workerData = { file, timeout: LOCK_TIMEOUT };
  return new Promise((resolve, reject) => {
    new Worker(REWRITE, { eval: true, workerData })
      .once("error", reject)
      .once("exit", () => resolve());
  });
}
