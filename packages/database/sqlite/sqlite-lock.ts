import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { DatabaseUnavailableError } from "../availability.ts";

/** The first and the longest wait between two attempts. */
const MIN_DELAY_MS = 2;
const MAX_DELAY_MS = 50;
/** How long a process waits for another’s migration, backup or restore. */
export const LOCK_TIMEOUT_MS = 60_000;

/**
 * Runs `work` as soon as no other process holds the lock it needs, retrying until `deadline` (by
 * `performance.now()`), then rejects with `DatabaseUnavailableError`. SQLite's own waiting is
 * synchronous and would block the whole process.
 */
export async function retryWhileLocked<T>(work: () => T, deadline: number): Promise<T> {
  for (let delayMs = MIN_DELAY_MS; ; delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)) {
    try {
      return work();
    } catch (error) {
      if (!isLockedError(error)) throw error;
      if (performance.now() >= deadline) {
        throw new DatabaseUnavailableError("Another process holds the database's lock.");
      }
    }
    await delay(delayMs);
  }
}

/** SQLITE_BUSY, with any extended code. */
export function isLockedError(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (Number(error.errcode) & 0xff) === 5;
}

/**
 * Runs `work` while holding an exclusive transaction on a separate lock file, which the system
 * releases when the process dies; the database itself is not locked.
 */
export async function withFileLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(path.join(folder, "lock.sqlite"));
  try {
    await retryWhileLocked(() => lock.exec("BEGIN EXCLUSIVE"), performance.now() + LOCK_TIMEOUT_MS);
    return await work();
  } finally {
    lock.close();
  }
}
