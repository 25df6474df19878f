import type { LeadEvent } from "@angadi/desk-ports/leads";

/** The fields of a rejected form, and why it was rejected. */
export interface SubmittedLeadForm {
  status?: string;
  owner?: string;
  note?: string;
  reply?: { subject: string; text: string };
  problems?: Partial<Record<"note" | "subject" | "text", string>>;
  /** What colleagues did since the page was opened. */
  changes?: readonly LeadEvent[];
}
