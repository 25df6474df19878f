import type { JobKind } from "@angadi/api/jobs/job-kinds";
import type { Job } from "@angadi/api/jobs/queue";

interface RetryPolicy {
  /** The wait after the first failure; it doubles each time. */
  initialDelayMs: number;
  maxDelayMs: number;
  /** The job fails permanently after this many failures in a row. */
  maxFailures: number;
}

/** Runs jobs of one kind. */
export interface JobHandler<K extends JobKind = JobKind> {
  kind: K;
  /** How often the queue is polled while it is empty. */
  intervalMs: number;
  /** Timeout of one attempt. */
  timeoutMs: number;
  retry: RetryPolicy;
  /**
   * Does the job. Throws `JobError` with a message to be stored and logged. Must end when `signal`
   * aborts. Returns the milliseconds to wait if the job must run again, which is not a failure.
   */
  run(job: Job<K>, signal: AbortSignal): Promise<void | { runIn: number }>;
}

const HOUR_MS = 60 * 60 * 1000;

/** For work that must be done, however long it takes. */
export const RETRY_FOREVER: RetryPolicy = {
  initialDelayMs: 5000,
  maxDelayMs: HOUR_MS,
  maxFailures: Infinity,
};

/** Waits double from 5 s to an hour: the last attempt is three days after the first. */
export const RETRY_FOR_DAYS: RetryPolicy = { ...RETRY_FOREVER, maxFailures: 82 };

/** The wait after this many failures in a row, in milliseconds. */
export const getRetryDelay = (failures: number, policy: RetryPolicy): number =>
  Math.min(policy.maxDelayMs, policy.initialDelayMs * 2 ** failures);

/**
 * Why an attempt failed. The message is stored and logged: it must not contain another server's
 * response, which may repeat what a visitor typed.
 */
export class JobError extends Error {
  override name = "JobError";
  /** Another attempt would fail the same way. */
  readonly isPermanent: boolean;
  /** The minimum wait that the other server asked for. */
  readonly retryAfterMs: number;

  constructor(
    message: string,
    { isPermanent, retryAfterMs = 0 }: { isPermanent: boolean; retryAfterMs?: number },
  ) {
    super(message);
    this.isPermanent = isPermanent;
    this.retryAfterMs = retryAfterMs;
  }
}
