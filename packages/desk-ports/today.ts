import type { FailingJobs } from "./jobs.ts";

/** Pending work, for the desk's first page. Counts stop at `MAX_TODAY_COUNT`. */
export interface Today {
  /** Messages with the status `new`. */
  newLeadCount: number;
  /** Applications without a decision. */
  pendingApplicationCount: number;
  /** Background jobs that failed: mails, notifications, CDN purges, scheduled posts. */
  failedJobCount: number;
  /** Background jobs that are being retried, by reason. */
  failingJobs: FailingJobs[];
  /** Scheduled posts, and the time of the next one; ISO 8601, null if there are none. */
  scheduledPostCount: number;
  nextPostAt: string | null;
  /** When the last backup was made, ISO 8601; null if unknown. */
  lastBackupAt: string | null;
}

/** Maximum count; more are shown as "1,000+". */
export const MAX_TODAY_COUNT = 1000;
