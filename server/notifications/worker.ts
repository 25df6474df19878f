import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { claimDue } from "#api/outbox.ts";
import type { Channel } from "./channel.ts";
import { deliver } from "./deliver.ts";
import { codeOf, framesOf } from "./error-code.ts";

/** All in milliseconds. */
export interface Timing {
  /**
   * How long a notification is a process's own unless it is renewed, which happens three times as
   * often: as long the others wait when a process dies with it in hand.
   */
  lease: number;
  /** How often the table is looked at while there is nothing to do. */
  interval: number;
  /** How long a delivery under way may go on once the process is told to stop. */
  grace: number;
}

const TIMING: Timing = { lease: 15_000, interval: 1000, grace: 1000 };

export interface Worker {
  /** Ends after the delivery under way, which is aborted if it takes longer than a moment. */
  stop(): Promise<void>;
}

/**
 * Delivers what the outbox holds, at least once through each channel, oldest first. Any number of
 * processes may run one on the same database. A kill between a delivery and its note makes that one
 * delivery happen twice; nothing is lost.
 */
export function startWorker(
  database: Database,
  channels: readonly Channel[],
  log: Pick<Logger, "info" | "warn" | "error">,
  timing: Timing = TIMING,
): Worker {
  const stopping = new AbortController();
  const aborting = new AbortController();
  const { signal } = stopping;
  const pause = () => setTimeout(timing.interval, undefined, { signal }).catch(() => undefined);
  const context = {
    db: database.db,
    channels,
    log,
    lease: timing.lease,
    stopping: signal,
    aborting: aborting.signal,
  };

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        const due = await claimDue(database, timing.lease);
        if (due) await deliver(due, context);
        else await pause();
      } catch (error) {
        log.error({ code: codeOf(error), stack: framesOf(error) }, "the outbox cannot be used");
        await pause();
      }
    }
  }
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      const grace = globalThis.setTimeout(() => aborting.abort(), timing.grace);
      await ended;
      clearTimeout(grace);
    },
  };
}
