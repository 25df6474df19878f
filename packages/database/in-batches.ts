import { setImmediate } from "node:timers/promises";

/** Rows per batch: small enough that SQLite blocks the event loop for only a few milliseconds. */
export const BATCH_SIZE = 500;

/** Calls `runBatch` until it returns false or `signal` aborts; yields to other work in between. */
export async function runInBatches(
  runBatch: () => Promise<boolean>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const isStopped = () => signal?.aborted ?? false;
  while (!isStopped() && (await runBatch())) await setImmediate();
}
