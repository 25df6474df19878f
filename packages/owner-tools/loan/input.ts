import {
  type Field,
  type ReadResult,
  count,
  months,
  percent,
  createFieldReader,
  rupees,
  optionalRupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { findPaymentProblem } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

const LOAN = rupees(1_000_00, 100 * 1_00_00_000_00);
const RATE = percent(0, 60_00);
const MONTHS = months(1, 360);

/** The fields of each part: money in paise, shares and yearly rates in hundredths of a percent. */
export const LOAN_FIELDS = {
  loan: {
    loan: LOAN,
    rate: RATE,
    months: MONTHS,
    /** Fee as a share of the loan, and the GST on it. */
    fee: { ...percent(0, 10_00), emptyValue: 0 },
    feeGst: { ...percent(0, 40_00), emptyValue: 0 },
    /** A prepayment, and the month after which it is paid; 0 if none. */
    prepay: optionalRupees,
    prepayAfter: { ...months(0, 360), emptyValue: 0 },
    /** What the financed purchase earns in a month. */
    earns: optionalRupees,
    /** Cash in an ordinary and in a bad year, after drawings and tax. */
    good: optionalRupees,
    bad: optionalRupees,
  },
  /** A flat-rate loan, and the rate of another loan on the falling balance. */
  flat: { loan: LOAN, rate: RATE, months: MONTHS, otherRate: RATE },
  /** Equal payments per day, week or month. */
  daily: { received: rupees(100_00), instalment: rupees(1_00), count: count(1, 3650) },
  /** The turnover method of a working-capital limit. */
  limit: { turnover: rupees(0), used: optionalRupees, rate: RATE },
} as const satisfies Record<string, Record<string, Field>>;
export type LoanPart = keyof typeof LOAN_FIELDS;

export const PAYMENTS_PER_YEAR = { day: 365, week: 52, month: 12 } as const;
export type PaymentInterval = keyof typeof PAYMENTS_PER_YEAR;

type Part<P extends LoanPart, T> = Record<keyof (typeof LOAN_FIELDS)[P], T>;

export interface LoanFields {
  rounding: Rounding;
  loan: Part<"loan", string>;
  flat: Part<"flat", string>;
  daily: Part<"daily", string> & { every: PaymentInterval };
  limit: Part<"limit", string>;
}

export interface LoanInput {
  rounding: Rounding;
  loan: Part<"loan", number>;
  flat: Part<"flat", number>;
  daily: Part<"daily", number> & { every: PaymentInterval };
  limit: Part<"limit", number>;
}

/** Parses one part of the form, since each part has its own result. */
export function readLoanPart<P extends LoanPart>(
  part: P,
  fields: LoanFields,
): ReadResult<LoanInput[P]> {
  const reader = createFieldReader();
  const parts: { [Part in LoanPart]: () => LoanInput[Part] } = {
    loan: () => reader.readNumbers("loan", LOAN_FIELDS.loan, fields.loan),
    flat: () => reader.readNumbers("flat", LOAN_FIELDS.flat, fields.flat),
    daily: () => ({
      ...reader.readNumbers("daily", LOAN_FIELDS.daily, fields.daily),
      every: fields.daily.every,
    }),
    limit: () => reader.readNumbers("limit", LOAN_FIELDS.limit, fields.limit),
  };
  const input = parts[part]();
  if (part === "loan" && reader.isValid())
    checkPrepayment(input as LoanInput["loan"], reader.addProblem);
  if (part === "daily" && reader.isValid()) {
    const { received, instalment, count } = input as LoanInput["daily"];
    const problem = findPaymentProblem(received, instalment, count);
    if (problem) reader.addProblem("daily.instalment", problem);
  }
  return reader.toResult(input);
}

/** A prepayment must be before the last instalment, and must not exceed the loan. */
function checkPrepayment(
  { loan, months, prepay, prepayAfter }: LoanInput["loan"],
  addProblem: ReturnType<typeof createFieldReader>["addProblem"],
): void {
  if (prepay === 0) return;
  if (prepay > loan) addProblem("loan.prepay", "too-large");
  if (prepayAfter < 1) addProblem("loan.prepayAfter", "too-small");
  if (prepayAfter >= months) addProblem("loan.prepayAfter", "too-large");
}

export function readLoan(fields: LoanFields): ReadResult<LoanInput> {
  const loan = readLoanPart("loan", fields);
  const flat = readLoanPart("flat", fields);
  const daily = readLoanPart("daily", fields);
  const limit = readLoanPart("limit", fields);
  if ("input" in loan && "input" in flat && "input" in daily && "input" in limit) {
    return {
      input: {
        rounding: fields.rounding,
        loan: loan.input,
        flat: flat.input,
        daily: daily.input,
        limit: limit.input,
      },
    };
  }
  return {
    problems: [loan, flat, daily, limit].flatMap((part) =>
      "problems" in part ? part.problems : [],
    ),
  };
}

/** A month of a schedule. */
export interface ScheduleRow {
  month: number;
  openingBalance: Paise;
  interest: Paise;
  principal: Paise;
  /** The instalment: interest and principal. */
  payment: Paise;
  /** Paid in addition to the instalment. */
  prepayment: Paise;
  closingBalance: Paise;
}

export interface Schedule {
  /** The instalment; only the last one, which settles the loan, may differ. */
  emi: Paise;
  rows: readonly ScheduleRow[];
  totalInterest: Paise;
  /** The loan and the interest. */
  totalPaid: Paise;
  lastPayment: { month: number; amount: Paise };
}

export interface LoanResult {
  emi: Paise;
  schedule: Schedule;
  fee: Paise;
  gstOnFee: Paise;
  received: Paise;
  /** Monthly internal rate of return, in millionths: 9693 is 0.9693 %. */
  monthlyRate: number;
  /** The annual percentage rate: twelve times the monthly internal rate of return. */
  apr: BasisPoints;
  /** Effective annual rate, with monthly compounding. */
  effectiveRate: BasisPoints;
  /** The loan a year shorter, as requested, and a year longer. */
  termCosts: readonly { months: number; emi: Paise; interest: Paise }[];
  /** The instalment at a rate that is one percentage point higher. */
  higherRate: { rate: BasisPoints; emi: Paise };
  /** `earns` minus the instalment. */
  leftAfterEmi: Paise;
  /** Debt service cover: a year's cash ÷ the year's instalments, in hundredths: 150 is 1.50. */
  cover: { annualInstalments: Paise; goodYear: number; badYear: number };
  /** The schedule with the prepayment; undefined if there is no prepayment. */
  prepayment: (Schedule & { interestSaved: Paise; monthsSaved: number }) | undefined;
}

export interface FlatResult {
  interest: Paise;
  totalPaid: Paise;
  instalment: Paise;
  /** True rate on the falling balance. */
  yearlyRate: BasisPoints;
  /** The other offer's instalment, and the difference. */
  otherEmi: Paise;
  emiDifference: Paise;
}

export interface DailyResult {
  totalPaid: Paise;
  cost: Paise;
  /** Rate per day, week or month, in millionths: 1874 is 0.1874 %. */
  ratePerPeriod: number;
  /** The rate per period times 365, 52 or 12. */
  yearlyRate: BasisPoints;
}

export interface LimitResult {
  /** 25 % of the turnover, of which the owner finances 5 points and the bank 20. */
  workingCapital: Paise;
  ownShare: Paise;
  limit: Paise;
  /** A year's interest on the average amount used. */
  interest: Paise;
  /** Whether the amount used exceeds the limit. */
  isOverLimit: boolean;
}
