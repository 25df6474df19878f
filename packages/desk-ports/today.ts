import type { FailingJobs } from "./jobs.ts";

/** Pending work, for the desk's first page. Counts stop at `MAX_TODAY_COUNT`. */
export interface Today {
  /** Leads that no one has opened. */
  newLeads: number;
  /** Applications without a decision. */
  pendingApplications: number;
  /** Background jobs that failed: mails, notifications, CDN purges, scheduled posts. */
  failedJobs: number;
  /** Background jobs that are being retried, by reason. */
  failingJobs: FailingJobs[];
  /** Scheduled posts, and the time of the next one; ISO 8601, null if there are none. */
  scheduledPosts: number;
  nextPost: string | null;
  /** When the last backup was made, ISO 8601; null if unknown. */
  lastBackup: string | null;
}

/** Maximum count; more are shown as "1,000+". */
export const MAX_TODAY_COUNT = 1000;
