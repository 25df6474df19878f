import { getFactValue } from "@angadi/content/facts";
import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import { InvalidInputError, assertInRange, assertAllInRange } from "../kit/figures/fields.ts";
import {
  PAYMENTS_PER_YEAR,
  LOAN_FIELDS,
  type LoanInput,
  type Schedule,
  type DailyResult,
  type FlatResult,
  type LimitResult,
  type LoanResult,
} from "./input.ts";
import type { Paise } from "@angadi/formats/rupees";
import {
  computeInternalRateOfReturn,
  computeLevelPaymentRate,
  findPaymentProblem,
} from "../kit/figures/rates.ts";
import { type BasisPoints, HUNDRED_PERCENT } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound } from "../kit/figures/rounding.ts";
import { type LoanTerms, computeEmi, computeTermCost, computeSchedule } from "./schedule.ts";

/** Converts a rate per period to hundredths of a percent per year. */
const toYearlyRate = (rate: number, periodsPerYear: number): BasisPoints =>
  Math.round(rate * periodsPerYear * HUNDRED_PERCENT);

/**
 * Computes a loan with its schedule, fee, true rates, other terms and debt service cover.
 * Instalment and interest are rounded according to `rounding`, fee and GST to the paisa, yearly
 * rates to hundredths of a percent. Throws InvalidInputError for values that `readLoanPart`
 * rejects.
 */
export function computeLoan(loan: LoanInput["loan"], rounding: Rounding): LoanResult {
  assertValidLoan(loan);
  const { loan: principal, rate, months } = loan;
  const terms: LoanTerms = { principal, rate, months, rounding };
  const schedule = computeSchedule(terms);
  const fee = multiplyDivide(principal, loan.fee, HUNDRED_PERCENT);
  const gstOnFee = multiplyDivide(fee, loan.feeGst, HUNDRED_PERCENT);
  const received = principal - fee - gstOnFee;
  const monthlyRate = computeMonthlyRate(received, schedule);
  const higherRate = rate + 100;
  return {
    emi: schedule.emi,
    schedule,
    fee,
    gstOnFee,
    received,
    monthlyRate: Math.round(monthlyRate * 1_000_000),
    apr: toYearlyRate(monthlyRate, 12),
    effectiveRate: Math.round(Math.expm1(12 * Math.log1p(monthlyRate)) * HUNDRED_PERCENT),
    termCosts: [months - 12, months, months + 12]
      .filter((termMonths) => termMonths >= 1)
      .map((termMonths) => computeTermCost({ ...terms, months: termMonths })),
    higherRate: { rate: higherRate, emi: computeEmi({ ...terms, rate: higherRate }) },
    leftAfterEmi: loan.earns - schedule.emi,
    cover: computeCover(loan, schedule.emi),
    prepayment: computePrepayment(loan, terms, schedule),
  };
}

function computeMonthlyRate(received: Paise, { rows }: Schedule): number {
  const rate = computeInternalRateOfReturn(
    received,
    rows.map(({ payment }) => payment),
  );
  // Does not happen for valid fields, whose limits keep the rate below the maximum.
  if (rate === undefined) throw new InvalidInputError("loan.fee", "too-large");
  return rate;
}

function computeCover({ good, bad }: LoanInput["loan"], emi: Paise): LoanResult["cover"] {
  const annualInstalments = multiplyDivide(emi, 12, 1);
  const computeRatio = (cash: Paise) => multiplyDivide(cash, 100, annualInstalments);
  return { annualInstalments, goodYear: computeRatio(good), badYear: computeRatio(bad) };
}

function computePrepayment(
  { prepay, prepayAfter }: LoanInput["loan"],
  terms: LoanTerms,
  originalSchedule: Schedule,
): LoanResult["prepayment"] {
  if (prepay === 0) return undefined;
  const schedule = computeSchedule(terms, {
    amount: prepay,
    afterMonth: prepayAfter,
  });
  return {
    ...schedule,
    interestSaved: originalSchedule.totalInterest - schedule.totalInterest,
    monthsSaved: originalSchedule.rows.length - schedule.rows.length,
  };
}

