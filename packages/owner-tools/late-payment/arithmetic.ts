import { getFactValue } from "@angadi/content/facts";
import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import { InvalidInputError, assertInRange } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { getBankRate } from "./bank-rates.ts";
import {
  AMOUNT_FIELD,
  DAY_FIELD,
  DEFAULT_PAYMENT_DAYS,
  type LatePaymentInput,
  MAX_PAYMENTS,
  MAX_PAYMENT_DAYS,
  type Payment,
  listDateProblems,
} from "./input.ts";

/** The statutory rate is this multiple of the bank rate. */
export const BANK_RATE_MULTIPLIER = Number(getFactValue("msmed-interest.2"));

/**
 * A month of interest. Its last day is its rest, on which the interest is added to the balance, or
 * the last day of interest.
 */
export interface InterestMonth {
  /** First and last day, inclusive. */
  from: number;
  to: number;
  days: number;
  /** Number of days in the full month. */
  monthDays: number;
  openingBalance: Paise;
  amountPaid: Paise;
  /** Bank rate in force on the last day. */
  bankRate: BasisPoints;
  interest: Paise;
  closingBalance: Paise;
}

export interface LatePaymentResult {
  /** Last day to pay in time. */
  dueDay: number;
  firstInterestDay: number;
  months: readonly InterestMonth[];
  interest: Paise;
  /** Total of all payments, including those in time. */
  totalPaid: Paise;
  amountOwed: Paise;
}

/**
 * Computes compound interest under section 16 of the MSMED Act, with monthly rests from the first
 * day of interest, at three times the bank rate in force at each rest (rules.md). Rounded to the
 * paisa at each rest. Throws InvalidInputError for values that `readLatePayment` rejects, and if
 * more was paid than was owed.
 */
export function computeLatePayment(input: LatePaymentInput): LatePaymentResult {
  assertValidInput(input);
  const { acceptedDay, agreedDays, amount } = input;
  const dueDay = acceptedDay + Math.min(agreedDays ?? DEFAULT_PAYMENT_DAYS, MAX_PAYMENT_DAYS);
  const firstInterestDay = dueDay + 1;
  const months = computeInterestMonths(input, firstInterestDay);
  const interest = sum(months.map((month) => month.interest));
  const totalPaid = sum(input.payments.map((payment) => payment.amount));
  const amountOwed = sum([amount, -totalPaid, interest]);
  return { dueDay, firstInterestDay, months, interest, totalPaid, amountOwed };
}

function computeInterestMonths(input: LatePaymentInput, firstDay: number): InterestMonth[] {
  const paymentsInTime = listPaymentsBetween(input, input.acceptedDay, firstDay - 1);
  let balance = subtractPayments(input.amount, paymentsInTime);
  const months: InterestMonth[] = [];
  for (let index = 0; ; index++) {
    const from = addMonths(firstDay, index);
    if (from > input.until) return months;
    const month = computeInterestMonth(input, balance, from, addMonths(firstDay, index + 1));
    months.push(month);
    balance = month.closingBalance;
  }
}

function computeInterestMonth(
  input: LatePaymentInput,
  openingBalance: Paise,
  from: number,
  nextMonthStart: number,
): InterestMonth {
  const to = Math.min(nextMonthStart - 1, input.until);
  const [days, monthDays] = [to - from + 1, nextMonthStart - from];
  const payments = listPaymentsBetween(input, from, to);
  const bankRate = getBankRate(to);
  // A payment reduces the balance from the next day on.
  const paymentAdjustments = payments.map(({ day, amount }) => -amount * (to - day));
  const balanceDays = sum([openingBalance * days, ...paymentAdjustments]);
  // A twelfth of the yearly rate (in hundredths of a percent), prorated by the days of this month.
  const interest = multiplyDivide(
    balanceDays,
    BANK_RATE_MULTIPLIER * bankRate,
    12 * 100_00 * monthDays,
  );
  // A payment on the last day may also pay the month's interest.
  const lastDayPayments = payments.filter(({ day }) => day === input.until);
  const earlierPayments = payments.filter(({ day }) => day < input.until);
  const closingBalance = subtractPayments(
    subtractPayments(openingBalance, earlierPayments) + interest,
    lastDayPayments,
  );
  const amountPaid = openingBalance + interest - closingBalance;
  return {
    from,
    to,
    days,
    monthDays,
    openingBalance,
    amountPaid,
    bankRate,
    interest,
    closingBalance,
  };
}

const listPaymentsBetween = ({ payments }: LatePaymentInput, from: number, to: number): Payment[] =>
  payments.filter(({ day }) => day >= from && day <= to).toSorted((a, b) => a.day - b.day);

/** Subtracts payments from a balance. Throws InvalidInputError if they exceed it. */
function subtractPayments(balance: Paise, payments: readonly Payment[]): Paise {
  return payments.reduce((remaining, { amount, index }) => {
    if (amount > remaining) throw new InvalidInputError(`payments.${index}.amount`, "too-large");
    return remaining - amount;
  }, balance);
}

const DAY_MS = 86_400_000;

/** The same day `months` months later, or the last day of a shorter month. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDate = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDate)) / DAY_MS;
}

function assertValidInput(input: LatePaymentInput): void {
  assertInRange("bill.amount", AMOUNT_FIELD, input.amount);
  assertInRange("bill.agreedDays", { min: 0, max: 365 }, input.agreedDays ?? 0);
  assertInRange("bill.accepted", DAY_FIELD, input.acceptedDay);
  assertInRange("bill.until", DAY_FIELD, input.until);
  if (input.payments.length > MAX_PAYMENTS) throw new InvalidInputError("payments", "too-large");
  for (const { day, amount, index } of input.payments) {
    assertInRange(`payments.${index}.day`, DAY_FIELD, day);
    assertInRange(`payments.${index}.amount`, AMOUNT_FIELD, amount);
  }
  const [problem] = listDateProblems(input);
  if (problem) throw new InvalidInputError(problem.field, problem.problem);
}
