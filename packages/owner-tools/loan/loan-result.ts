import { loanCopy as copy } from "./copy.ts";
import { loanExample } from "./example.ts";
import { type LoanFields, type LoanResult, readLoanPart } from "./input.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import type { PartField, ResultLine } from "../kit/frame/part-card.tsx";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";

/** The receipt: the instalment first, then the total cost of the loan. */
export function buildLoanReceipt(result: LoanResult): ReceiptContent {
  const { schedule, fee, gstOnFee, received, emi, apr } = result;
  const { receipt } = copy;
  return {
    lines: [
      { label: receipt.received, amount: formatPaise(received) },
      { label: receipt.fee, amount: formatPaise(fee + gstOnFee) },
      { label: receipt.interest, amount: formatPaise(schedule.totalInterest) },
      { label: receipt.totalPaid, amount: formatPaise(schedule.totalPaid) },
      {
        label: receipt.lastPayment(schedule.lastPayment.month),
        amount: formatPaise(schedule.lastPayment.amount),
      },
    ],
    total: { label: receipt.emi, amount: formatPaise(emi) },
    secondTotal: { label: receipt.apr, amount: formatPercent(apr) },
  };
}

/** Short result: EMI and rate, and what a typed prepayment saves. */
export const summarizeLoan = (
  { emi, apr, prepayment }: LoanResult,
  fields: LoanFields,
): ResultLine[] => [
  { label: copy.receipt.shortLabels.emi, amount: formatPaise(emi) },
  { label: copy.receipt.shortLabels.apr, amount: formatPercent(apr) },
  ...(prepayment && !isExamplePrepayment(fields)
    ? [{ label: copy.prepayment.shortLabel, amount: formatPaise(prepayment.interestSaved) }]
    : []),
];

const TERM_FIELDS = ["loan", "rate", "months"] as const;
const PREPAYMENT_FIELDS = ["prepay", "prepayAfter"] as const;
export const CASH_FIELDS = ["earns", "good", "bad"] as const;

/**
 * The cash fields that are filled in, without those that still have the example's values although
 * the loan differs from the example.
 */
export function listOwnCashFields({ loan }: LoanFields): ReadonlySet<(typeof CASH_FIELDS)[number]> {
  const isFromExample = (name: keyof typeof loan) => loan[name] === loanExample.loan[name];
  const isExample = TERM_FIELDS.every(isFromExample);
  const isOwn = (name: keyof typeof loan) => isExample || !isFromExample(name);
  return new Set(CASH_FIELDS.filter((name) => loan[name].trim() !== "" && isOwn(name)));
}

/** A prepayment that is invalid for the loan, which is then computed without the prepayment. */
export function findInvalidPrepayment(fields: LoanFields) {
  const readResult = readLoanPart("loan", fields);
  const isOnlyPrepaymentInvalid =
    "problems" in readResult &&
    readResult.problems.every(({ field }) => field.startsWith("loan.prepay"));
  if (!isOnlyPrepaymentInvalid) return undefined;
  return {
    readResult,
    /** Whether the prepayment is the example's, not typed by the visitor. */
    isExample: isExamplePrepayment(fields),
    fieldsWithoutPrepayment: { ...fields, loan: { ...fields.loan, prepay: "", prepayAfter: "" } },
  };
}

const isExamplePrepayment = ({ loan }: LoanFields) =>
  PREPAYMENT_FIELDS.every((name) => loan[name] === loanExample.loan[name]);

const { loan, affordability, prepayment, ...otherParts } = copy.fields;
const FIELDS_BY_PART: Readonly<Record<string, readonly PartField[]>> = {
  loan: [...loan, ...affordability, ...prepayment],
  ...otherParts,
};

/** The label of a field, by its path in the form: "loan.rate". */
export function getLoanFieldLabel(path: string): string {
  const [part = "", name] = path.split(".");
  return FIELDS_BY_PART[part]?.find((field) => field.name === name)?.label ?? "";
}

const OTHER_PARTS = ["flat", "daily", "limit"] as const;

/** Fills empty parts from the example, for the files. */
export function fillWithExample(
  fields: LoanFields,
  example: LoanFields,
): { completeFields: LoanFields; usesExample: boolean } {
  const emptyParts = OTHER_PARTS.filter((part) => {
    const { every: _, ...texts } = { every: "", ...fields[part] };
    return Object.values(texts).every((text) => text.trim() === "");
  });
  const exampleParts = Object.fromEntries(emptyParts.map((part) => [part, example[part]]));
  return { completeFields: { ...fields, ...exampleParts }, usesExample: emptyParts.length > 0 };
}
