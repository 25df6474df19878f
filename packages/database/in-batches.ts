import { setImmediate } from "node:timers/promises";

/** Rows per batch: SQLite works on the event loop, and a batch of this size takes milliseconds. */
export const BATCH = 500;

/** Repeats `batch` until it returns false or `signal` aborts; yields to other work in between. */
export async function inBatches(
  batch: () => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const isStopped = () => signal?.aborted ?? false;
  while (!isStopped() && (await batch())) await setImmediate();
}
