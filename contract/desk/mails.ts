import type { MailKind } from "./leads.ts";
import type { Staff } from "./staff.ts";

/** Where a mail waited: the notifications of leads, or what the desk sends. */
export const MAIL_QUEUES = ["notification", "desk"] as const;
export type MailQueue = (typeof MAIL_QUEUES)[number];

/** What could not be told, and was given up. */
export interface FailedMail {
  queue: MailQueue;
  /** Of a notification the lead's, of a mail of the desk its own. */
  id: string;
  kind: "notification" | MailKind;
  /** The lead it is about; null for an invitation. */
  lead: { id: string; reference: string; name: string } | null;
  /** To whom, an address or the name of a channel, and why not, in our own words. */
  failures: { to: string; why: string }[];
  /** ISO 8601, UTC. */
  failedAt: string;
}

/** So many are listed. */
export const MAILS_LISTED = 200;

export interface FailedMails {
  /** Newest first, at most `MAILS_LISTED`. */
  list(): Promise<FailedMail[]>;
  /** Makes one due at once; false where it is not among the failed any more. */
  retry(by: Staff, queue: MailQueue, id: string): Promise<boolean>;
  /** The same with all of them; gives how many. */
  retryAll(by: Staff): Promise<number>;
}
