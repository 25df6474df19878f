/** Fields of a rejected form, and why it was rejected. */
export interface SubmittedForm {
  note?: string;
  reply?: { subject: string; text: string };
  problems?: Partial<Record<"note" | "subject" | "text", string>>;
}
