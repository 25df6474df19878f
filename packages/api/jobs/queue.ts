import { randomUUID } from "node:crypto";
import { v7 as createId } from "uuid";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { FailingJobs, JobCounts } from "@angadi/desk-ports/jobs";
import type { Database } from "@angadi/database/database";
import { toDatabaseTime } from "@angadi/database/database-time";
import { BATCH_SIZE, runInBatches } from "@angadi/database/in-batches";
import { toIsoTime } from "@angadi/database/iso-time";
import type { JobQueueTable, Schema } from "@angadi/database/schema/schema";
import { ERASED_KINDS, type JobKind, type JobPayloads, RETAINED_KINDS } from "./job-kinds.ts";

export interface NewJob<K extends JobKind> {
  /** A job with this id is queued only once; random by default. */
  id?: string;
  kind: K;
  /** What the job is about: see `JobPayloads`. */
  subject?: string;
  payload: JobPayloads[K];
  /** The id of the request that queued it. */
  requestId?: string | null;
  /** ISO 8601, UTC. The job is due at once by default. */
  runAt?: string;
}

/** A claimed job. */
export interface Job<K extends JobKind = JobKind> {
  id: string;
  kind: K;
  subject: string | null;
  payload: JobPayloads[K];
  requestId: string | null;
  /** Failed attempts in a row. */
  attempts: number;
  /** Identifies this claim: a process that lost it cannot change the job. */
  claim: string;
}

/** Outcome of one attempt; times in milliseconds from now. */
export type JobOutcome =
  | { is: "done" }
  /** Not a failure: the job must run again later. */
  | { is: "postponed"; runIn: number }
  | { is: "retry"; runIn: number; error: string }
  | { is: "failed"; error: string }
  /** The process is stopping: the job is due at once for other processes. */
  | { is: "aborted" };

