import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { Gauge } from "prom-client";
import type { Schema } from "@angadi/database/schema/schema";
import { countJobs } from "@angadi/api/jobs/queue";
import { registry } from "./metrics.ts";

/** Timeout in milliseconds, after which the job metrics are omitted. */
const TIMEOUT = 2000;

const gauge = (name: string, help: string, labelNames: string[] = []) =>
  new Gauge({ name: `angadi_${name}`, help, labelNames, registers: [registry] });

const up = gauge("database_up", "1 if the database answered this scrape, else 0.");
const waiting = gauge("jobs_waiting", "Background jobs that are not finished.", ["kind"]);
const failing = gauge("jobs_failing", "Waiting jobs whose last attempt failed.", ["kind"]);
const failed = gauge("jobs_failed", "Jobs that failed for good.", ["kind"]);
const oldest = gauge("jobs_oldest_seconds", "Age of the oldest waiting job.", ["kind"]);

/** Reads the job queue into its gauges. Never rejects. */
export async function updateJobGauges(db: Kysely<Schema>): Promise<void> {
  const counts = await Promise.race([
    countJobs(db).catch(() => undefined),
    wait(TIMEOUT, undefined, { ref: false }),
  ]);
  for (const metric of [waiting, failing, failed, oldest]) metric.reset();
  up.set(counts ? 1 : 0);
  for (const row of counts ?? []) {
    const { kind } = row;
    waiting.set({ kind }, row.waiting);
    failing.set({ kind }, row.failing);
    failed.set({ kind }, row.failed);
    oldest.set({ kind }, row.oldest ? (Date.now() - Date.parse(row.oldest)) / 1000 : 0);
  }
}
