import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { getErrorCode, getStackFrames } from "../../operations/error-code.ts";

interface PollOptions {
  /** Does the next piece of work. Returns false if nothing is waiting. */
  runNext: () => Promise<boolean>;
  /** The wait after there was no work, or after an error. */
  intervalMs: number;
  /** Names the worker in the log, e.g. `lead notifications`. */
  name: string;
  log: Pick<Logger, "error">;
}

export interface Poller {
  /** Starts no more work, and resolves once the current work has ended. */
  stop(): Promise<void>;
}

/** Calls `runNext` until it is stopped: at once while there is work, else at intervals. */
export function startPolling({ runNext, intervalMs, name, log }: PollOptions): Poller {
  const controller = new AbortController();
  const { signal } = controller;

  async function tryRunNext(): Promise<boolean> {
    try {
      return await runNext();
    } catch (error) {
      log.error(
        { worker: name, code: getErrorCode(error), stack: getStackFrames(error) },
        "worker failed",
      );
      return false;
    }
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      if (await tryRunNext()) continue;
      await setTimeout(intervalMs, undefined, { signal }).catch(() => undefined);
    }
  }
  const loopEnd = run();
  return {
    async stop() {
      controller.abort();
      await loopEnd;
    },
  };
}
