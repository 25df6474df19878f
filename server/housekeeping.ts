import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "#api/db/database.ts";
import { databaseTime } from "#api/db/database-time.ts";
import type { Schema } from "#api/db/schema.ts";
import { dayOf, pruneCounts } from "#api/daily-counts.ts";
import { expireLeads } from "#api/expire-leads.ts";
import { pruneOutbox } from "#api/outbox.ts";
import { vacuumIfRequested } from "#api/vacuum-job.ts";
import { codeOf, framesOf } from "./notifications/error-code.ts";
import { pruneMailBudget } from "./notifications/mail-budget.ts";

const DAY = 24 * 60 * 60 * 1000;
/** How long the records of telling are kept once it is over, in milliseconds. */
const DELIVERED_KEPT_FOR = 30 * DAY;
const FAILED_KEPT_FOR = 90 * DAY;
/** Two years to compare with, and the month under way. */
const TOTALS_KEPT_FOR = 761 * DAY;
/** So long the other processes wait where one died in the middle; in milliseconds. */
const CLAIM = 10 * 60 * 1000;

export interface Housekeeping {
  /** Ends after the batch under way. */
  stop(): Promise<void>;
}

/**
 * Removes what is over its time, at once and then daily: leads (the privacy policy's promise), and
 * records of telling. Of several processes on one database one at a time does it.
 */
export function startHousekeeping(
  { db, purge }: Pick<Database, "db" | "purge">,
  log: Pick<Logger, "info" | "error">,
): Housekeeping {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();

  async function run(): Promise<void> {
    try {
      if (!(await claimHousekeeping(db, CLAIM))) return;
      const removed = await removeOld(db, signal);
      await vacuumIfRequested({ db, purge });
      await release(db);
      log.info(removed, "what was over its time is removed");
    } catch (error) {
      log.error({ code: codeOf(error), stack: framesOf(error) }, "housekeeping failed");
    }
  }
  const start = () => {
    running = run();
  };
  start();
  const daily = setInterval(start, DAY);
  return {
    async stop() {
      clearInterval(daily);
      stopping.abort();
      await running;
    },
  };
}

async function removeOld(db: Kysely<Schema>, signal: AbortSignal) {
  const now = Date.now();
  const leads = await expireLeads(db, new Date(now), signal);
  const before = {
    delivered: new Date(now - DELIVERED_KEPT_FOR),
    failed: new Date(now - FAILED_KEPT_FOR),
  };
  const notifications = await pruneOutbox(db, before, signal);
  await pruneMailBudget(db);
  const totals = await pruneCounts(db, dayOf(now - TOTALS_KEPT_FOR));
  return { leads, notifications, totals };
}

/** Claims the work for `ms` milliseconds; false if another process is at it. */
export async function claimHousekeeping(db: Kysely<Schema>, ms: number): Promise<boolean> {
  const claimed = await db
    .insertInto("jobs")
    .values({ name: NAME, claimed_until: databaseTime(db, ms) })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet((eb) => ({ claimed_until: eb.ref("excluded.claimed_until") }))
        .where("jobs.claimed_until", "<=", databaseTime(db)),
    )
    .returning("name")
    .executeTakeFirst();
  return claimed !== undefined;
}

const release = (db: Kysely<Schema>) => db.deleteFrom("jobs").where("name", "=", NAME).execute();

const NAME = "housekeeping";
