import { fact } from "@angadi/content/facts";
import {
  type FieldProblem,
  type ReadResult,
  count,
  createReader,
  rupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { FIRST_KNOWN } from "./bank-rates.ts";

/** Maximum number of part payments. */
export const MAX_PAYMENTS = 12;
/** Payment days without a written agreement, and the maximum that may be agreed. */
export const DEFAULT_DAYS = Number(fact("msmed-days.2"));
export const MAX_DAYS = Number(fact("msmed-days.1"));

/** Twenty years, in days. */
const LONGEST = 7305;

/** Registered on Udyam as micro or small before the bill, only after it, or not. */
export const REGISTRATIONS = ["before", "later", "no"] as const;
/** What the supplier sold: own products or services, or goods for resale. */
export const TRADES = ["makes", "resells"] as const;

/** A part payment as typed. */
export interface PaymentFields {
  day: string;
  amount: string;
}

/** The fields as typed. */
export interface LatePaymentFields {
  registration: string;
  trade: string;
  bill: {
    /** Dates as in date fields: "2026-01-05". */
    accepted: string;
    /** Empty if nothing was agreed in writing. */
    agreedDays: string;
    amount: string;
    until: string;
  };
  payments: readonly PaymentFields[];
  /** For the letter. */
  names: { supplier: string; udyam: string; buyer: string; number: string };
}

/** A parsed part payment. */
export interface Payment {
  day: number;
  amount: Paise;
  /** Its index in the form, for error messages. */
  line: number;
}

/** Parsed `LatePaymentFields`: money in paise, dates in days since 1970. */
export interface LatePaymentInput {
  /** Day when goods or services were accepted. */
  accepted: number;
  /** Undefined if nothing was agreed in writing. */
  agreedDays: number | undefined;
  amount: Paise;
  payments: readonly Payment[];
  /** Last day of interest, inclusive. */
  until: number;
}

/** 31 December 2099, the last day a date field accepts. */
const LAST_POSSIBLE = 47_481;
export const DAY = { unit: "date", min: 0, max: LAST_POSSIBLE } as const;
/** Up to ₹100 crore. */
export const AMOUNT = rupees(1, 100_00_00_000_00);
const AGREED = { ...count(0, 365), emptyValue: -1 };

/** Parses the owner's fields; empty payment lines are left out. */
export function readLatePayment(fields: LatePaymentFields): ReadResult<LatePaymentInput> {
  const reader = createReader();
  const agreed = reader.number("bill.agreedDays", AGREED, fields.bill.agreedDays);
  const payments = fields.payments
    .map((payment, line) => ({ ...payment, line }))
    .filter(({ day, amount }) => day.trim() + amount.trim() !== "");
  const input = {
    accepted: reader.number("bill.accepted", DAY, fields.bill.accepted),
    agreedDays: agreed < 0 ? undefined : agreed,
    amount: reader.number("bill.amount", AMOUNT, fields.bill.amount),
    payments: payments.map(({ day, amount, line }) => ({
      day: reader.number(`payments.${line}.day`, DAY, day),
      amount: reader.number(`payments.${line}.amount`, AMOUNT, amount),
      line,
    })),
    until: reader.number("bill.until", DAY, fields.bill.until),
  };
  if (!reader.isValid()) return reader.toResult(input);
  for (const { field, problem } of findDayProblems(input)) reader.report(field, problem);
  return reader.toResult(input);
}

/** Reports dates that are out of range or in an impossible order. */
export const findDayProblems = ({
  accepted,
  until,
  payments,
}: LatePaymentInput): FieldProblem[] => [
  ...findRangeProblems("bill.accepted", accepted, FIRST_KNOWN, LAST_POSSIBLE),
  ...findRangeProblems("bill.until", until, accepted, accepted + LONGEST),
  ...payments.flatMap(({ day, line }) =>
    findRangeProblems(`payments.${line}.day`, day, accepted, until),
  ),
];

const findRangeProblems = (field: string, day: number, min: number, max: number): FieldProblem[] =>
  day >= min && day <= max ? [] : [{ field, problem: day < min ? "too-small" : "too-large" }];
