import { multiplyDivide, sum } from "../kit/figures/exact.ts";
import type { Instalment, Schedule } from "./input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { payment } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound, roundingUnit } from "../kit/figures/rounding.ts";

/** Divisor from hundredths of a percent per year to a monthly rate. */
const MONTHLY = 12 * 100_00;

/** The terms of a loan. */
export interface Terms {
  loan: Paise;
  rate: BasisPoints;
  months: number;
  rounding: Rounding;
}

/** A month's interest on a balance, rounded to the nearest rupee or paisa. */
const computeInterest = (balance: Paise, { rate, rounding }: Terms): Paise =>
  multiplyAndRound(rounding, balance, rate, MONTHLY);

/**
 * The equated monthly instalment: P × i × (1 + i)ⁿ ÷ ((1 + i)ⁿ − 1), to the nearest rupee or paisa.
 * Rounded up if rounding down would make the last instalment larger than two regular ones. Always
 * above the first month's interest, so that the balance decreases.
 */
export function computeEmi(terms: Terms): Paise {
  const unit = roundingUnit(terms.rounding);
  const rate = terms.rate / MONTHLY;
  const exact = payment(terms.loan, rate, terms.months) / unit;
  const nearest = Math.round(exact);
  const annuityFactor =
    rate === 0 ? terms.months : Math.expm1(terms.months * Math.log1p(rate)) / rate;
  const emi = (exact - nearest) * annuityFactor > nearest ? Math.ceil(exact) : nearest;
  return Math.max(emi * unit, computeInterest(terms.loan, terms) + unit);
}

/**
 * Computes the schedule month by month: interest on the balance; the rest of the instalment repays
 * principal. The last instalment settles the balance, once the instalment covers it or the months
 * are over. A prepayment after a month shortens the loan; the instalment stays the same.
 */
export function computeSchedule(terms: Terms, prepay = { amount: 0, after: 0 }): Schedule {
  const emi = computeEmi(terms);
  const rows: Instalment[] = [];
  for (let before = terms.loan; before > 0;) {
    const row = computeInstalment(before, rows.length + 1, { terms, emi, prepay });
    rows.push(row);
    before = row.after;
  }
  const last = rows.at(-1);
  return {
    emi,
    rows,
    interest: sum(rows.map(({ interest }) => interest)),
    paid: sum(rows.map(({ paid, extra }) => paid + extra)),
    last: { month: rows.length, amount: last?.paid ?? 0 },
  };
}

interface RepaymentTerms {
  terms: Terms;
  emi: Paise;
  prepay: { amount: Paise; after: number };
}

function computeInstalment(
  before: Paise,
  month: number,
  { terms, emi, prepay }: RepaymentTerms,
): Instalment {
  const interest = computeInterest(before, terms);
  const all = before + interest;
  const paid = month === terms.months || all <= emi ? all : emi;
  const repaid = paid - interest;
  const extra = month === prepay.after ? Math.min(prepay.amount, before - repaid) : 0;
  return { month, before, interest, repaid, paid, extra, after: before - repaid - extra };
}

/** Total interest of a loan with equal instalments, for a comparison of terms. */
export function computeLevelInterest(terms: Terms): {
  months: number;
  emi: Paise;
  interest: Paise;
} {
  const emi = computeEmi(terms);
  return { months: terms.months, emi, interest: multiplyDivide(emi, terms.months, 1) - terms.loan };
}
