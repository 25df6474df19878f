/** What waits for somebody, for the desk's first page. Counts stop at `TODAY_COUNTED`. */
export interface Today {
  /** Leads that no one has opened. */
  newLeads: number;
  /** Applications without a decision. */
  waitingApplications: number;
  /** Background jobs that failed: mails, notifications, CDN purges, scheduled posts. */
  failedJobs: number;
  /** Posts that are to be published, and when the next one is; ISO 8601, null if none is. */
  scheduledPosts: number;
  nextPost: string | null;
  /** When the last backup was made on this machine, ISO 8601; null if none is known. */
  lastBackup: string | null;
}

/** Maximum count; more are shown as "1,000+". */
export const TODAY_COUNTED = 1000;
