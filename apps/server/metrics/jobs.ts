import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { Gauge } from "prom-client";
import type { Schema } from "@angadi/database/schema/schema";
import { countJobs } from "@angadi/api/jobs/queue";
import { registry } from "./metrics.ts";

/** Timeout in milliseconds, after which the job metrics are omitted. */
const TIMEOUT_MS = 2000;

const createGauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `angadi_${name}`, help, labelNames, registers: [registry] });

const databaseUp = createGauge("database_up", "1 if the database answered this scrape, else 0.");
const pendingJobs = createGauge("jobs_pending", "Background jobs that are not finished.", ["kind"]);
const failingJobs = createGauge("jobs_failing", "Pending jobs whose last attempt failed.", [
  "kind",
]);
const failedJobs = createGauge("jobs_failed", "Jobs that failed for good.", ["kind"]);
const oldestJob = createGauge("jobs_oldest_seconds", "Age of the oldest pending job.", ["kind"]);

/** Reads the job queue into its gauges. Never rejects. */
export async function updateJobGauges(db: Kysely<Schema>): Promise<void> {
  const counts = await Promise.race([
    countJobs(db).catch(() => undefined),
    wait(TIMEOUT_MS, undefined, { ref: false }),
  ]);
  for (const metric of [pendingJobs, failingJobs, failedJobs, oldestJob]) metric.reset();
  databaseUp.set(counts ? 1 : 0);
  for (const row of counts ?? []) {
    const { kind, oldestQueuedAt } = row;
    pendingJobs.set({ kind }, row.pendingCount);
    failingJobs.set({ kind }, row.failingCount);
    failedJobs.set({ kind }, row.failedCount);
    oldestJob.set({ kind }, oldestQueuedAt ? (Date.now() - Date.parse(oldestQueuedAt)) / 1000 : 0);
  }
}
