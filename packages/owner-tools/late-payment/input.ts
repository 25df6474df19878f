import { getFactValue } from "@angadi/content/facts";
import {
  type FieldProblem,
  type ReadResult,
  count,
  createFieldReader,
  rupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { FIRST_KNOWN_DAY } from "./bank-rates.ts";

export const MAX_PAYMENTS = 12;
/** Days to pay without a written agreement, and the maximum that may be agreed. */
export const DEFAULT_PAYMENT_DAYS = Number(getFactValue("msmed-days.2"));
export const MAX_PAYMENT_DAYS = Number(getFactValue("msmed-days.1"));

const MAX_INTEREST_DAYS = 7305;

/**
 * Whether the supplier was registered on Udyam as micro or small before the bill, later, or not.
 */
export const REGISTRATIONS = ["before", "later", "no"] as const;
/** What the supplier sold: its own products or services, or goods of others. */
export const SUPPLIER_TRADES = ["makes", "resells"] as const;

export interface PaymentFields {
  day: string;
  amount: string;
}

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

export interface Payment {
  day: number;
  amount: Paise;
  /** Its index in the form, for the path of a problem. */
  index: number;
}

/** Parsed `LatePaymentFields`: money in paise, dates in days since 1970. */
export interface LatePaymentInput {
  /** Day when goods or services were accepted. */
  acceptedDay: number;
  /** Undefined if nothing was agreed in writing. */
  agreedDays: number | undefined;
  amount: Paise;
  payments: readonly Payment[];
  /** The last day that bears interest. */
  until: number;
}

/** 31 December 2099, the last day a date field accepts. */
const LAST_DAY = 47_481;
export const DAY_FIELD = { unit: "date", min: 0, max: LAST_DAY } as const;
export const AMOUNT_FIELD = rupees(1, 100_00_00_000_00);
const AGREED_DAYS_FIELD = { ...count(0, 365), emptyValue: -1 };

/** Parses the owner's fields; empty payment lines are left out. */
export function readLatePayment(fields: LatePaymentFields): ReadResult<LatePaymentInput> {
  const reader = createFieldReader();
  const agreedDays = reader.readNumber(
    "bill.agreedDays",
    AGREED_DAYS_FIELD,
    fields.bill.agreedDays,
  );
  const payments = fields.payments
    .map((payment, index) => ({ ...payment, index }))
    .filter(({ day, amount }) => day.trim() + amount.trim() !== "");
  const input = {
    acceptedDay: reader.readNumber("bill.accepted", DAY_FIELD, fields.bill.accepted),
    agreedDays: agreedDays < 0 ? undefined : agreedDays,
    amount: reader.readNumber("bill.amount", AMOUNT_FIELD, fields.bill.amount),
    payments: payments.map(({ day, amount, index }) => ({
      day: reader.readNumber(`payments.${index}.day`, DAY_FIELD, day),
      amount: reader.readNumber(`payments.${index}.amount`, AMOUNT_FIELD, amount),
      index,
    })),
    until: reader.readNumber("bill.until", DAY_FIELD, fields.bill.until),
  };
  if (!reader.isValid()) return reader.toResult(input);
  for (const { field, problem } of listDateProblems(input)) reader.addProblem(field, problem);
  return reader.toResult(input);
}

/** Finds dates that are out of range or in an impossible order. */
export const listDateProblems = ({
  acceptedDay,
  until,
  payments,
}: LatePaymentInput): FieldProblem[] => [
  ...listRangeProblems("bill.accepted", acceptedDay, FIRST_KNOWN_DAY, LAST_DAY),
  ...listRangeProblems("bill.until", until, acceptedDay, acceptedDay + MAX_INTEREST_DAYS),
  ...payments.flatMap(({ day, index }) =>
    listRangeProblems(`payments.${index}.day`, day, acceptedDay, until),
  ),
];

const listRangeProblems = (field: string, day: number, min: number, max: number): FieldProblem[] =>
  day >= min && day <= max ? [] : [{ field, problem: day < min ? "too-small" : "too-large" }];
