import { chmodSync, copyFileSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { DatabaseSync, backup } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { ACCESS_TABLES } from "../schema/access-tables.ts";
import {
  BackupError,
  SUMMARY_QUERY,
  type BackupSummary,
  assertExpectedTables,
  toBackupSummary,
} from "./backup-summary.ts";
import { renameDurably } from "../durable.ts";
import { getSqliteFile } from "../sqlite/sqlite.ts";
import { isLockedError, withFileLock } from "../sqlite/sqlite-lock.ts";

/** How long a backup waits for a writer. */
const BUSY_TIMEOUT_MS = 10_000;
/** Copies all pages in one step: between steps, another process’s write would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1;

/** Locks the folder’s database against writes and runs `work`, for up to `limitMs`. */
export async function withSqliteWriteLock(
  folder: string,
  limitMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const file = getSqliteFile(folder);
  if (!existsSync(file)) throw new BackupError(`There is no database ${file}.`);
  const lock = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  const unlock = () => lock.isOpen && lock.close();
  const timer = setTimeout(unlock, limitMs);
  try {
    lock.exec("BEGIN IMMEDIATE");
    await work();
  } finally {
    clearTimeout(timer);
    unlock();
  }
}

/** Copies the live database of a folder into a file and verifies it. Returns its contents. */
export async function copyDatabase(folder: string, file: string): Promise<BackupSummary> {
  const source = getSqliteFile(folder);
  const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT_MS });
  try {
    await backup(database, file, { rate: ALL_PAGES });
  } catch (error) {
    throw new BackupError(`${source} cannot be copied: ${getErrorMessage(error)}.`);
  } finally {
    database.close();
  }
  leaveWalMode(file);
  return verifyCopy(file);
}

/** Switches a copy from WAL mode to a single file. */
function leaveWalMode(file: string): void {
  const copy = new DatabaseSync(file);
  copy.exec("PRAGMA journal_mode = DELETE");
  copy.close();
}

/** Verifies a copy. Returns its contents; throws `BackupError` if it is damaged or not this site's. */
function verifyCopy(file: string): BackupSummary {
  if (existsSync(`${file}-wal`)) {
    throw new BackupError(`${file} has a log beside it (${file}-wal): it is a database in use.`);
  }
  // Immutable: reading it creates no files next to it.
  const url = pathToFileURL(file);
  url.searchParams.set("immutable", "1");
  const database = new DatabaseSync(url, { readOnly: true });
  try {
    const integrity = String(
      database.prepare("PRAGMA integrity_check(1)").get()?.["integrity_check"],
    );
    if (integrity !== "ok") throw new BackupError(`${file} is damaged: ${integrity}`);
    assertExpectedTables(file, listTables(database));
    return toBackupSummary(database.prepare(SUMMARY_QUERY).get());
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} is damaged: ${getErrorMessage(error)}.`);
  } finally {
    database.close();
  }
}

/** Replaces a folder's database with a copy. Returns what the database then contains. */
export async function restoreCopy(
  folder: string,
  file: string,
  replace: boolean,
): Promise<BackupSummary> {
  verifyCopy(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return withFileLock(folder, async () => {
    const target = getSqliteFile(folder);
    const partialFile = `${target}.partial`;
    if (existsSync(target)) prepareReplacement(target, replace);
    try {
      copyFileSync(file, partialFile);
      chmodSync(partialFile, 0o600);
      leaveWalMode(partialFile);
      deleteAccessRows(partialFile);
      const summary = verifyCopy(partialFile);
      renameDurably(partialFile, target);
      return summary;
    } finally {
      rmSync(partialFile, { force: true });
    }
  });
}

/** Deletes the rows of `ACCESS_TABLES`. */
function deleteAccessRows(file: string): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec("PRAGMA secure_delete = ON");
    const tables = listTables(copy);
    for (const table of ACCESS_TABLES) if (tables.has(table)) copy.exec(`DELETE FROM ${table}`);
  } finally {
    copy.close();
  }
}

/**
 * Makes sure that a database may be replaced: that it is empty or `replace` is set, and that no
 * other process has it open. Leaves it as a single file.
 */
function prepareReplacement(target: string, replace: boolean): void {
  const database = new DatabaseSync(target);
  try {
    if (!replace && listTables(database).size > 0) {
      throw new BackupError(`${target} is not empty; --replace deletes its contents.`);
    }
    // SQLite leaves WAL mode only if no other process has the database open.
    database.exec("PRAGMA journal_mode = DELETE");
  } catch (error) {
    if (isLockedError(error)) {
      throw new BackupError(`${target} is open in another process; stop the server first.`);
    }
    if (error instanceof BackupError) throw error;
    if (!replace) throw new BackupError(`${target} is damaged; --replace gives it up.`);
  } finally {
    database.close();
  }
  for (const suffix of ["-wal", "-shm"]) rmSync(`${target}${suffix}`, { force: true });
}

function listTables(database: DatabaseSync): Set<string> {
  const rows = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all();
  return new Set(rows.map(({ name }) => String(name)));
}

const getErrorMessage = (error: unknown) =>
  error instanceof Error ? error.message : String(error);
