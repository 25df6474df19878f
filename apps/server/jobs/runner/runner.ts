import type { Logger } from "pino";
import type { Database } from "@angadi/database/database";
import { type Job, type JobOutcome, claimJob, renewClaim, settleJob } from "@angadi/api/jobs/queue";
import { startDeadline } from "../../operations/deadline.ts";
import { getErrorCode, getStackFrames } from "../../operations/error-code.ts";
import { JobError, type JobHandler, getRetryDelay } from "./job-handler.ts";
import { type Poller, startPolling } from "./poll.ts";

export interface Timing {
  /** How long a claim holds unless it is renewed: how long others wait if the process dies. */
  leaseMs: number;
  /** How long an attempt may continue once the process is stopping. */
  graceMs: number;
}

const TIMING: Timing = { leaseMs: 15_000, graceMs: 1000 };

type JobLog = Pick<Logger, "info" | "warn" | "error">;

/**
 * Runs the queue's jobs, at least once each, those due longest first, one at a time of each kind
 * with a handler. Any number of processes may share one database. If a process is killed before it
 * records an attempt, the attempt is repeated; no job is lost. Stopping aborts attempts after
 * `graceMs`.
 */
export function startJobs(
  database: Pick<Database, "db" | "skipLocked">,
  handlers: readonly JobHandler[],
  log: JobLog,
  { leaseMs, graceMs }: Timing = TIMING,
): Poller {
  const controller = new AbortController();
  const abortSignal = controller.signal;
  const pollers = handlers.map((handler) =>
    startPolling({
      name: handler.kind,
      intervalMs: handler.intervalMs,
      log,
      async runNext() {
        const job = await claimJob(database, handler.kind, leaseMs);
        if (job) await runJob({ database, job, handler, log, leaseMs, abortSignal });
        return job !== undefined;
      },
    }),
  );
  return {
    async stop() {
      const timer = setTimeout(() => controller.abort(), graceMs);
      await Promise.all(pollers.map((poller) => poller.stop()));
      clearTimeout(timer);
    },
  };
}

interface Run {
  database: Pick<Database, "db">;
  job: Job;
  handler: JobHandler;
  log: JobLog;
  leaseMs: number;
  abortSignal: AbortSignal;
}

async function runJob(run: Run): Promise<void> {
  const { database, job, handler, log } = run;
  const claim = holdClaim(run);
  try {
    const outcome = await runAttempt(job, handler, claim.signal);
    await settleJob(database.db, job, outcome.result);
    logOutcome(log, job, outcome);
  } finally {
    claim.release();
  }
}

/** Renews the claim three times per lease. `signal` aborts once it is lost, or with `abortSignal`. */
function holdClaim({ database, job, log, leaseMs, abortSignal }: Run) {
  const controller = new AbortController();
  let isReleased = false;
  const abort = () => controller.abort();

  async function renew(): Promise<void> {
    try {
      if ((await renewClaim(database.db, job, leaseMs)) || isReleased) return;
      log.warn(toLogFields(job), "job taken over by another process");
      controller.abort();
    } catch (error) {
      log.warn({ ...toLogFields(job), code: getErrorCode(error) }, "job claim not renewed");
    }
  }
  const heartbeat = setInterval(() => void renew(), leaseMs / 3);
  abortSignal.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    release() {
      isReleased = true;
      clearInterval(heartbeat);
      abortSignal.removeEventListener("abort", abort);
    },
  };
}

interface Outcome {
  result: JobOutcome;
  /** Where an unexpected error came from. */
  stack?: string;
}

/** Attempts a job within its deadline; `parent` ends it sooner. Never rejects. */
async function runAttempt(job: Job, handler: JobHandler, parent: AbortSignal): Promise<Outcome> {
  const { timeoutMs, retry } = handler;
  const { signal, clear } = startDeadline(timeoutMs, parent);
  const fail = (error: string, { isPermanent = false, retryAfterMs = 0 } = {}): JobOutcome =>
    isPermanent || job.attempts + 1 >= retry.maxFailures
      ? { is: "failed", error }
      : { is: "retry", error, runIn: Math.max(retryAfterMs, getRetryDelay(job.attempts, retry)) };
  try {
    const postponement = await handler.run(job, signal);
    return { result: postponement ? { is: "postponed", ...postponement } : { is: "done" } };
  } catch (error) {
    if (parent.aborted) return { result: { is: "aborted" } };
    if (signal.aborted) return { result: fail(`It took over ${timeoutMs / 1000} s.`) };
    if (error instanceof JobError) return { result: fail(error.message, error) };
    return { result: fail(`It failed (${getErrorCode(error)}).`), stack: getStackFrames(error) };
  } finally {
    clear();
  }
}

const toLogFields = ({ id, kind, subject, requestId }: Job) => ({
  job: id,
  kind,
  subject: subject ?? undefined,
  requestId: requestId ?? undefined,
});

function logOutcome(log: JobLog, job: Job, { result, stack }: Outcome): void {
  const fields = { ...toLogFields(job), attempt: job.attempts + 1 };
  if (result.is === "done") log.info(fields, "job done");
  if (result.is === "retry")
    log.warn({ ...fields, error: result.error, stack }, "job will be retried");
  if (result.is === "failed") log.error({ ...fields, error: result.error, stack }, "job failed");
}
