import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "@angadi/database/database";
import type { Schema } from "@angadi/database/schema/schema";
import { sumClosedPeriods } from "@angadi/api/counts/count-sums";
import { toIndianDay, pruneCounts } from "@angadi/api/counts/daily-counts";
import { expireDeletedPosts } from "@angadi/api/posts/delete-posts";
import { expireLeads } from "@angadi/api/leads/expire-leads";
import { enqueueJob, pruneJobs } from "@angadi/api/jobs/queue";
import { type JobHandler, RETRY_FOREVER } from "./runner/job-handler.ts";
import { pruneMailBudget } from "./delivery/mail-budget.ts";
import { getNextSummaryTime } from "./weekly-summary.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DONE_JOBS_RETENTION_MS = 30 * DAY_MS;
const FAILED_JOBS_RETENTION_MS = 90 * DAY_MS;
/** Two years and a month, so that a year can be compared with the previous one. */
const TOTALS_RETENTION_MS = 761 * DAY_MS;

const RECURRING_KINDS = ["housekeeping", "sum-counts"] as const;

/** Queues the recurring jobs of a database that does not have them. */
export async function enqueueRecurringJobs(db: Kysely<Schema>): Promise<void> {
  for (const kind of RECURRING_KINDS) await enqueueJob(db, { id: kind, kind, payload: null });
  const kind = "weekly-summary";
  const runAt = new Date(getNextSummaryTime(Date.now())).toISOString();
  await enqueueJob(db, { id: kind, kind, payload: null, runAt });
}

/**
 * Sums the totals of past days hourly, and deletes expired data daily: leads (the privacy policy's
 * promise), deleted posts, finished jobs, old totals. Vacuums the database's files after people's
 * data was deleted.
 */
export function createHousekeepingHandlers(
  { db, vacuum }: Pick<Database, "db" | "vacuum">,
  log: Pick<Logger, "info">,
): JobHandler[] {
  const commonOptions = { intervalMs: 1000, timeoutMs: HOUR_MS, retry: RETRY_FOREVER };
  return [
    {
      ...commonOptions,
      kind: "housekeeping",
      async run(_job, signal) {
        log.info(await deleteExpired(db, signal), "expired data deleted");
        return { runIn: DAY_MS };
      },
    },
    {
      ...commonOptions,
      kind: "sum-counts",
      async run(_job, signal) {
        await sumClosedPeriods(db, toIndianDay(Date.now()), signal);
        return { runIn: HOUR_MS };
      },
    },
    { ...commonOptions, kind: "vacuum", run: () => vacuum() },
  ];
}

async function deleteExpired(db: Kysely<Schema>, signal: AbortSignal) {
  const now = Date.now();
  const leads = await expireLeads(db, new Date(now), signal);
  const cutoffs = {
    done: new Date(now - DONE_JOBS_RETENTION_MS),
    failed: new Date(now - FAILED_JOBS_RETENTION_MS),
  };
  const jobs = await pruneJobs(db, cutoffs, signal);
  const posts = await expireDeletedPosts(db, now);
  await pruneMailBudget(db);
  const totals = await pruneCounts(db, toIndianDay(now - TOTALS_RETENTION_MS));
  return { leads, posts, jobs, totals };
}
