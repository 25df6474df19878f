import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";
import type { PartField } from "../kit/frame/part-card.tsx";
import type { LatePaymentFields, Registration, Trade } from "./input.ts";

interface FieldCopy {
  label: string;
  hint?: string;
}

/** Copy of the late-payment sheet. */
export interface LatePaymentCopy extends ToolFrameCopy {
  files: { xlsx: string; csv: string };
  registration: { label: string; options: Record<Registration, string> };
  trade: { label: string; options: Record<Trade, string> };
  /** Why the Act's interest does not apply. */
  exclusionReasons: Record<Exclude<Registration, "before"> | Exclude<Trade, "makes">, string>;
  fields: readonly (PartField & { name: keyof LatePaymentFields["bill"] })[];
  payments: {
    heading: string;
    day: string;
    amount: string;
    range: string;
    add: string;
    name: (place: number) => string;
  };
  receipt: {
    heading: string;
    lastDay: string;
    bill: string;
    paid: string;
    interest: (from: string) => string;
    owed: (day: string) => string;
  };
  notices: {
    inTime: (lastDay: string, from: string) => string;
    capped: (agreed: number) => string;
    unconfirmed: (rate: string) => string;
  };
  months: {
    heading: string;
    head: Record<
      "month" | "opening" | "paid" | "bankRate" | "rate" | "interest" | "closing",
      string
    >;
    days: (from: string, to: string) => string;
    part: (days: number, monthDays: number) => string;
    none: string;
  };
  counted: { heading: string; lines: readonly string[] };
  unknown: { heading: string; lines: readonly string[] };
  file: { heading: string; text: string };
}

/** Copy of the letter of demand. */
export interface LetterCopy {
  heading: string;
  text: string;
  preview: string;
  fields: Record<keyof LatePaymentFields["names"], FieldCopy>;
  gaps: Record<keyof LatePaymentFields["names"], string>;
  copy: { button: string; copied: string; manualLabel: string };
  print: string;
  title: string;
  law: string;
  from: (supplier: string, udyam: string, buyer: string, day: string) => string;
  greeting: string;
  bill: (bill: string, amount: string, accepted: string) => string;
  agreed: (days: number, lastDay: string) => string;
  capped: (days: number, lastDay: string) => string;
  withoutDays: (lastDay: string) => string;
  paid: (payments: string) => string;
  unpaid: string;
  payment: (amount: string, day: string) => string;
  interest: (from: string, until: string) => string;
  month: (days: string, opening: string, rate: string, interest: string) => string;
  monthPaid: (paid: string) => string;
  sum: (left: string, interest: string, until: string, owed: string) => string;
  request: string;
  claim: string;
  end: string;
}
