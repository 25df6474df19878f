import type { JobKind } from "@angadi/api/jobs/job-kinds";
import type { Job } from "@angadi/api/jobs/queue";

/** All in milliseconds. */
interface RetryPolicy {
  /** The wait after the first failure; it doubles each time. */
  initialDelay: number;
  maxDelay: number;
  /** The job fails permanently after this many failures in a row. */
  maxFailures: number;
}

/** Runs jobs of one kind. */
export interface JobHandler<K extends JobKind = JobKind> {
  kind: K;
  /** How often the queue is polled while it is empty, in milliseconds. */
  interval: number;
  /** Timeout of one attempt, in milliseconds. */
  timeoutMs: number;
  retry: RetryPolicy;
  /**
   * Does the job. Throws `JobError` with a message to be stored and logged. Must end when `signal`
   * aborts. Returns the milliseconds to wait if the job must run again, which is not a failure.
   */
  run(job: Job<K>, signal: AbortSignal): Promise<void | { runIn: number }>;
}

const HOUR = 60 * 60 * 1000;

/** For work that must be done, however long it takes. */
export const RETRY_FOREVER: RetryPolicy = {
  initialDelay: 5000,
  maxDelay: HOUR,
  maxFailures: Infinity,
};

/** Waits double from 5 s to an hour: the last attempt is three days after the first. */
export const RETRY_FOR_DAYS: RetryPolicy = { initialDelay: 5000, maxDelay: HOUR, maxFailures: 82 };

/** The wait after this many failures in a row, in milliseconds. */
export const retryDelay = (failures: number, { initialDelay, maxDelay }: RetryPolicy): number =>
  Math.min(maxDelay, initialDelay * 2 ** failures);

/**
 * Why an attempt failed. The message is stored and logged: it contains only our own text and error
 * codes, never another server's response, which may repeat what a visitor typed.
 */
export class JobError extends Error {
  override name = "JobError";
  /** Another attempt would fail the same way. */
  readonly permanent: boolean;
  /** The milliseconds to wait at least, as the other server asked. */
  readonly retryAfter: number;

  constructor(
    message: string,
    { permanent, retryAfter = 0 }: { permanent: boolean; retryAfter?: number },
  ) {
    super(message);
    this.permanent = permanent;
    this.retryAfter = retryAfter;
  }
}
