import { loanCopy as copy } from "./copy.ts";
import { loanExample } from "./example.ts";
import { type LoanFields, type LoanResult, readLoanPart } from "./input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import type { PartField, ResultLine } from "../kit/frame/part-card.tsx";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";

/** The receipt: the instalment first, then the total cost of the loan. */
export function buildLoanReceipt({
  schedule,
  fee,
  feeGst,
  received,
  emi,
  apr,
}: LoanResult): ReceiptContent {
  const { receipt } = copy;
  return {
    lines: [
      { label: receipt.received, amount: formatPaise(received) },
      { label: receipt.fee, amount: formatPaise(fee + feeGst) },
      { label: receipt.interest, amount: formatPaise(schedule.interest) },
      { label: receipt.paid, amount: formatPaise(schedule.paid) },
      { label: receipt.last(schedule.last.month), amount: formatPaise(schedule.last.amount) },
    ],
    total: { label: receipt.emi, amount: formatPaise(emi) },
    secondTotal: { label: receipt.apr, amount: formatPercent(apr) },
  };
}

/** Short result: EMI and rate, to compare offers, and the savings of an own extra payment. */
export const summarizeLoan = (
  { emi, apr, prepayment }: LoanResult,
  fields: LoanFields,
): ResultLine[] => [
  { label: copy.receipt.short.emi, amount: formatPaise(emi) },
  { label: copy.receipt.short.apr, amount: formatPercent(apr) },
  ...(prepayment && !isExamplePrepayment(fields)
    ? [{ label: copy.prepay.short, amount: formatPaise(prepayment.saved) }]
    : []),
];

const TERMS = ["loan", "rate", "months"] as const;
const PREPAY = ["prepay", "prepayAfter"] as const;
export const CASH = ["earns", "good", "bad"] as const;

/**
 * The cash fields that apply to this loan: those filled in, except for the example's values once
 * the loan differs from the example.
 */
export function findOwnCashFields({
  loan: loanFields,
}: LoanFields): ReadonlySet<(typeof CASH)[number]> {
  const isExample = TERMS.every((name) => loanFields[name] === loanExample.loan[name]);
  return new Set(
    CASH.filter(
      (name) =>
        loanFields[name].trim() !== "" &&
        (isExample || loanFields[name] !== loanExample.loan[name]),
    ),
  );
}

/** A prepayment that does not fit the loan, which is then computed without it. */
export function findPrepaymentMisfit(fields: LoanFields) {
  const read = readLoanPart("loan", fields);
  const isMisfit =
    "problems" in read && read.problems.every(({ field }) => field.startsWith("loan.prepay"));
  if (!isMisfit) return undefined;
  return {
    read,
    /** Nobody typed it. */
    isExample: isExamplePrepayment(fields),
    fields: { ...fields, loan: { ...fields.loan, prepay: "", prepayAfter: "" } },
  };
}

const isExamplePrepayment = ({ loan }: LoanFields) =>
  PREPAY.every((name) => loan[name] === loanExample.loan[name]);

const { loan, carry, prepay, flat, daily, limit } = copy.fields;
const FIELDS: Readonly<Record<string, readonly PartField[]>> = {
  loan: [...loan, ...carry, ...prepay],
  flat,
  daily,
  limit,
};

/** Human-readable name of a field. */
export function getFieldLabel(path: string): string {
  const [part = "", name] = path.split(".");
  return FIELDS[part]?.find((field) => field.name === name)?.label ?? "";
}

const OTHERS = ["flat", "daily", "limit"] as const;

/**
 * The form for the files: empty parts are filled from the example; `usesExample` says so.
 */
export function fillWithExample(
  fields: LoanFields,
  example: LoanFields,
): { completeFields: LoanFields; usesExample: boolean } {
  const empty = OTHERS.filter((part) => {
    const { every: _, ...texts } = { every: "", ...fields[part] };
    return Object.values(texts).every((text) => text.trim() === "");
  });
  const exampleParts = Object.fromEntries(empty.map((part) => [part, example[part]]));
  return { completeFields: { ...fields, ...exampleParts }, usesExample: empty.length > 0 };
}
