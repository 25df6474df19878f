import type { MailKind } from "@angadi/desk-ports/leads";

/** An email that the desk sends. */
export interface MailPayload {
  kind: MailKind;
  to: string;
  subject: string;
  text: string;
  /** `Message-ID`s of the mails it replies to, oldest first. */
  thread: readonly string[];
}

/** What a CDN must purge: URLs, and prefixes of URLs, as paths of the site. */
export interface Purge {
  addresses: string[];
  prefixes: string[];
}

/** The payload of each kind of job; the comments name its `subject`. */
export interface JobPayloads {
  /** A lead's id. Becomes one `lead-notification` for each configured channel. */
  "lead-received": null;
  /** A lead's id. */
  "lead-notification": { channel: string };
  /** A lead's id. */
  "desk-mail": MailPayload;
  /** The email address of the invited person. */
  "invitation-mail": MailPayload | null;
  /** The email address of an owner. */
  "summary-mail": Omit<MailPayload, "kind">;
  "cdn-purge": Purge;
  /** A post's id. */
  "publish-post": { publishAt: string };
  housekeeping: null;
  "sum-counts": null;
  "weekly-summary": null;
  vacuum: null;
}

export type JobKind = keyof JobPayloads;

/** Kinds whose payload is erased once the job is done: an invitation contains a secret link. */
export const ERASED_KINDS: readonly JobKind[] = ["invitation-mail"];

/** Kinds whose finished jobs are retained: a lead's page shows the mails that were sent. */
export const RETAINED_KINDS: readonly JobKind[] = ["desk-mail"];
