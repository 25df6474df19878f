/** An entry of the staff log: who changed what, and when. Contains no text written by visitors. */
export interface LogEntry {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The person's name at that time. */
  staffName: string;
  /** A key of `apps/desk/copy/log.ts`, e.g. `lead-status`. */
  action: string;
  /** What was changed: a lead's reference, a post's slug, a staff member's email address. */
  subject: string;
  before: string | null;
  after: string | null;
}

/** An entry to write; the name and the time are added. */
export type NewLogEntry = Pick<LogEntry, "action" | "subject"> &
  Partial<Pick<LogEntry, "before" | "after">>;

export interface StaffLog {
  /** Newest first; `before` is the id of the last entry of the previous page. */
  list(options: { before: string | undefined; limit: number }): Promise<LogEntry[]>;
}
