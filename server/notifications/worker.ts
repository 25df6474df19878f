import { setTimeout } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "#api/db/connect.ts";
import { findLead } from "#api/leads.ts";
import { type Notification, claimDue, note } from "#api/outbox.ts";
import type { Channel } from "./channel.ts";

/**
 * How long a notification is a process's own, in milliseconds: longer than any one delivery takes,
 * and as long as the others wait when a process dies with it in hand.
 */
const LEASE = 15_000;
/** How often the table is looked at while there is nothing to do. */
const INTERVAL = 1000;
/** The wait after a failure doubles from the first to the last. */
const FIRST_WAIT = 5000;
const LAST_WAIT = 60 * 60 * 1000;

export interface Worker {
  /** Ends after the delivery under way. */
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
): Worker {
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = () => setTimeout(INTERVAL, undefined, { signal }).catch(() => undefined);

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        const due = await claimDue(database, LEASE);
        if (due) await deliver(due, { database, channels, log });
        else await pause();
      } catch (error) {
        log.error({ err: error }, "the outbox cannot be read");
        await pause();
      }
    }
  }
  const ended = run();
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

interface Delivering {
  database: Database;
  channels: readonly Channel[];
  log: Pick<Logger, "info" | "warn">;
}

async function deliver(due: Notification, { database, channels, log }: Delivering): Promise<void> {
  const { db } = database;
  const { id, attempt, subjectId } = due;
  const lead = await findLead(db, subjectId);
  if (!lead) return note(db, id, { delivered: due.delivered, error: "its lead was deleted" });

  const delivered = [...due.delivered];
  let failure: string | undefined;
  for (const channel of channels) {
    if (delivered.includes(channel.name)) continue;
    try {
      await channel.deliver(id, lead);
      delivered.push(channel.name);
      // At once, and with a fresh lease: a kill now must not repeat it.
      await note(db, id, { delivered, again: LEASE });
    } catch (error) {
      failure = `${channel.name}: ${error instanceof Error ? error.message : String(error)}`;
      log.warn(
        { err: error, reference: lead.reference, channel: channel.name, attempt },
        "not told",
      );
    }
  }
  if (failure === undefined) {
    log.info({ reference: lead.reference, delivered }, "told of a lead");
    return note(db, id, { delivered });
  }
  const again = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
  return note(db, id, { delivered, again, error: failure });
}
