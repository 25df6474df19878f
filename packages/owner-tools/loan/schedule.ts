import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import type { Instalment, Schedule } from "./input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { computeLevelPayment } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound, getRoundingUnit } from "../kit/figures/rounding.ts";

/** Divisor that converts hundredths of a percent per year to a monthly rate. */
const RATE_TO_MONTHLY = 12 * 100_00;

export interface LoanTerms {
  loan: Paise;
  rate: BasisPoints;
  months: number;
  rounding: Rounding;
}

/** A month's interest on a balance, rounded to the nearest rupee or paisa. */
const computeInterest = (balance: Paise, { rate, rounding }: LoanTerms): Paise =>
  multiplyAndRound(rounding, balance, rate, RATE_TO_MONTHLY);

/**
 * The equated monthly instalment: P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1), to the nearest rupee or paisa.
 * Rounded up if rounding down would make the last instalment larger than two regular ones. Always
 * above the first month's interest, so that the balance decreases.
 */
export function computeEmi(terms: LoanTerms): Paise {
  const unit = getRoundingUnit(terms.rounding);
  const rate = terms.rate / RATE_TO_MONTHLY;
  const exact = computeLevelPayment(terms.loan, rate, terms.months) / unit;
  const nearest = Math.round(exact);
  const annuityFactor =
    rate === 0 ? terms.months : Math.expm1(terms.months * Math.log1p(rate)) / rate;
  const emi = (exact - nearest) * annuityFactor > nearest ? Math.ceil(exact) : nearest;
  return Math.max(emi * unit, computeInterest(terms.loan, terms) + unit);
}

/**
 * Computes the schedule month by month: an instalment pays the interest on the balance, and its rest
 * repays principal. The last one settles the balance. A prepayment shortens the loan; the instalment
 * stays the same.
 */
export function computeSchedule(terms: LoanTerms, prepay = { amount: 0, after: 0 }): Schedule {
  const emi = computeEmi(terms);
  const rows: Instalment[] = [];
  for (let balance = terms.loan; balance > 0;) {
    const row = computeInstalment(balance, rows.length + 1, { terms, emi, prepay });
    rows.push(row);
    balance = row.closingBalance;
  }
  const last = rows.at(-1);
  return {
    emi,
    rows,
    totalInterest: sum(rows.map(({ interest }) => interest)),
    totalPaid: sum(rows.map(({ paid, prepayment }) => paid + prepayment)),
    lastPayment: { month: rows.length, amount: last?.paid ?? 0 },
  };
}

interface RepaymentTerms {
  terms: LoanTerms;
  emi: Paise;
  prepay: { amount: Paise; after: number };
}

function computeInstalment(
  openingBalance: Paise,
  month: number,
  { terms, emi, prepay }: RepaymentTerms,
): Instalment {
  const interest = computeInterest(openingBalance, terms);
  const balanceDue = openingBalance + interest;
  const paid = month === terms.months || balanceDue <= emi ? balanceDue : emi;
  const principal = paid - interest;
  const prepayment =
    month === prepay.after ? Math.min(prepay.amount, openingBalance - principal) : 0;
  return {
    month,
    openingBalance,
    interest,
    principal,
    paid,
    prepayment,
    closingBalance: openingBalance - principal - prepayment,
  };
}

/** The instalment, and all instalments minus the loan, for a comparison of terms. */
export function computeTermCost(terms: LoanTerms): {
  months: number;
  emi: Paise;
  interest: Paise;
} {
  const emi = computeEmi(terms);
  return { months: terms.months, emi, interest: multiplyDivide(emi, terms.months, 1) - terms.loan };
}
