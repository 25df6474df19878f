import type { LeadContext } from "../contact-message.ts";
import type { Staff } from "./staff.ts";

export const LEAD_STATUSES = ["new", "in-progress", "answered", "closed", "spam"] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
export const isLeadStatus = (text: string | undefined): text is LeadStatus =>
  LEAD_STATUSES.some((status) => status === text);

/** A message, an application, and the contact row that the site sends along with the latter. */
export const LEAD_KINDS = [
  "contact-message",
  "affiliate-application",
  "affiliate-contact",
] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];
export const isLeadKind = (text: string | undefined): text is LeadKind =>
  LEAD_KINDS.some((kind) => kind === text);

/** Which leads a list shows; what is undefined excludes none. */
export interface LeadFilter {
  /** Words that all are in it; of names, addresses, numbers and references their beginnings will do. */
  search?: string | undefined;
  status?: LeadStatus | undefined;
  kind?: LeadKind | undefined;
  /** A staff id; "" for unassigned leads. */
  ownerId?: string | undefined;
  partnerId?: string | undefined;
  /** `utm_campaign` of the address on which the visit began. */
  campaign?: string | undefined;
  /** Received in the last `days` days. */
  days?: number | undefined;
}

/** One lead in a list. */
export interface LeadLine {
  id: string;
  reference: string;
  kind: LeadKind;
  /** ISO 8601, UTC. */
  createdAt: string;
  name: string;
  email: string;
  /** Beginning of the message; of an application the company. */
  excerpt: string;
  status: LeadStatus;
  ownerName: string | null;
  isSample: boolean;
}

export interface LeadPage {
  /** Newest first. */
  lines: LeadLine[];
  /** Where the next page begins; undefined on the last one. */
  next: string | undefined;
}

/** Activity to a lead. Of `owner` names, of `reply` and `decision` what `after` says. */
export interface LeadEvent {
  id: string;
  at: string;
  staffName: string;
  kind: "status" | "owner" | "note" | "reply" | "decision";
  before: string | null;
  /** A note's text, a mail's id, or what it was changed to. */
  after: string | null;
}

/** A mail of the desk and what became of it. */
export interface SentMail {
  id: string;
  kind: MailKind;
  subject: string;
  text: string;
  createdAt: string;
  sentAt: string | null;
  failedAt: string | null;
  /** Why the last try failed, in our own words. */
  lastError: string | null;
}

export type MailKind = "reply" | "approved" | "refused" | "invitation";

/** A lead with everything that came with it. */
export interface FullLead extends LeadLine {
  phone: string;
  message: string | null;
  company: { name: string; website: string; profile: string; type: string } | null;
  context: LeadContext;
}

/** Everything that is kept of a lead. */
export interface LeadDetail extends FullLead {
  ownerId: string | null;
  /** Oldest first. */
  events: LeadEvent[];
  mails: SentMail[];
  /** How many leads there are of the person's address, this one too. */
  ofPerson: number;
}

/** What is written into a mail; `once` makes a form that is sent twice one mail. */
export interface Letter {
  once: string;
  subject: string;
  text: string;
}

/** From one status to another. */
export interface StatusChange {
  id: string;
  from: LeadStatus;
  to: LeadStatus;
}

/** The leads, for the desk. Each change writes its line of history and of the staff's log with it. */
export interface DeskLeads {
  list(filter: LeadFilter, page: { after: string | undefined; limit: number }): Promise<LeadPage>;
  /** The same page as `list`, with everything that came. */
  listFull(
    filter: LeadFilter,
    page: { after: string | undefined; limit: number },
  ): Promise<{ leads: FullLead[]; next: string | undefined }>;
  /** By id or reference. */
  /** The campaigns that brought leads, sorted by name; up to 100. */
  listCampaigns(): Promise<string[]>;
  find(idOrReference: string): Promise<LeadDetail | undefined>;
  /** Of these changes, false if there is no such lead any more. */
  setStatus(by: Staff, id: string, status: LeadStatus): Promise<boolean>;
  /**
   * The same for many, in one transaction: those that are there, have another status, and still have
   * `from` if it is given. Returns what was changed; the reverse of it undoes it.
   */
  setStatuses(
    by: Staff,
    changes: readonly (Pick<StatusChange, "id" | "to"> & { from?: LeadStatus })[],
  ): Promise<StatusChange[]>;
  /** `null`: unassigned. */
  setOwner(by: Staff, id: string, ownerId: string | null): Promise<boolean>;
  addNote(by: Staff, id: string, text: string): Promise<boolean>;
  /** Queues the mail, and marks the lead answered. */
  reply(by: Staff, id: string, letter: Letter): Promise<boolean>;
  /** Has a mail that was given up tried again. */
  retryMail(by: Staff, leadId: string, mailId: string): Promise<boolean>;
  /** Removes all leads of the person who sent this one, permanently. Returns how many. */
  forget(by: Staff, id: string): Promise<number>;
  /** Notes in the log that so filtered leads were taken out as a file. */
  noteExport(by: Staff, filter: LeadFilter): Promise<void>;
}

/** Tells of each change of the leads, and when there is no more to hear. Returns a function that ends it. */
export type WatchLeads = (listener: { onChange: () => void; onClose: () => void }) => () => void;
