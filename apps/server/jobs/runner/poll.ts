import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import { errorCode, stackFrames } from "../../operations/error-code.ts";

interface PollOptions {
  /** Does the next piece of work. Returns false if there is none. */
  runNext: () => Promise<boolean>;
  /** Milliseconds to wait after there was no work, or after an error. */
  interval: number;
  /** Names the worker in the log, e.g. `lead notifications`. */
  name: string;
  log: Pick<Logger, "error">;
}

export interface Poller {
  /** Starts no more work, and resolves once the current work has ended. */
  stop(): Promise<void>;
}

/** Runs work until it is stopped: piece after piece while there is some, then at intervals. */
export function startPolling({ runNext, interval, name, log }: PollOptions): Poller {
  const controller = new AbortController();
  const { signal } = controller;

  async function tryRunNext(): Promise<boolean> {
    try {
      return await runNext();
    } catch (error) {
      log.error(
        { worker: name, code: errorCode(error), stack: stackFrames(error) },
        "worker failed",
      );
      return false;
    }
  }
  async function run(): Promise<void> {
    while (!signal.aborted) {
      if (await tryRunNext()) continue;
      await setTimeout(interval, undefined, { signal }).catch(() => undefined);
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
