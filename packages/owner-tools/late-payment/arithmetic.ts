import { fact } from "@angadi/content/facts";
import { multiplyDivide, sum } from "../kit/figures/exact.ts";
import { InvalidInputError, check } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { bankRateOn } from "./bank-rates.ts";
import {
  AMOUNT,
  DAY,
  DEFAULT_DAYS,
  type LatePaymentInput,
  MAX_PAYMENTS,
  MAX_DAYS,
  type Payment,
  findDayProblems,
} from "./input.ts";

/** The statutory rate is this multiple of the bank rate. */
export const BANK_RATE_MULTIPLIER = Number(fact("msmed-interest.2"));

/** A month of interest, from the day after a rest to the next rest or the last counted day. */
export interface InterestMonth {
  /** First and last day, inclusive. */
  from: number;
  to: number;
  days: number;
  /** Number of days in the full month. */
  monthDays: number;
  opening: Paise;
  paid: Paise;
  /** Bank rate in force on the last day. */
  bankRate: BasisPoints;
  interest: Paise;
  closing: Paise;
}

/** The result of `computeLatePayment`: what a late payer owes. */
export interface LatePaymentResult {
  /** Last day to pay in time. */
  lastDay: number;
  /** First day that bears interest. */
  from: number;
  months: readonly InterestMonth[];
  interest: Paise;
  /** Total of all payments, including those in time. */
  paid: Paise;
  owed: Paise;
}

/**
 * Computes interest under section 16 of the MSMED Act: compound, with monthly rests counted from
 * the first day of interest, at three times the bank rate in force at each rest (rules.md). Rounded
 * to the paisa only at each rest. Throws InvalidInputError for values that `readLatePayment` rejects,
 * and if more was paid than was owed.
 */
export function computeLatePayment(input: LatePaymentInput): LatePaymentResult {
  checkInput(input);
  const { accepted, agreedDays, amount } = input;
  const lastDay = accepted + Math.min(agreedDays ?? DEFAULT_DAYS, MAX_DAYS);
  const from = lastDay + 1;
  const months = computeInterestMonths(input, from);
  const interest = sum(months.map((month) => month.interest));
  const paid = sum(input.payments.map((payment) => payment.amount));
  return { lastDay, from, months, interest, paid, owed: sum([amount, -paid, interest]) };
}

function computeInterestMonths(input: LatePaymentInput, first: number): InterestMonth[] {
  const before = paymentsWithin(input, input.accepted, first - 1);
  let balance = payOff(input.amount, before);
  const months: InterestMonth[] = [];
  for (let count = 0; ; count++) {
    const from = addMonths(first, count);
    if (from > input.until) return months;
    const month = computeInterestMonth(input, balance, from, addMonths(first, count + 1));
    months.push(month);
    balance = month.closing;
  }
}

function computeInterestMonth(
  input: LatePaymentInput,
  opening: Paise,
  from: number,
  next: number,
): InterestMonth {
  const to = Math.min(next - 1, input.until);
  const [days, monthDays] = [to - from + 1, next - from];
  const payments = paymentsWithin(input, from, to);
  const bankRate = bankRateOn(to);
  // The day of a payment still bears interest on the amount owed before it.
  const paymentAdjustments = payments.map(({ day, amount }) => -amount * (to - day));
  const dayBalances = sum([opening * days, ...paymentAdjustments]);
  // A twelfth of the yearly rate (in hundredths of a percent), prorated by the days of this month.
  const interest = multiplyDivide(
    dayBalances,
    BANK_RATE_MULTIPLIER * bankRate,
    12 * 100_00 * monthDays,
  );
  // A payment on the last counted day also covers that day's interest: it can settle everything.
  const settling = payments.filter(({ day }) => day === input.until);
  const running = payments.filter(({ day }) => day < input.until);
  const closing = payOff(payOff(opening, running) + interest, settling);
  const paid = opening + interest - closing;
  return { from, to, days, monthDays, opening, paid, bankRate, interest, closing };
}

const paymentsWithin = ({ payments }: LatePaymentInput, from: number, to: number): Payment[] =>
  payments.filter(({ day }) => day >= from && day <= to).toSorted((a, b) => a.day - b.day);

/** Subtracts payments from a balance. Throws InvalidInputError if they exceed it. */
function payOff(balance: Paise, payments: readonly Payment[]): Paise {
  return payments.reduce((left, { amount, line }) => {
    if (amount > left) throw new InvalidInputError(`payments.${line}.amount`, "too-large");
    return left - amount;
  }, balance);
}

const MILLISECONDS = 86_400_000;

/** Returns the same day `months` months later, or the last day of a shorter month. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * MILLISECONDS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / MILLISECONDS;
}

function checkInput(input: LatePaymentInput): void {
  check("bill.amount", AMOUNT, input.amount);
  check("bill.agreedDays", { min: 0, max: 365 }, input.agreedDays ?? 0);
  check("bill.accepted", DAY, input.accepted);
  check("bill.until", DAY, input.until);
  if (input.payments.length > MAX_PAYMENTS) throw new InvalidInputError("payments", "too-large");
  for (const { day, amount, line } of input.payments) {
    check(`payments.${line}.day`, DAY, day);
    check(`payments.${line}.amount`, AMOUNT, amount);
  }
  const [wrong] = findDayProblems(input);
  if (wrong) throw new InvalidInputError(wrong.field, wrong.problem);
}
