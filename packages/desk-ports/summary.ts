import type { Staff } from "./staff.ts";

/** One week at the desk, for the mail to owners. */
export interface WeeklySummary {
  /** Monday and Sunday, in India: `2026-11-23`. */
  from: string;
  to: string;
  /** Messages received in the week, without samples and spam. */
  newLeads: number;
  /** Applications without a decision. */
  pendingApplications: number;
  /** Mails and notifications of leads that failed and were not retried. */
  failedMails: number;
  /** When the last backup was made, ISO 8601; null if unknown. */
  lastBackup: string | null;
}

/** Who gets the weekly summary. */
export interface SummarySetting {
  isOn(staff: Staff): Promise<boolean>;
  set(staff: Staff, isOn: boolean): Promise<void>;
}
