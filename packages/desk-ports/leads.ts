import type { LeadContext } from "@angadi/contract/contact-message";
import type { Phone } from "@angadi/formats/phone";
import type { Staff } from "./staff.ts";

export const LEAD_STATUSES = ["new", "in-progress", "answered", "closed", "spam"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export const isLeadStatus = (text: string | undefined): text is LeadStatus =>
  LEAD_STATUSES.some((status) => status === text);

/**
 * A message, a place on the waitlist for the app, an application, and the contact row that the site
 * sends with the latter.
 */
export const LEAD_KINDS = [
  "contact-message",
  "waitlist",
  "affiliate-application",
  "affiliate-contact",
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];
export const isLeadKind = (text: string | undefined): text is LeadKind =>
  LEAD_KINDS.some((kind) => kind === text);

/** Which leads a list shows; an undefined field matches all. */
export interface LeadFilter {
  /** Words that must all match; for names, addresses, numbers and references, as prefixes. */
  search?: string | undefined;
  status?: LeadStatus | undefined;
  kind?: LeadKind | undefined;
  /** A staff id; "" for unassigned leads. */
  ownerId?: string | undefined;
  partnerId?: string | undefined;
  /** `utm_campaign` of the URL on which the visit began. */
  campaign?: string | undefined;
  /** Received in the last `days` days. */
  days?: number | undefined;
}

/** One lead in a list. */
export interface LeadSummary {
  id: string;
  reference: string;
  kind: LeadKind;
  /** ISO 8601, UTC. */
  createdAt: string;
  name: string;
  email: string;
  /** Beginning of the message; for an application, the company. */
  excerpt: string;
  status: LeadStatus;
  ownerName: string | null;
  isSample: boolean;
  /** Incremented by each event. */
  version: number;
}

export interface LeadPage {
  /** Newest first. */
  leads: FullLead[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/** A change of a lead. For `owner`, `before` and `after` are names. */
export interface LeadEvent {
  /** For a note, the form's own id. */
  id: string;
  at: string;
  staffName: string;
  kind: "status" | "owner" | "note" | "reply" | "decision";
  before: string | null;
  /** A note's text, a mail's id, or what it was changed to. */
  after: string | null;
}

/** A mail of the desk and its delivery state. */
export interface SentMail {
  id: string;
  kind: MailKind;
  subject: string;
  text: string;
  createdAt: string;
  sentAt: string | null;
  failedAt: string | null;
  /** Why the last attempt failed; contains no text of the other server. */
  lastError: string | null;
}

export type MailKind = "reply" | "approved" | "refused" | "invitation";

/** A lead with everything its sender submitted. */
export interface FullLead extends LeadSummary {
  phone: Phone;
  message: string | null;
  company: { name: string; website: string; profile: string; type: string } | null;
  context: LeadContext;
}

/** Everything that is stored about a lead. */
export interface LeadDetail extends FullLead {
  ownerId: string | null;
  /** Oldest first. */
  events: LeadEvent[];
  mails: SentMail[];
  /** Number of leads from the person's address, including this one; an application is one. */
  personLeadCount: number;
}

/** The contents of a mail; the key makes a form submitted twice send one mail. */
export interface OutgoingMail {
  idempotencyKey: string;
  subject: string;
  text: string;
}

/** From one status to another. */
export interface StatusChange {
  id: string;
  from: LeadStatus;
  to: LeadStatus;
}

/**
 * The outcome of a change by somebody who has read the lead at version `base`. Nothing is changed if
 * somebody else has changed the lead since, so that people do not undo each other's work unseen;
 * `changes` is what they did. Pages of the same person never conflict.
 */
export type LeadOutcome =
  | { is: "done" }
  | { is: "not-found" }
  | { is: "conflict"; changes: LeadEvent[] };

/** A lead that a bulk action left as it is, because somebody else has changed it since. */
export type LeadConflict = Pick<LeadSummary, "id" | "name"> & { changes: LeadEvent[] };

/** The leads, for the desk. Each change also writes to the lead's history and the staff log. */
export interface DeskLeads {
  list(filter: LeadFilter, page: { after: string | undefined; limit: number }): Promise<LeadPage>;
  /** The campaigns that brought leads, sorted by name; up to 100. */
  listCampaigns(): Promise<string[]>;
  find(idOrReference: string): Promise<LeadDetail | undefined>;
  /** What others than this person did to these leads since these versions. */
  listConflicts(
    staff: Staff,
    seen: readonly Pick<LeadSummary, "id" | "version">[],
  ): Promise<LeadConflict[]>;
  setStatus(by: Staff, id: string, base: number, status: LeadStatus): Promise<LeadOutcome>;
  /**
   * Like `setStatus` for many leads in one transaction. Skips leads that no longer exist, already
   * have the status, do not have `from`, or conflict with `base`, if given. Returns the changes;
   * reversed, they undo it.
   */
  setStatuses(
    by: Staff,
    changes: readonly (Pick<StatusChange, "id" | "to"> & { from?: LeadStatus; base?: number })[],
  ): Promise<StatusChange[]>;
  /** `null` unassigns the lead. */
  setOwner(by: Staff, id: string, base: number, ownerId: string | null): Promise<LeadOutcome>;
  /**
   * Adds a note with this id; a second one with the same id changes nothing. Notes never conflict:
   * they change nothing that others did. Returns false if the lead no longer exists.
   */
  addNote(by: Staff, id: string, note: { id: string; text: string }): Promise<boolean>;
  /** Queues the mail, and marks the lead answered. */
  reply(by: Staff, id: string, base: number, mail: OutgoingMail): Promise<LeadOutcome>;
  /** Retries a failed mail. */
  retryMail(by: Staff, leadId: string, mailId: string): Promise<boolean>;
  /** Permanently deletes all leads of this one's sender. Returns the number of leads deleted. */
  deletePerson(by: Staff, id: string): Promise<number>;
  /** Logs that leads with this filter were exported. */
  logExport(by: Staff, filter: LeadFilter): Promise<void>;
}

/**
 * Subscribes to changes of the leads, or of one lead and the delivery of its mails, and to the end of
 * updates. Returns an unsubscriber.
 */
export type WatchLeads = (listener: {
  leadId?: string;
  onChange: () => void;
  onClose: () => void;
}) => () => void;
