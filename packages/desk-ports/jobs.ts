import type { Staff } from "./staff.ts";

/** Counts of the jobs of one kind. */
export interface JobCounts {
  kind: string;
  pendingCount: number;
  /** Pending jobs whose last attempt failed. */
  failingCount: number;
  failedCount: number;
  /** When the oldest pending job was queued: ISO 8601, UTC; null if none is pending. */
  oldestQueuedAt: string | null;
}

/** Pending jobs of one kind whose last attempts failed for the same reason. */
export interface FailingJobs {
  kind: string;
  /** Contains no text of the other server. */
  error: string;
  count: number;
  /** When the oldest was queued: ISO 8601, UTC. */
  oldestQueuedAt: string;
}

/** A job that failed permanently, or for days. */
export interface FailedJob {
  id: string;
  kind: string;
  /** A notification's channel or a mail's address; null for other kinds. */
  recipient: string | null;
  /** The lead it is about. */
  lead: { id: string; reference: string; name: string } | null;
  /** Why the last attempt failed; contains no text of the other server. */
  error: string;
  /** ISO 8601, UTC. */
  failedAt: string;
}

/** Maximum number of failed jobs in the list. */
export const MAX_LISTED_JOBS = 200;

/** The background jobs, for the desk. */
export interface DeskJobs {
  count(): Promise<JobCounts[]>;
  /** Jobs that are being retried, the most frequent reasons first. */
  listFailing(): Promise<FailingJobs[]>;
  /** Newest failure first, at most `MAX_LISTED_JOBS`. */
  listFailed(): Promise<FailedJob[]>;
  /** Makes a failed job due at once. Returns false if no failed job has this id. */
  retry(actor: Staff, id: string): Promise<boolean>;
  /** Makes all failed jobs due at once. Returns the number of jobs. */
  retryAll(actor: Staff): Promise<number>;
}