/** Totals of a schedule per year of the loan. */
export function sumByYear({ rows }: Schedule): {
  year: number;
  interest: Paise;
  principal: Paise;
  totalPaid: Paise;
  closingBalance: Paise;
}[] {
  const years = Array.from({ length: Math.ceil(rows.length / 12) }, (_, index) => index);
  return years.map((index) => {
    const months = rows.slice(index * 12, index * 12 + 12);
    return {
      year: index + 1,
      interest: sum(months.map(({ interest }) => interest)),
      principal: sum(months.map(({ principal, prepayment }) => principal + prepayment)),
      totalPaid: sum(months.map(({ payment, prepayment }) => payment + prepayment)),
      closingBalance: months.at(-1)?.closingBalance ?? 0,
    };
  });
}

/**
 * Computes a flat-rate loan: interest on the whole loan for the whole time. Interest and instalment
 * are rounded according to `rounding`; the true rate is that of the rounded instalment.
 */
export function computeFlat(flat: LoanInput["flat"], rounding: Rounding): FlatResult {
  assertAllInRange("flat", LOAN_FIELDS.flat, flat);
  const { loan, months } = flat;
  const interest = multiplyAndRound(rounding, loan, flat.rate * months, 12 * HUNDRED_PERCENT);
  const instalment = multiplyAndRound(rounding, loan + interest, 1, months);
  const rate =
    instalment * months <= loan ? 0 : (computeLevelPaymentRate(loan, instalment, months) ?? 0);
  const otherEmi = computeEmi({ principal: loan, months, rate: flat.otherRate, rounding });
  return {
    interest,
    totalPaid: loan + interest,
    instalment,
    yearlyRate: toYearlyRate(rate, 12),
    otherEmi,
    emiDifference: instalment - otherEmi,
  };
}

/** Computes the true rate of equal payments per day, week or month. */
export function computeDaily(daily: LoanInput["daily"]): DailyResult {
  const { every, ...numbers } = daily;
  assertAllInRange("daily", LOAN_FIELDS.daily, numbers);
  const { received, instalment, count } = numbers;
  const rate = computeLevelPaymentRate(received, instalment, count);
  if (rate === undefined) {
    const problem = findPaymentProblem(received, instalment, count);
    throw new InvalidInputError("daily.instalment", problem ?? "not-a-number");
  }
  const totalPaid = multiplyDivide(instalment, count, 1);
  return {
    totalPaid,
    cost: totalPaid - received,
    ratePerPeriod: Math.round(rate * 1_000_000),
    yearlyRate: toYearlyRate(rate, PAYMENTS_PER_YEAR[every]),
  };
}

/** The turnover method: a share of the projected turnover, of which the bank finances a part. */
export function computeLimit(limit: LoanInput["limit"]): LimitResult {
  assertAllInRange("limit", LOAN_FIELDS.limit, limit);
  const { turnover, used, rate } = limit;
  const workingCapital = multiplyDivide(
    turnover,
    Number.parseFloat(getFactValue("turnover-method.1")),
    100,
  );
  const bankShare = multiplyDivide(
    turnover,
    Number.parseFloat(getFactValue("turnover-method.2")),
    100,
  );
  return {
    workingCapital,
    ownShare: workingCapital - bankShare,
    limit: bankShare,
    interest: multiplyDivide(used, rate, HUNDRED_PERCENT),
    isOverLimit: used > bankShare,
  };
}

function assertValidLoan(loan: LoanInput["loan"]): void {
  assertAllInRange("loan", LOAN_FIELDS.loan, loan);
  if (loan.prepay === 0) return;
  assertInRange("loan.prepay", { min: 1, max: loan.loan }, loan.prepay);
  assertInRange("loan.prepayAfter", { min: 1, max: loan.months - 1 }, loan.prepayAfter);
}
