import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import type { Schedule, ScheduleRow } from "./input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { computeLevelPayment } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound, getRoundingUnit } from "../kit/figures/rounding.ts";

/** Converts hundredths of a percent per year to a monthly rate, as a divisor. */
const MONTHLY_RATE_DIVISOR = 12 * 100_00;

export interface LoanTerms {
  principal: Paise;
  rate: BasisPoints;
  months: number;
  rounding: Rounding;
}

/** A month's interest on a balance, rounded to the nearest rupee or paisa. */
const computeInterest = (balance: Paise, { rate, rounding }: LoanTerms): Paise =>
  multiplyAndRound(rounding, balance, rate, MONTHLY_RATE_DIVISOR);

/**
 * The equated monthly instalment: P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1), to the nearest rupee or paisa.
 * Rounded up if rounding down would make the last instalment larger than two regular ones. Always
 * above the first month's interest, so that the balance decreases.
 */
export function computeEmi(terms: LoanTerms): Paise {
  const unit = getRoundingUnit(terms.rounding);
  const rate = terms.rate / MONTHLY_RATE_DIVISOR;
  const unroundedUnits = computeLevelPayment(terms.principal, rate, terms.months) / unit;
  const nearestUnits = Math.round(unroundedUnits);
  const annuityFactor =
    rate === 0 ? terms.months : Math.expm1(terms.months * Math.log1p(rate)) / rate;
  const isLastInstalmentTooLarge = (unroundedUnits - nearestUnits) * annuityFactor > nearestUnits;
  const emiUnits = isLastInstalmentTooLarge ? Math.ceil(unroundedUnits) : nearestUnits;
  return Math.max(emiUnits * unit, computeInterest(terms.principal, terms) + unit);
}

/**
 * Computes the schedule month by month: an instalment pays the interest on the balance, and what
 * remains of it repays principal. The last instalment settles the balance. A prepayment shortens
 * the loan; the instalment stays the same.
 */
export function computeSchedule(
  terms: LoanTerms,
  plannedPrepayment = { amount: 0, afterMonth: 0 },
): Schedule {
  const emi = computeEmi(terms);
  const rows: ScheduleRow[] = [];
  for (let balance = terms.principal; balance > 0;) {
    const row = computeRow(balance, rows.length + 1, { terms, emi, plannedPrepayment });
    rows.push(row);
    balance = row.closingBalance;
  }
  const lastRow = rows.at(-1);
  return {
    emi,
    rows,
    totalInterest: sum(rows.map(({ interest }) => interest)),
    totalPaid: sum(rows.map(({ payment, prepayment }) => payment + prepayment)),
    lastPayment: { month: rows.length, amount: lastRow?.payment ?? 0 },
  };
}

interface RepaymentTerms {
  terms: LoanTerms;
  emi: Paise;
  plannedPrepayment: { amount: Paise; afterMonth: number };
}

function computeRow(
  openingBalance: Paise,
  month: number,
  { terms, emi, plannedPrepayment }: RepaymentTerms,
): ScheduleRow {
  const interest = computeInterest(openingBalance, terms);
  const balanceDue = openingBalance + interest;
  const payment = month === terms.months || balanceDue <= emi ? balanceDue : emi;
  const principal = payment - interest;
  const prepayment =
    month === plannedPrepayment.afterMonth
      ? Math.min(plannedPrepayment.amount, openingBalance - principal)
      : 0;
  return {
    month,
    openingBalance,
    interest,
    principal,
    payment,
    prepayment,
    closingBalance: openingBalance - principal - prepayment,
  };
}

/** The instalment and the total interest, to compare loans of different lengths. */
export function computeTermCost(terms: LoanTerms): {
  months: number;
  emi: Paise;
  interest: Paise;
} {
  const emi = computeEmi(terms);
  const interest = multiplyDivide(emi, terms.months, 1) - terms.principal;
  return { months: terms.months, emi, interest };
}
