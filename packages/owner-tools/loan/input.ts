import {
  type Field,
  type ReadResult,
  count,
  months,
  percent,
  reader,
  rupees,
} from "../kit/figures/fields.ts";
import { optionalRupees } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/ui/money/rupees";
import { paymentProblem } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

/** ₹1,000 to ₹100 crore. */
const LOAN = rupees(1_000_00, 100 * 1_00_00_000_00);
const RATE = percent(0, 60_00);
const MONTHS = months(1, 360);

/** The figures of each part: money in paise, shares and yearly rates in hundredths of a percent. */
export const LOAN_FIELDS = {
  loan: {
    loan: LOAN,
    rate: RATE,
    months: MONTHS,
    /** Of the loan, and the GST on it. */
    fee: { ...percent(0, 10_00), emptyValue: 0 },
    feeGst: { ...percent(0, 40_00), emptyValue: 0 },
    /** Paid in extra after a month of the loan, the instalment being kept; 0 for none. */
    prepay: optionalRupees,
    prepayAfter: { ...months(0, 360), emptyValue: 0 },
    /** What the thing leaves in a month for the instalment and the owner. */
    earns: optionalRupees,
    /** Cash of an ordinary and of a bad year, after drawings and tax. */
    good: optionalRupees,
    bad: optionalRupees,
  },
  /** “Only 9 %”: interest on the whole loan for the whole time, beside a falling-balance offer. */
  flat: { loan: LOAN, rate: RATE, months: MONTHS, otherRate: RATE },
  /** “Just ₹600 a day”. */
  daily: { received: rupees(100_00), instalment: rupees(1_00), count: count(1, 3650) },
  /** The turnover method of a working-capital limit. */
  limit: { turnover: rupees(0), used: optionalRupees, rate: RATE },
} as const satisfies Record<string, Record<string, Field>>;
/** A part of the form. */
export type LoanPart = keyof typeof LOAN_FIELDS;

/** How often an instalment that is not monthly falls due. */
export const EVERY = { day: 365, week: 52, month: 12 } as const;
/** By the day, the week or the month. */
export type Every = keyof typeof EVERY;

type Part<P extends LoanPart, T> = Record<keyof (typeof LOAN_FIELDS)[P], T>;

/** What the owner types, each part for itself. */
export interface LoanFields {
  rounding: Rounding;
  loan: Part<"loan", string>;
  flat: Part<"flat", string>;
  daily: Part<"daily", string> & { every: Every };
  limit: Part<"limit", string>;
}

/** `LoanFields` read. */
export interface LoanInput {
  rounding: Rounding;
  loan: Part<"loan", number>;
  flat: Part<"flat", number>;
  daily: Part<"daily", number> & { every: Every };
  limit: Part<"limit", number>;
}

/** Reads one part of the form, so that its result need not wait for the others. */
export function readLoanPart<P extends LoanPart>(
  part: P,
  fields: LoanFields,
): ReadResult<LoanInput[P]> {
  const read = reader();
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
  return read.done(input);
}

/** A prepayment has to come before the last instalment, and may not be more than the loan. */
function checkPrepayment(
  { loan, months, prepay, prepayAfter }: LoanInput["loan"],
  report: ReturnType<typeof reader>["report"],
): void {
  if (prepay === 0) return;
  if (prepay > loan) report("loan.prepay", "too-large");
  if (prepayAfter < 1) report("loan.prepayAfter", "too-small");
  if (prepayAfter >= months) report("loan.prepayAfter", "too-large");
}

/** Reads the whole form, as the workbook needs it. */
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
  /** From 1. */
  month: number;
  before: Paise;
  interest: Paise;
  /** Of the loan; `interest + repaid` is `paid`. */
  repaid: Paise;
  paid: Paise;
  /** Paid in beyond the instalment. */
  extra: Paise;
  after: Paise;
}

/** A loan from its first to its last month. */
export interface Schedule {
  /** The instalment; only the last one may differ, which settles the loan. */
  emi: Paise;
  rows: readonly Instalment[];
  interest: Paise;
  /** All that is paid: loan and interest. */
  paid: Paise;
  last: { month: number; amount: Paise };
}

/** What a loan costs: `computeLoan`. */
export interface LoanResult {
  emi: Paise;
  schedule: Schedule;
  fee: Paise;
  feeGst: Paise;
  received: Paise;
  /** The internal rate of a month, in millionths: 9693 is 0.9693 %. */
  monthly: number;
  /** The annual percentage rate, twelve times the monthly internal rate, as lenders state it. */
  apr: BasisPoints;
  /** The same with the interest of each month bearing interest. */
  effective: BasisPoints;
  /** A year shorter, as asked, a year longer; `interest` is all instalments less the loan. */
  terms: readonly { months: number; emi: Paise; interest: Paise }[];
  /** A point dearer from the first month. */
  dearer: { rate: BasisPoints; emi: Paise };
  /** `earns` less the instalment; below nothing if the thing does not carry it. */
  leaves: Paise;
  /** Cash of a year for each rupee of a year's instalments, in hundredths: 150 is 1.50. */
  cover: { year: Paise; good: number; bad: number };
  /** With the prepayment; undefined if there is none. */
  prepaid: (Schedule & { saved: Paise; monthsSaved: number }) | undefined;
}

/** What a flat rate is on the falling balance: `flatSums`. */
export interface FlatResult {
  interest: Paise;
  paid: Paise;
  instalment: Paise;
  /** On the falling balance. */
  rate: BasisPoints;
  /** The other offer's instalment, and how much less it is. */
  otherEmi: Paise;
  less: Paise;
}

/** What equal payments hide: `dailySums`. */
export interface DailyResult {
  paid: Paise;
  cost: Paise;
  /** Per day, week or month, in millionths: 1874 is 0.1874 %. */
  period: number;
  /** Times 365, 52 or 12. */
  yearly: BasisPoints;
}

/** A working-capital limit: `limitSums`. */
export interface LimitResult {
  /** 25 % of the turnover, of which 5 are one's own and 20 the bank's. */
  need: Paise;
  own: Paise;
  limit: Paise;
  /** A year's interest on what is used on average. */
  interest: Paise;
  /** More is used than the limit allows. */
  over: boolean;
}
