import {
  type Field,
  type ReadResult,
  count,
  cleanLabel,
  months,
  percent,
  createReader,
} from "../kit/figures/fields.ts";
import { rupees, optionalRupees } from "../kit/figures/fields.ts";
import type { PaymentInterval } from "../loan/input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { paymentProblem } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

/** Maximum number of offers. */
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
  /** Simple interest, repaid in full at the end: gold, family, breaking one's own deposit. */
  end: { amount: AMOUNT, rate: RATE, months: MONTHS, fee: FEE },
  /** The same for days. */
  days: { amount: AMOUNT, rate: RATE, days: DAYS, fee: FEE },
  /** A limit of which a share is used on average: overdraft, cash credit, card. */
  overdraft: { amount: AMOUNT, used: percent(1_00, 100_00), rate: RATE, months: MONTHS, fee: FEE },
  /** A bill sold to a financier, TReDS: interest on the whole bill until the buyer pays. */
  bill: { amount: AMOUNT, rate: RATE, days: DAYS, fee: FEE },
  /** A percentage of a bill, given up to be paid `days` earlier or lost by paying later. */
  discount: { amount: AMOUNT, rate: percent(1, 50_00), days: DAYS },
  /** Equal payments by the day or week. */
  instalments: { amount: AMOUNT, payment: rupees(1_00), count: count(1, 3650), fee: FEE },
  /** A share of the profit for a sum that is not repaid, over some months. */
  share: { amount: AMOUNT, share: percent(1, 100_00), profit: optionalRupees, months: MONTHS },
} as const satisfies Record<string, Record<string, Field>>;

/** The kind of an offer. */
export type OfferKind = keyof typeof OFFER_FIELDS;
/** All kinds, in the order of the table above. */
export const OFFER_KINDS = Object.keys(OFFER_FIELDS) as OfferKind[];

/** Fields of all kinds; a page stores all of them, so that changing the kind loses none. */
export type OfferFigure =
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
export interface OfferFields extends Record<OfferFigure, string> {
  name: string;
  kind: OfferKind;
  /** Period of `instalments`. */
  every: PaymentInterval;
}

/** The fields as typed. */
export interface FundingFields {
  rounding: Rounding;
  offers: readonly OfferFields[];
}

/** A parsed offer with the values of its kind. */
export type Offer = {
  [K in OfferKind]: { name: string; kind: K; every: PaymentInterval } & Record<
    keyof (typeof OFFER_FIELDS)[K],
    number
  >;
}[OfferKind];

/** Parsed `FundingFields`. */
export interface FundingInput {
  rounding: Rounding;
  offers: readonly Offer[];
}

/** Parses one offer, so that invalid fields in one do not block the others. */
export function readOffer(fields: OfferFields, index: number): ReadResult<Offer> {
  const read = createReader();
  const { kind, every } = fields;
  const figures = read.numbers<string>(`offers.${index}`, OFFER_FIELDS[kind], { ...fields });
  const offer = { name: cleanLabel(fields.name), kind, every, ...figures } as unknown as Offer;
  const wrong = read.isValid() ? combinationProblem(offer) : undefined;
  if (wrong) read.report(`offers.${index}.${wrong.figure}`, wrong.problem);
  return read.toResult(offer);
}

/** Parses all offers, for the workbook. */
export function readFunding({ rounding, offers }: FundingFields): ReadResult<FundingInput> {
  const reads = offers.map((offer, index) => readOffer(offer, index));
  const problems = reads.flatMap((read) => ("problems" in read ? read.problems : []));
  if (problems.length > 0) return { problems };
  return {
    input: { rounding, offers: reads.flatMap((read) => ("input" in read ? [read.input] : [])) },
  };
}

/** The problem of values that are valid alone but not together, e.g. nothing is received. */
export function combinationProblem(
  offer: Offer,
): { figure: OfferFigure; problem: "too-large" | "too-small" } | undefined {
  const discounted =
    offer.kind === "bill" ? (offer.amount * offer.rate * offer.days) / 100_00 / 365 : 0;
  const base = offer.kind === "overdraft" ? (offer.amount * offer.used) / 100_00 : offer.amount;
  // Charges above two fifths of the loan are rejected: the rate would be meaningless.
  if ("fee" in offer && offer.fee + discounted > (base * 2) / 5)
    return { figure: "fee", problem: "too-large" };
  if (offer.kind === "instalments") {
    const problem = paymentProblem(offer.amount - offer.fee, offer.payment, offer.count);
    if (problem) return { figure: "payment", problem };
    if (offer.payment * offer.count < offer.amount) {
      return { figure: "payment", problem: "too-small" };
    }
  }
  return undefined;
}

/** The computed result of an offer. */
export interface OfferResult {
  name: string;
  kind: OfferKind;
  /** Money available: the amount minus charges and amounts kept upfront. */
  received: Paise;
  /** Total paid to the other side while it runs. */
  paid: Paise;
  /** Total cost; for a share, all profit given away. */
  cost: Paise;
  /** Cost per year. */
  perYear: Paise;
  /** Cost per year relative to the money available, in hundredths of a percent. */
  rate: BasisPoints;
  /** Amount due per month while it runs. */
  monthly: Paise;
  /** Amount due in a month without profit. */
  badMonth: Paise;
  /** Additional amount due at the end. */
  atEnd: Paise;
  /** How long the money stays: in days, weeks or months. */
  duration: { time: number; unit: "days" | "weeks" | "months" };
  /** For a share: the percentage given up, in hundredths of a percent; otherwise 0. */
  share: BasisPoints;
  /** For a share: the implied value of the whole business; otherwise 0. */
  whole: Paise;
}
