/** What was typed into a form that would not do, and why. */
export interface Typed {
  note?: string;
  reply?: { subject: string; text: string };
  problems?: Partial<Record<"note" | "subject" | "text", string>>;
}
