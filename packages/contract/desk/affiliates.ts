import type { LeadDetail, Letter } from "./leads.ts";
import type { Staff } from "./staff.ts";

/** What was decided of an application; without one it waits. */
export type Decision = "approved" | "refused";
export const DECISION_STATES = ["waiting", "approved", "refused"] as const;
export type DecisionState = (typeof DECISION_STATES)[number];

/** One application in a list. */
export interface ApplicationLine {
  id: string;
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  name: string;
  email: string;
  company: string;
  type: string;
  state: DecisionState;
  /** The partner's details, also after the end. */
  partnerId: string | null;
  isSample: boolean;
}

export interface ApplicationDetail extends LeadDetail {
  state: DecisionState;
  partnerId: string | null;
  decidedAt: string | null;
  /** When the partner's private link was made; null where he has none. */
  linkMadeAt: string | null;
}

/** A decision, with the mail that tells it; `letter` is undefined if there is no mail server. */
export interface NewDecision {
  decision: Decision;
  /** What it was when the form was opened: a colleague may have decided meanwhile. */
  was: DecisionState;
  /** Of an approval. */
  partnerId: string | undefined;
  letter: Letter | undefined;
}

export type DecisionOutcome = "decided" | "gone" | "meanwhile" | "taken";

export interface DeskAffiliates {
  /** Newest first, or those that wait longest first. */
  list(options: {
    state: DecisionState | undefined;
    after: string | undefined;
    limit: number;
  }): Promise<{ lines: ApplicationLine[]; next: string | undefined }>;
  find(id: string): Promise<ApplicationDetail | undefined>;
  /** Writes the decision, its line of history and of the log, and queues its mail, or nothing. */
  decide(by: Staff, id: string, decision: NewDecision): Promise<DecisionOutcome>;
  /**
   * Makes the private link to a partner's numbers, and ends the one before. Returns its token, which is
   * not to be had again. Undefined where the application is not approved.
   */
  makeLink(by: Staff, id: string): Promise<string | undefined>;
  /** Ends it; false if there was none. */
  endLink(by: Staff, id: string): Promise<boolean>;
}
