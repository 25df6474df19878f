import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { DatabaseUnavailable } from "../availability.ts";

/** Milliseconds between two tries, from the first to the last. */
const FIRST_PAUSE = 2;
const LAST_PAUSE = 50;
/** How long a process waits for another one's migration, backup or restore, in milliseconds. */
export const LOCK_TIMEOUT = 60_000;

/**
 * Runs `work` as soon as no other process holds the lock it needs, trying again until `deadline`
 * (by `performance.now()`), then rejects with `DatabaseUnavailable`. SQLite's own waiting would stop
 * the whole process: it is synchronous.
 */
export async function onceUnlocked<T>(work: () => T, deadline: number): Promise<T> {
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LAST_PAUSE)) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error)) throw error;
      if (performance.now() >= deadline) {
        throw new DatabaseUnavailable("Another process holds the database's lock.");
      }
    }
    await pause(wait);
  }
}

/** SQLITE_BUSY, whatever its extension. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}

/**
 * Runs `work` while holding an exclusive transaction on a lock file of its own: the system lets go
 * of it when a process dies, and the database itself stays free for the work.
 */
export async function withFileLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(path.join(folder, "lock.sqlite"));
  try {
    await onceUnlocked(() => lock.exec("BEGIN EXCLUSIVE"), performance.now() + LOCK_TIMEOUT);
    return await work();
  } finally {
    lock.close();
  }
}
