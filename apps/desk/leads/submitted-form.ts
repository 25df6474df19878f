import type { LeadEvent } from "@angadi/desk-ports/leads";

/** Fields of a refused form, and why it was refused. */
export interface SubmittedForm {
  status?: string;
  owner?: string;
  note?: string;
  reply?: { subject: string; text: string };
  problems?: Partial<Record<"note" | "subject" | "text", string>>;
  /** What others did since the page was opened. */
  changes?: readonly LeadEvent[];
}
