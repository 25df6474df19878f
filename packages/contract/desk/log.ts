/** One line of the log: who did what, when, from what to what. Never what a visitor wrote. */
export interface LogEntry {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** Null where a command on the machine did it. */
  staffId: string | null;
  /** As it was then. */
  staffName: string;
  /** A key of `apps/desk/copy/log.ts`, e.g. `lead-status`. */
  action: string;
  /** What it was done to: a lead's reference, a post's slug, a person's address of staff. */
  subject: string;
  before: string | null;
  after: string | null;
}

/** What is to be written; who and when are added. */
export type LogNote = Pick<LogEntry, "action" | "subject"> &
  Partial<Pick<LogEntry, "before" | "after">>;

export interface StaffLog {
  /** Newest first; `before` is the id of the last one seen. */
  list(options: { before: string | undefined; limit: number }): Promise<LogEntry[]>;
}
