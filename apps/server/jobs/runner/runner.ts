import type { Logger } from "pino";
import type { Database } from "@angadi/database/database";
import { type Job, type JobOutcome, claimJob, renewClaim, settleJob } from "@angadi/api/jobs/queue";
import { startDeadline } from "../../operations/deadline.ts";
import { errorCode, stackFrames } from "../../operations/error-code.ts";
import { JobError, type JobHandler, retryDelay } from "./job-handler.ts";
import { type Poller, startPolling } from "./poll.ts";

/** All in milliseconds. */
export interface Timing {
  /** How long a claim holds unless it is renewed: how long others wait if the process dies. */
  lease: number;
  /** How long an attempt may continue once the process is stopping. */
  grace: number;
}

const TIMING: Timing = { lease: 15_000, grace: 1000 };

type JobLog = Pick<Logger, "info" | "warn" | "error">;

/**
 * Runs the queue's jobs, at least once each, the longest due first: one at a time of each kind with
 * a handler. Any number of processes may share one database. If a process is killed before it
 * records an attempt, the attempt is repeated; no job is lost. Stopping aborts attempts after the
 * grace.
 */
export function startJobs(
  database: Pick<Database, "db" | "skipLocked">,
  handlers: readonly JobHandler[],
  log: JobLog,
  { lease, grace }: Timing = TIMING,
): Poller {
  const aborting = new AbortController();
  const pollers = handlers.map((handler) =>
    startPolling({
      name: handler.kind,
      interval: handler.interval,
      log,
      async runNext() {
        const job = await claimJob(database, handler.kind, lease);
        if (job) await runJob({ database, job, handler, log, lease, aborting: aborting.signal });
        return job !== undefined;
      },
    }),
  );
  return {
    async stop() {
      const timer = setTimeout(() => aborting.abort(), grace);
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
  lease: number;
  aborting: AbortSignal;
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

/** Renews the claim three times in each lease. `signal` aborts once it is lost, or with `aborting`. */
function holdClaim({ database, job, log, lease, aborting }: Run) {
  const controller = new AbortController();
  let released = false;
  const abort = () => controller.abort();

  async function renew(): Promise<void> {
    try {
      if ((await renewClaim(database.db, job, lease)) || released) return;
      log.warn(toLogFields(job), "job taken over by another process");
      controller.abort();
    } catch (error) {
      log.warn({ ...toLogFields(job), code: errorCode(error) }, "job claim not renewed");
    }
  }
  const heartbeat = setInterval(() => void renew(), lease / 3);
  aborting.addEventListener("abort", abort);
  return {
    signal: controller.signal,
    release() {
      released = true;
      clearInterval(heartbeat);
      aborting.removeEventListener("abort", abort);
    },
  };
}

interface Outcome {
  result: JobOutcome;
  /** Where an unexpected error came from. */
  stack?: string;
}

/** Attempts a job within its deadline; `outer` ends it sooner. Never rejects. */
async function runAttempt(job: Job, handler: JobHandler, outer: AbortSignal): Promise<Outcome> {
  const { signal, clear } = startDeadline(handler.timeoutMs, outer);
  const failure = (error: string, { permanent = false, retryAfter = 0 } = {}): JobOutcome =>
    permanent || job.attempts + 1 >= handler.retry.maxFailures
      ? { is: "failed", error }
      : {
          is: "retry",
          error,
          runIn: Math.max(retryAfter, retryDelay(job.attempts, handler.retry)),
        };
  try {
    const postponement = await handler.run(job, signal);
    return { result: postponement ? { is: "postponed", ...postponement } : { is: "done" } };
  } catch (error) {
    if (outer.aborted) return { result: { is: "aborted" } };
    if (signal.aborted) return { result: failure(`It took over ${handler.timeoutMs / 1000} s.`) };
    if (error instanceof JobError) return { result: failure(error.message, error) };
    return { result: failure(`It failed (${errorCode(error)}).`), stack: stackFrames(error) };
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