/** Queues a job, in the caller's transaction. Returns false if a job with its id exists. */
export async function enqueueJob<K extends JobKind>(
  db: Kysely<Schema>,
  { id = createId(), kind, subject, payload, requestId, runAt = "" }: NewJob<K>,
): Promise<boolean> {
  const insertResult = await db
    .insertInto("job_queue")
    .values({
      id,
      kind,
      subject: subject ?? null,
      payload: JSON.stringify(payload),
      request_id: requestId ?? null,
      created_at: toIsoTime(Date.now()),
      run_at: runAt,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return (insertResult.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Claims the job of this kind that has been due longest. No other process gets it for
 * `leaseMs` by the database's clock; after that, a job whose process died is due again. Returns
 * undefined if none is due.
 */
export async function claimJob<K extends JobKind>(
  { db, skipLocked }: Pick<Database, "db" | "skipLocked">,
  kind: K,
  leaseMs: number,
): Promise<Job<K> | undefined> {
  const dueJob = skipLocked(
    db
      .selectFrom("job_queue")
      .select("id")
      .where("kind", "=", kind)
      .where("state", "=", "pending")
      .where("run_at", "<=", toDatabaseTime(db))
      .orderBy("run_at")
      .orderBy("id")
      .limit(1),
  );
  const row = await db
    .updateTable("job_queue")
    .set({ claimed_by: randomUUID(), run_at: toDatabaseTime(db, leaseMs) })
    .where("id", "in", dueJob)
    .returningAll()
    .executeTakeFirst();
  return row && toJob(row);
}

const toJob = <K extends JobKind>(row: Selectable<JobQueueTable>): Job<K> => ({
  id: row.id,
  kind: row.kind as K,
  subject: row.subject,
  payload: JSON.parse(row.payload),
  requestId: row.request_id,
  attempts: row.attempts,
  claim: row.claimed_by ?? "",
});

const updateClaimedJob = (db: Kysely<Schema>, { id, claim }: Job) =>
  db.updateTable("job_queue").where("id", "=", id).where("claimed_by", "=", claim);

/** Extends a claim to `leaseMs` from now. Returns false if it was lost. */
export async function renewClaim(db: Kysely<Schema>, job: Job, leaseMs: number): Promise<boolean> {
  const updateResult = await updateClaimedJob(db, job)
    .set({ run_at: toDatabaseTime(db, leaseMs) })
    .executeTakeFirst();
  return updateResult.numUpdatedRows > 0n;
}

/** Ends a claim. `error` must not contain personal data: it is stored and logged. */
export async function settleJob(db: Kysely<Schema>, job: Job, outcome: JobOutcome): Promise<void> {
  const update = updateClaimedJob(db, job).set({ claimed_by: null });
  const finishedColumns = { finished_at: toIsoTime(Date.now()) };
  switch (outcome.is) {
    case "done":
      await update
        .set({ state: "done", last_error: null, ...finishedColumns })
        .$if(ERASED_KINDS.includes(job.kind), (query) => query.set({ payload: "null" }))
        .execute();
      return;
    case "failed":
      await update
        .set({ state: "failed", attempts: job.attempts + 1, last_error: outcome.error })
        .set(finishedColumns)
        .execute();
      return;
    case "retry":
      await update
        .set({ attempts: job.attempts + 1, last_error: outcome.error })
        .set({ run_at: toDatabaseTime(db, outcome.runIn) })
        .execute();
      return;
    case "postponed":
      await update
        .set({ attempts: 0, last_error: null, run_at: toDatabaseTime(db, outcome.runIn) })
        .execute();
      return;
    case "aborted":
      await update.set({ run_at: "" }).execute();
  }
}

/**
 * Makes a failed job due at once; with `subject`, only if the job has that subject. Returns
 * undefined if there is no such failed job.
 */
export function retryJob(
  db: Kysely<Schema>,
  id: string,
  subject?: string,
): Promise<{ subject: string | null } | undefined> {
  return db
    .updateTable("job_queue")
    .set({ state: "pending", attempts: 0, run_at: "", finished_at: null })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .$if(subject !== undefined, (query) => query.where("subject", "=", subject ?? ""))
    .returning("subject")
    .executeTakeFirst();
}

/**
 * Deletes jobs that were done before `done` or failed before `failed`, in batches, until `signal`
 * aborts. Returns the number of jobs deleted.
 */
export async function pruneJobs(
  db: Kysely<Schema>,
  before: { done: Date; failed: Date },
  signal?: AbortSignal,
): Promise<number> {
  const expiredJobs = db
    .selectFrom("job_queue")
    .select("id")
    .where("kind", "not in", RETAINED_KINDS)
    .where((eb) =>
      eb.or([
        eb.and([eb("state", "=", "done"), eb("finished_at", "<", before.done.toISOString())]),
        eb.and([eb("state", "=", "failed"), eb("finished_at", "<", before.failed.toISOString())]),
      ]),
    )
    .limit(BATCH_SIZE);
  let deletedCount = 0;
  await runInBatches(async () => {
    const deleteResult = await db
      .deleteFrom("job_queue")
      .where("id", "in", expiredJobs)
      .executeTakeFirst();
    deletedCount += Number(deleteResult.numDeletedRows);
    return deleteResult.numDeletedRows === BigInt(BATCH_SIZE);
  }, signal);
  return deletedCount;
}

/** Counts the rows that match a condition: text or a number, depending on the engine. */
const countWhere = (condition: RawBuilder<boolean>) =>
  sql<string | number>`sum(case when ${condition} then 1 else 0 end)`;

/** Counts the jobs of each kind. */
export async function countJobs(db: Kysely<Schema>): Promise<JobCounts[]> {
  const isPending = sql<boolean>`state = 'pending'`;
  const rows = await db
    .selectFrom("job_queue")
    .select([
      "kind",
      countWhere(isPending).as("pending"),
      countWhere(sql<boolean>`${isPending} and last_error is not null`).as("failing"),
      countWhere(sql<boolean>`state = 'failed'`).as("failed"),
      sql<string | null>`min(case when ${isPending} then created_at end)`.as("oldest"),
    ])
    .groupBy("kind")
    .orderBy("kind")
    .execute();
  return rows.map(({ kind, pending, failing, failed, oldest }) => ({
    kind,
    pendingCount: Number(pending),
    failingCount: Number(failing),
    failedCount: Number(failed),
    oldestQueuedAt: oldest,
  }));
}

/** Maximum number of kinds and reasons listed. */
const MAX_FAILING_ROWS = 10;

/** Pending jobs whose last attempts failed, by kind and reason, the most frequent first. */
export async function listFailingJobs(db: Kysely<Schema>): Promise<FailingJobs[]> {
  const rows = await db
    .selectFrom("job_queue")
    .select(({ fn }) => [
      "kind",
      "last_error",
      fn.countAll().as("count"),
      fn.min("created_at").as("since"),
    ])
    .where("state", "=", "pending")
    .where("attempts", ">", 0)
    .groupBy(["kind", "last_error"])
    .orderBy("count", "desc")
    .orderBy("kind")
    .orderBy("last_error")
    .limit(MAX_FAILING_ROWS)
    .execute();
  return rows.map(({ kind, last_error, count, since }) => ({
    kind,
    error: last_error ?? "",
    count: Number(count),
    oldestQueuedAt: since,
  }));
}
