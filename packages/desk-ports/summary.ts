import type { Staff } from "./staff.ts";

/** One week at the desk, for the mail to owners. */
export interface WeeklySummary {
  /** Its Monday and Sunday in India, e.g. `2026-11-23`. */
  from: string;
  to: string;
  /** Messages received in the week, without samples and spam. */
  newLeadCount: number;
  /** Applications without a decision. */
  pendingApplicationCount: number;
  /** Mail and notification jobs that have failed for good, of any week. */
  failedDeliveryCount: number;
  /** When the last backup was made, ISO 8601; null if unknown. */
  lastBackupAt: string | null;
}

/** Whether a member of staff receives the weekly summary. */
export interface SummarySetting {
  isOn(staff: Staff): Promise<boolean>;
  set(staff: Staff, isOn: boolean): Promise<void>;
}
