import {
  type Field,
  type ReadResult,
  count,
  cleanLabel,
  months,
  percent,
  createFieldReader,
  rupees,
  optionalRupees,
} from "../kit/figures/fields.ts";
import type { PaymentInterval } from "../loan/input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { findPaymentProblem } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

export const MAX_OFFERS = 4;

const AMOUNT = rupees(100_00, 100 * 1_00_00_000_00);
const RATE = percent(0, 120_00);
const MONTHS = months(1, 360);
const DAYS = count(1, 730);
/** All charges of the offer, including tax. */
const FEE = optionalRupees;

/**
 * The kinds of offers and their fields: money in paise, shares and yearly rates in hundredths of a
 * percent.
 */
export const OFFER_FIELDS = {
  /** Equal monthly instalments on the falling balance: bank, finance company. */
  loan: { amount: AMOUNT, rate: RATE, months: MONTHS, fee: FEE },
  /** Interest on the whole sum for the whole time, in equal instalments. */
  flat: { amount: AMOUNT, rate: RATE, months: MONTHS, fee: FEE },
  /** Simple interest, repaid in full at the end: gold loan, family, own fixed deposit. */
  end: { amount: AMOUNT, rate: RATE, months: MONTHS, fee: FEE },
  /** Like `end`, with the time in days. */
  days: { amount: AMOUNT, rate: RATE, days: DAYS, fee: FEE },
  /** A limit of which a share is used on average: overdraft, cash credit, card. */
  overdraft: { amount: AMOUNT, used: percent(1_00, 100_00), rate: RATE, months: MONTHS, fee: FEE },
  /** A bill sold to a financier, TReDS: interest on the whole bill until the buyer pays. */
  bill: { amount: AMOUNT, rate: RATE, days: DAYS, fee: FEE },
  /** A percentage of a bill, given up for payment `days` earlier. */
  discount: { amount: AMOUNT, rate: percent(1, 50_00), days: DAYS },
  /** Equal payments by the day or week. */
  instalments: { amount: AMOUNT, payment: rupees(1_00), count: count(1, 3650), fee: FEE },
  /** A share of the profit, for an amount that is not repaid. */
  share: { amount: AMOUNT, share: percent(1, 100_00), profit: optionalRupees, months: MONTHS },
} as const satisfies Record<string, Record<string, Field>>;

export type OfferKind = keyof typeof OFFER_FIELDS;
export const OFFER_KINDS = Object.keys(OFFER_FIELDS) as OfferKind[];

/** Numeric fields of all kinds. All are saved, so that a change of kind loses none. */
export type OfferFieldName =
  | "amount"
  | "rate"
  | "months"
  | "days"
  | "fee"
  | "used"
  | "payment"
  | "count"
  | "share"
  | "profit";

/** An offer as typed; fields of other kinds are not parsed. */
export interface OfferFields extends Record<OfferFieldName, string> {
  name: string;
  kind: OfferKind;
  /** Interval of the payments, for `instalments`. */
  every: PaymentInterval;
}

export interface FundingFields {
  rounding: Rounding;
  offers: readonly OfferFields[];
}

/** A parsed offer with the values of its kind. */
export type FundingOffer = {
  [K in OfferKind]: { name: string; kind: K; every: PaymentInterval } & Record<
    keyof (typeof OFFER_FIELDS)[K],
    number
  >;
}[OfferKind];

export interface FundingInput {
  rounding: Rounding;
  offers: readonly FundingOffer[];
}

/** Parses one offer, so that invalid fields in one do not block the others. */
export function readOffer(fields: OfferFields, index: number): ReadResult<FundingOffer> {
  const reader = createFieldReader();
  const { kind, every } = fields;
  const numbers = reader.readNumbers<string>(`offers.${index}`, OFFER_FIELDS[kind], { ...fields });
  const name = cleanLabel(fields.name);
  const offer = { name, kind, every, ...numbers } as unknown as FundingOffer;
  const combinationProblem = reader.isValid() ? findCombinationProblem(offer) : undefined;
  if (combinationProblem) {
    const { field, problem } = combinationProblem;
    reader.addProblem(`offers.${index}.${field}`, problem);
  }
  return reader.toResult(offer);
}

export function readFunding({ rounding, offers }: FundingFields): ReadResult<FundingInput> {
  const results = offers.map((offer, index) => readOffer(offer, index));
  const problems = results.flatMap((result) => ("problems" in result ? result.problems : []));
  if (problems.length > 0) return { problems };
  return {
    input: {
      rounding,
      offers: results.flatMap((result) => ("input" in result ? [result.input] : [])),
    },
  };
}

/** Finds values that are valid alone but not together, e.g. a fee above the amount. */
export function findCombinationProblem(
  offer: FundingOffer,
): { field: OfferFieldName; problem: "too-large" | "too-small" } | undefined {
  const billInterest =
    offer.kind === "bill" ? (offer.amount * offer.rate * offer.days) / 100_00 / 365 : 0;
  const principal =
    offer.kind === "overdraft" ? (offer.amount * offer.used) / 100_00 : offer.amount;
  // The rate of an offer with charges above 40 % would be meaningless.
  if ("fee" in offer && offer.fee + billInterest > (principal * 2) / 5)
    return { field: "fee", problem: "too-large" };
  if (offer.kind === "instalments") {
    const problem = findPaymentProblem(offer.amount - offer.fee, offer.payment, offer.count);
    if (problem) return { field: "payment", problem };
    if (offer.payment * offer.count < offer.amount) {
      return { field: "payment", problem: "too-small" };
    }
  }
  return undefined;
}

export interface OfferResult {
  name: string;
  kind: OfferKind;
  /** The amount minus charges and upfront deductions. */
  received: Paise;
  /** Total paid over the duration. */
  totalPaid: Paise;
  cost: Paise;
  perYear: Paise;
  /** Cost per year as a share of the amount received, in hundredths of a percent. */
  yearlyRate: BasisPoints;
  dueMonthly: Paise;
  /** Amount due in a month without profit. */
  dueInBadMonth: Paise;
  /** Additional amount due at the end. */
  dueAtEnd: Paise;
  duration: { time: number; unit: "days" | "weeks" | "months" };
  /** For a share: the percentage given up, in hundredths of a percent; otherwise 0. */
  share: BasisPoints;
  /** For a share: the value of the whole business that the offer implies; otherwise 0. */
  impliedValuation: Paise;
}
