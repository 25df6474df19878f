import type { PaymentInterval, LoanPart } from "./input.ts";
import type { PartField } from "../kit/frame/part-card.tsx";
import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";

/** Copy of the loan sheet. */
export interface LoanCopy extends ToolFrameCopy {
  files: { xlsx: string; csv: string };
  /** Note on the files if parts are empty. */
  emptyParts: string;
  rounding: { label: string; rupee: string; paisa: string };
  fields: Record<LoanPart | "carry" | "prepay", readonly PartField[]>;
  receipt: {
    heading: string;
    interest: string;
    fee: string;
    received: string;
    paid: string;
    last: (month: number) => string;
    emi: string;
    apr: string;
    /** Labels on the result slip. */
    short: { emi: string; apr: string };
  };
  chart: {
    sentence: (interest: string, half: number, owed: string) => string;
    interest: string;
    repaid: string;
    year: string;
    owed: string;
    label: (year: number) => string;
  };
  schedule: {
    heading: string;
    year: (year: number) => string;
    interest: string;
    owed: string;
    columns: readonly string[];
  };
  terms: { heading: string; months: string; emi: string; interest: string };
  carry: {
    heading: string;
    text: string;
    leaves: string;
    dearer: (rate: string) => string;
    good: string;
    bad: string;
    year: string;
    sentence: Record<"unknown" | "thin" | "breaks" | "holds" | "short", string>;
  };
  prepay: {
    heading: string;
    saved: string;
    short: string;
    months: string;
    last: (month: number) => string;
    none: string;
    misfit: string;
  };
  flat: {
    heading: string;
    text: string;
    rate: string;
    instalment: string;
    interest: string;
    other: string;
    less: string;
    more: string;
  };
  daily: {
    heading: string;
    text: string;
    every: { label: string } & Record<PaymentInterval, string>;
    yearly: string;
    paid: string;
    cost: string;
    period: Record<PaymentInterval, string>;
  };
  limit: {
    heading: string;
    text: string;
    limit: string;
    need: string;
    own: string;
    interest: string;
    over: string;
  };
}
