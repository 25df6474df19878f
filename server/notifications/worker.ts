import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { claimDue } from "#api/outbox.ts";
import { type Poller, startPolling } from "../jobs/poll.ts";
import type { Channel } from "./channel.ts";
import { deliver } from "./deliver.ts";

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

/**
 * Delivers what the outbox holds, at least once through each channel, oldest first. Any number of
 * processes may run one on the same database. A kill between a delivery and its note makes that one
 * delivery happen twice; nothing is lost. Stopping aborts the delivery under way if it takes longer
 * than the grace.
 */
export function startWorker(
  database: Database,
  channels: readonly Channel[],
  log: Pick<Logger, "info" | "warn" | "error">,
  timing: Timing = TIMING,
): Poller {
  const aborting = new AbortController();
  const context = {
    db: database.db,
    channels,
    log,
    lease: timing.lease,
    aborting: aborting.signal,
  };
  const polling = startPolling({
    name: "lead notifications",
    interval: timing.interval,
    log,
    async runNext(stopping) {
      const due = await claimDue(database, timing.lease);
      if (due) await deliver(due, { ...context, stopping });
      return due !== undefined;
    },
  });
  return {
    async stop() {
      const grace = setTimeout(() => aborting.abort(), timing.grace);
      await polling.stop();
      clearTimeout(grace);
    },
  };
}
