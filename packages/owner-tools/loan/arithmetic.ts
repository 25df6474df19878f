import { fact } from "@angadi/content/facts";
import { multiplyDivide, sum } from "../kit/figures/exact.ts";
import { InvalidInputError, check, checkAll } from "../kit/figures/fields.ts";
import { PAYMENTS_PER_YEAR, LOAN_FIELDS, type LoanInput, type Schedule } from "./input.ts";
import type { DailyResult, FlatResult, LimitResult, LoanResult } from "./input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { internalRate, levelRate, paymentProblem } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound } from "../kit/figures/rounding.ts";
import { type Terms, computeEmi, computeLevelInterest, computeSchedule } from "./schedule.ts";

/** 100 %, in hundredths of a percent. */
const HUNDRED_PERCENT = 100_00;

/** Converts a rate per period to hundredths of a percent per year. */
const yearly = (rate: number, periods: number): BasisPoints =>
  Math.round(rate * periods * HUNDRED_PERCENT);

/**
 * Computes a loan with its schedule, fee, true rates, other terms and cover. Instalment and
 * interest are rounded according to `rounding`, fee and tax to the paisa, rates to hundredths of a
 * percent. Throws InvalidInputError for values that `readLoanPart` rejects.
 */
export function computeLoan(loan: LoanInput["loan"], rounding: Rounding): LoanResult {
  checkLoan(loan);
  const terms: Terms = { loan: loan.loan, rate: loan.rate, months: loan.months, rounding };
  const schedule = computeSchedule(terms);
  const fee = multiplyDivide(loan.loan, loan.fee, HUNDRED_PERCENT);
  const feeGst = multiplyDivide(fee, loan.feeGst, HUNDRED_PERCENT);
  const received = loan.loan - fee - feeGst;
  const monthly = monthlyRate(received, schedule);
  const dearer = loan.rate + 100;
  return {
    emi: schedule.emi,
    schedule,
    fee,
    feeGst,
    received,
    monthly: Math.round(monthly * 1_000_000),
    apr: yearly(monthly, 12),
    effective: Math.round(Math.expm1(12 * Math.log1p(monthly)) * HUNDRED_PERCENT),
    terms: [loan.months - 12, loan.months, loan.months + 12]
      .filter((months) => months >= 1)
      .map((months) => computeLevelInterest({ ...terms, months })),
    dearer: { rate: dearer, emi: computeEmi({ ...terms, rate: dearer }) },
    leftAfterEmi: loan.earns - schedule.emi,
    cover: computeCover(loan, schedule.emi),
    prepayment: computePrepayment(loan, terms, schedule),
  };
}

function monthlyRate(received: Paise, { rows }: Schedule): number {
  const rate = internalRate(
    received,
    rows.map(({ paid }) => paid),
  );
  // No loan within the limits has a higher rate.
  if (rate === undefined) throw new InvalidInputError("loan.fee", "too-large");
  return rate;
}

function computeCover({ good, bad }: LoanInput["loan"], emi: Paise): LoanResult["cover"] {
  const year = multiplyDivide(emi, 12, 1);
  return { year, good: multiplyDivide(good, 100, year), bad: multiplyDivide(bad, 100, year) };
}

function computePrepayment(
  { prepay, prepayAfter }: LoanInput["loan"],
  terms: Terms,
  before: Schedule,
): LoanResult["prepayment"] {
  if (prepay === 0) return undefined;
  const schedule = computeSchedule(terms, { amount: prepay, after: prepayAfter });
  return {
    ...schedule,
    saved: before.interest - schedule.interest,
    monthsSaved: before.rows.length - schedule.rows.length,
  };
}

/** Sums of a schedule per year of the loan. */
export function byYear({ rows }: Schedule): {
  year: number;
  interest: Paise;
  repaid: Paise;
  paid: Paise;
  after: Paise;
}[] {
  const years = Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) => index);
  return years.map((index) => {
    const months = rows.slice(index * 12, index * 12 + 12);
    return {
      year: index + 1,
      interest: sum(months.map(({ interest }) => interest)),
      repaid: sum(months.map(({ repaid, extra }) => repaid + extra)),
      paid: sum(months.map(({ paid, extra }) => paid + extra)),
      after: months.at(-1)?.after ?? 0,
    };
  });
}

/**
 * Computes a flat-rate loan: interest on the whole loan for the whole time. Interest and instalment
 * are rounded according to `rounding`; the true rate is that of the rounded instalment.
 */
export function computeFlat(flat: LoanInput["flat"], rounding: Rounding): FlatResult {
  checkAll("flat", LOAN_FIELDS.flat, flat);
  const { loan, months } = flat;
  const interest = multiplyAndRound(rounding, loan, flat.rate * months, 12 * HUNDRED_PERCENT);
  const instalment = multiplyAndRound(rounding, loan + interest, 1, months);
  const rate = instalment * months <= loan ? 0 : (levelRate(loan, instalment, months) ?? 0);
  const otherEmi = computeEmi({ loan, months, rate: flat.otherRate, rounding });
  return {
    interest,
    paid: loan + interest,
    instalment,
    rate: yearly(rate, 12),
    otherEmi,
    emiDifference: instalment - otherEmi,
  };
}

/** Computes the true rate of equal payments per day, week or month. */
export function computeDaily(daily: LoanInput["daily"]): DailyResult {
  const { every, ...figures } = daily;
  checkAll("daily", LOAN_FIELDS.daily, figures);
  const { received, instalment, count } = figures;
  const rate = levelRate(received, instalment, count);
  if (rate === undefined) {
    const wrong = paymentProblem(received, instalment, count);
    throw new InvalidInputError("daily.instalment", wrong ?? "not-a-number");
  }
  const paid = multiplyDivide(instalment, count, 1);
  return {
    paid,
    cost: paid - received,
    period: Math.round(rate * 1_000_000),
    yearly: yearly(rate, PAYMENTS_PER_YEAR[every]),
  };
}

/** The turnover method: a share of the projected turnover, of which the bank finances a part. */
export function computeLimit(limit: LoanInput["limit"]): LimitResult {
  checkAll("limit", LOAN_FIELDS.limit, limit);
  const { turnover, used, rate } = limit;
  const need = multiplyDivide(turnover, Number.parseFloat(fact("turnover-method.1")), 100);
  const ofBank = multiplyDivide(turnover, Number.parseFloat(fact("turnover-method.2")), 100);
  return {
    need,
    own: need - ofBank,
    limit: ofBank,
    interest: multiplyDivide(used, rate, HUNDRED_PERCENT),
    isOverLimit: used > ofBank,
  };
}

function checkLoan(loan: LoanInput["loan"]): void {
  checkAll("loan", LOAN_FIELDS.loan, loan);
  if (loan.prepay === 0) return;
  check("loan.prepay", { min: 1, max: loan.loan }, loan.prepay);
  check("loan.prepayAfter", { min: 1, max: loan.months - 1 }, loan.prepayAfter);
}
