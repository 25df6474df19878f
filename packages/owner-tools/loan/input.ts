import {
  type Field,
  type ReadResult,
  count,
  months,
  percent,
  createReader,
  rupees,
} from "../kit/figures/fields.ts";
import { optionalRupees } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { paymentProblem } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

/** A loan amount: ₹1,000 to ₹100 crore. */
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
    /** Extra payment after a month of the loan, with the same instalment; 0 for none. */
    prepay: optionalRupees,
    prepayAfter: { ...months(0, 360), emptyValue: 0 },
    /** Monthly earnings of the purchase, for the instalment and the owner. */
    earns: optionalRupees,
    /** Cash in an ordinary and in a bad year, after drawings and tax. */
    good: optionalRupees,
    bad: optionalRupees,
  },
  /** “Only 9 %”: interest on the whole loan for the whole time, and a falling-balance offer. */
  flat: { loan: LOAN, rate: RATE, months: MONTHS, otherRate: RATE },
  /** “Just ₹600 a day”. */
  daily: { received: rupees(100_00), instalment: rupees(1_00), count: count(1, 3650) },
  /** The turnover method of a working-capital limit. */
  limit: { turnover: rupees(0), used: optionalRupees, rate: RATE },
} as const satisfies Record<string, Record<string, Field>>;
/** A part of the form. */
export type LoanPart = keyof typeof LOAN_FIELDS;

/** Payments per year, by period. */
export const PAYMENTS_PER_YEAR = { day: 365, week: 52, month: 12 } as const;
/** A period: day, week or month. */
export type PaymentInterval = keyof typeof PAYMENTS_PER_YEAR;

type Part<P extends LoanPart, T> = Record<keyof (typeof LOAN_FIELDS)[P], T>;

/** The fields as typed, by part. */
export interface LoanFields {
  rounding: Rounding;
  loan: Part<"loan", string>;
  flat: Part<"flat", string>;
  daily: Part<"daily", string> & { every: PaymentInterval };
  limit: Part<"limit", string>;
}

/** Parsed `LoanFields`. */
export interface LoanInput {
  rounding: Rounding;
  loan: Part<"loan", number>;
  flat: Part<"flat", number>;
  daily: Part<"daily", number> & { every: PaymentInterval };
  limit: Part<"limit", number>;
}

/** Parses one part of the form, so that its result does not have to wait for the others. */
export function readLoanPart<P extends LoanPart>(
  part: P,
  fields: LoanFields,
): ReadResult<LoanInput[P]> {
  const read = createReader();
  const parts: { [Part in LoanPart]: () => LoanInput[Part] } = {
    loan: () => read.numbers("loan", LOAN_FIELDS.loan, fields.loan),
    flat: () => read.numbers("flat", LOAN_FIELDS.flat, fields.flat),
    daily: () => ({
      ...read.numbers("daily", LOAN_FIELDS.daily, fields.daily),
      every: fields.daily.every,
    }),
    limit: () => read.numbers("limit", LOAN_FIELDS.limit, fields.limit),
  };
  const input = parts[part]();
  if (part === "loan" && read.isValid()) checkPrepayment(input as LoanInput["loan"], read.report);
  if (part === "daily" && read.isValid()) {
    const { received, instalment, count } = input as LoanInput["daily"];
    const wrong = paymentProblem(received, instalment, count);
    if (wrong) read.report("daily.instalment", wrong);
  }
  return read.toResult(input);
}

/** A prepayment must be before the last instalment, and must not exceed the loan. */
function checkPrepayment(
  { loan, months, prepay, prepayAfter }: LoanInput["loan"],
  report: ReturnType<typeof createReader>["report"],
): void {
  if (prepay === 0) return;
  if (prepay > loan) report("loan.prepay", "too-large");
  if (prepayAfter < 1) report("loan.prepayAfter", "too-small");
  if (prepayAfter >= months) report("loan.prepayAfter", "too-large");
}

/** Parses the whole form, for the workbook. */
export function readLoan(fields: LoanFields): ReadResult<LoanInput> {
  const loan = readLoanPart("loan", fields);
  const flat = readLoanPart("flat", fields);
  const daily = readLoanPart("daily", fields);
  const limit = readLoanPart("limit", fields);
  if ("input" in loan && "input" in flat && "input" in daily && "input" in limit) {
    const { rounding } = fields;
    const [ofLoan, ofFlat, ofDaily, ofLimit] = [loan.input, flat.input, daily.input, limit.input];
    return { input: { rounding, loan: ofLoan, flat: ofFlat, daily: ofDaily, limit: ofLimit } };
  }
  const problems = [loan, flat, daily, limit].flatMap((read) =>
    "problems" in read ? read.problems : [],
  );
  return { problems };
}

/** A month of a schedule. */
export interface Instalment {
  /** Month number, from 1. */
  month: number;
  before: Paise;
  interest: Paise;
  /** Principal repaid; `interest + repaid` is `paid`. */
  repaid: Paise;
  paid: Paise;
  /** Paid in addition to the instalment. */
  extra: Paise;
  after: Paise;
}

/** The schedule of a loan, from its first to its last month. */
export interface Schedule {
  /** The instalment; only the last one, which settles the loan, may differ. */
  emi: Paise;
  rows: readonly Instalment[];
  interest: Paise;
  /** Total paid: loan and interest. */
  paid: Paise;
  last: { month: number; amount: Paise };
}

/** The result of `computeLoan`. */
export interface LoanResult {
  emi: Paise;
  schedule: Schedule;
  fee: Paise;
  feeGst: Paise;
  received: Paise;
  /** Monthly internal rate, in millionths: 9693 is 0.9693 %. */
  monthly: number;
  /** The annual percentage rate, twelve times the monthly internal rate, as lenders state it. */
  apr: BasisPoints;
  /** Effective annual rate, with monthly compounding. */
  effective: BasisPoints;
  /** A year shorter, as requested, a year longer; `interest` is all instalments minus the loan. */
  terms: readonly { months: number; emi: Paise; interest: Paise }[];
  /** One percentage point higher from the first month. */
  dearer: { rate: BasisPoints; emi: Paise };
  /** `earns` minus the instalment; negative if the purchase does not pay for it. */
  leftAfterEmi: Paise;
  /** Yearly cash divided by the yearly instalments, in hundredths: 150 is 1.50. */
  cover: { year: Paise; good: number; bad: number };
  /** Schedule with the prepayment; undefined if there is none. */
  prepayment: (Schedule & { saved: Paise; monthsSaved: number }) | undefined;
}

/** The result of `computeFlat`: a flat rate converted to the falling balance. */
export interface FlatResult {
  interest: Paise;
  paid: Paise;
  instalment: Paise;
  /** True rate on the falling balance. */
  rate: BasisPoints;
  /** The other offer's instalment, and the difference. */
  otherEmi: Paise;
  emiDifference: Paise;
}

/** The result of `computeDaily`: the true rate of equal payments. */
export interface DailyResult {
  paid: Paise;
  cost: Paise;
  /** Rate per day, week or month, in millionths: 1874 is 0.1874 %. */
  period: number;
  /** The rate per period times 365, 52 or 12. */
  yearly: BasisPoints;
}

/** The result of `computeLimit`: a working-capital limit. */
export interface LimitResult {
  /** 25 % of the turnover, of which the owner finances 5 points and the bank 20. */
  need: Paise;
  own: Paise;
  limit: Paise;
  /** A year's interest on the average amount used. */
  interest: Paise;
  /** Whether the amount used exceeds the limit. */
  isOverLimit: boolean;
}
