import type { LeadDetail, LeadEvent, LeadStatus, OutgoingMail } from "./leads.ts";
import type { Staff } from "./staff.ts";

/** The decision on an application. */
export type Decision = "approved" | "declined";
/** The stored states; an application without a decision is pending. */
export const DECISION_STATES = ["pending", "approved", "declined"] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** One application in a list. */
export interface ApplicationSummary {
  id: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  name: string;
  email: string;
  company: string;
  type: string;
  state: DecisionState;
  /** Remains when an approved application is declined. */
  partnerId: string | null;
  isSample: boolean;
  /** The version of the application's lead. */
  version: number;
}

export interface ApplicationDetail extends LeadDetail {
  state: DecisionState;
  partnerId: string | null;
  /** When the partner's private link was created, or null if none exists. */
  linkCreatedAt: string | null;
}

/** A decision, with its notification mail; undefined if there is no mail server. */
export interface NewDecision {
  decision: Decision;
  /** The version and state that the page showed, to detect conflicts. */
  base: number;
  oldState: DecisionState;
  /** Set only for an approval. */
  partnerId: string | undefined;
  outgoingMail: OutgoingMail | undefined;
  /** When to send the mail, ISO 8601 in UTC; at once if undefined. */
  sendAt?: string | undefined;
}

/** The first decision on an application, which can be undone until its mail is sent. */
export interface UndoableDecision {
  id: string;
  decision: Decision;
  /** Id of the decision's mail. */
  mailId: string;
  /** The lead's status before the decision. */
  status: LeadStatus;
}

/**
 * With a conflict, nothing is decided. `changes` are those of colleagues; it is empty if the same
 * member of staff decided on another page. `taken`: another partner has this id.
 */
export type DecisionOutcome =
  | { is: "decided" | "not-found" | "taken" }
  | { is: "conflict"; changes: LeadEvent[] };

export interface DeskAffiliates {
  /** Newest first. */
  list(options: {
    state: DecisionState | undefined;
    after: string | undefined;
    limit: number;
  }): Promise<{ applications: ApplicationSummary[]; next: string | undefined }>;
  find(id: string): Promise<ApplicationDetail | undefined>;
  /** In one transaction, stores the decision, its history and log entries, and queues the mail. */
  decide(actor: Staff, id: string, decision: NewDecision): Promise<DecisionOutcome>;
  /**
   * Makes an application pending again and deletes the decision's mail. Returns false if the mail
   * has been sent, or the decision has changed since.
   */
  undoDecision(actor: Staff, decision: UndoableDecision): Promise<boolean>;
  /**
   * Creates the private link to a partner's numbers and revokes the previous one. Returns its
   * token, which cannot be retrieved later; undefined if the application is not approved.
   */
  createLink(actor: Staff, id: string): Promise<string | undefined>;
  /** Revokes the link. Returns false if there was none. */
  revokeLink(actor: Staff, id: string): Promise<boolean>;
}
