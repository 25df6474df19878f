import {
  type Field,
  type ReadResult,
  count,
  cleanLabel,
  months,
  percent,
  reader,
} from "../kit/figures/fields.ts";
import { rupees, optionalRupees } from "../kit/figures/fields.ts";
import type { Every } from "../loan/input.ts";
import type { Paise } from "@angadi/ui/money/rupees";
import { paymentProblem } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import type { Rounding } from "../kit/figures/rounding.ts";

/** Most offers side by side. */
export const MAX_OFFERS = 4;

const AMOUNT = rupees(100_00, 100 * 1_00_00_000_00);
const RATE = percent(0, 120_00);
const MONTHS = months(1, 360);
const DAYS = count(1, 730);
/** All charges of the offer, with the tax on them. */
const FEE = optionalRupees;

/**
 * The kinds of offers and what each asks for: money in paise, shares and yearly rates in hundredths
 * of a percent.
 */
export const OFFER_FIELDS = {
  /** Equal monthly instalments on the falling balance: bank, finance company. */
  loan: { amount: AMOUNT, rate: RATE, months: MONTHS, fee: FEE },
  /** Interest on the whole sum for the whole time, in equal instalments. */
  flat: { amount: AMOUNT, rate: RATE, months: MONTHS, fee: FEE },
  /** Simple interest, the sum itself back at the end: gold, family, one's own broken deposit. */
  end: { amount: AMOUNT, rate: RATE, months: MONTHS, fee: FEE },
  /** The same for days. */
  days: { amount: AMOUNT, rate: RATE, days: DAYS, fee: FEE },
  /** A limit of which a share is used on average: overdraft, cash credit, card. */
  overdraft: { amount: AMOUNT, used: percent(1_00, 100_00), rate: RATE, months: MONTHS, fee: FEE },
  /** A bill sold to a financier, TReDS: interest on the whole bill until the buyer pays. */
  bill: { amount: AMOUNT, rate: RATE, days: DAYS, fee: FEE },
  /** A share of a bill given up for being paid `days` earlier, or lost by paying later. */
  discount: { amount: AMOUNT, rate: percent(1, 50_00), days: DAYS },
  /** Equal payments by the day or week. */
  instalments: { amount: AMOUNT, payment: rupees(1_00), count: count(1, 3650), fee: FEE },
  /** A share of the profit for a sum that is not repaid, looked at over some months. */
  share: { amount: AMOUNT, share: percent(1, 100_00), profit: optionalRupees, months: MONTHS },
} as const satisfies Record<string, Record<string, Field>>;

/** What an offer is. */
export type OfferKind = keyof typeof OFFER_FIELDS;
/** All kinds, in the order of the table above. */
export const OFFER_KINDS = Object.keys(OFFER_FIELDS) as OfferKind[];

/** All figures any kind asks for; a page keeps them all, so that changing the kind loses none. */
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

/** An offer as typed; figures that its kind does not ask for are not read. */
export interface OfferFields extends Record<OfferFigure, string> {
  name: string;
  kind: OfferKind;
  /** Of `instalments`. */
  every: Every;
}

/** What the owner types. */
export interface FundingFields {
  rounding: Rounding;
  offers: readonly OfferFields[];
}

/** An offer read: the figures of its kind. */
export type Offer = {
  [K in OfferKind]: { name: string; kind: K; every: Every } & Record<
    keyof (typeof OFFER_FIELDS)[K],
    number
  >;
}[OfferKind];

/** `FundingFields` read. */
export interface FundingInput {
  rounding: Rounding;
  offers: readonly Offer[];
}

/** Reads one offer, so that its column need not wait for the others. */
export function readOffer(fields: OfferFields, index: number): ReadResult<Offer> {
  const read = reader();
  const { kind, every } = fields;
  const figures = read.numbers<string>(`offers.${index}`, OFFER_FIELDS[kind], { ...fields });
  const offer = { name: cleanLabel(fields.name), kind, every, ...figures } as unknown as Offer;
  const wrong = read.isValid() ? combinationProblem(offer) : undefined;
  if (wrong) read.report(`offers.${index}.${wrong.figure}`, wrong.problem);
  return read.done(offer);
}

/** Reads all offers, as the workbook needs them. */
export function readFunding({ rounding, offers }: FundingFields): ReadResult<FundingInput> {
  const reads = offers.map((offer, index) => readOffer(offer, index));
  const problems = reads.flatMap((read) => ("problems" in read ? read.problems : []));
  if (problems.length > 0) return { problems };
  return {
    input: { rounding, offers: reads.flatMap((read) => ("input" in read ? [read.input] : [])) },
  };
}

/** Figures that are right by themselves and not together: nothing would be received, or returned. */
export function combinationProblem(
  offer: Offer,
): { figure: OfferFigure; problem: "too-large" | "too-small" } | undefined {
  const discounted =
    offer.kind === "bill" ? (offer.amount * offer.rate * offer.days) / 100_00 / 365 : 0;
  const base = offer.kind === "overdraft" ? (offer.amount * offer.used) / 100_00 : offer.amount;
  // Two fifths of what is lent may go in charges: no rate beyond that is worth looking for.
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

/** An offer turned into rupees. */
export interface OfferResult {
  name: string;
  kind: OfferKind;
  /** At one's disposal: less charges and what is kept back at once. */
  received: Paise;
  /** All that is paid to the other side while it runs. */
  paid: Paise;
  /** What it costs, all in; of a share, all profit given. */
  cost: Paise;
  /** The cost of a year. */
  perYear: Paise;
  /** A year's cost on the money that is really there, in hundredths of a percent. */
  rate: BasisPoints;
  /** What is due in a month while it runs. */
  monthly: Paise;
  /** What is due in a month without profit. */
  badMonth: Paise;
  /** The sum that is due at the end besides. */
  atEnd: Paise;
  /** How long it stays: months, or days for what is counted in days. */
  stays: { time: number; unit: "days" | "weeks" | "months" };
  /** Of a share: hundredths of a percent that are given up, for as long as it lasts; otherwise 0. */
  share: BasisPoints;
  /** Of a share: what the whole business would be worth by it; otherwise 0. */
  whole: Paise;
}

/** All offers: `computeFunding`. */
export interface FundingResult {
  offers: readonly OfferResult[];
  /** Places of the offers, the cheapest by the yearly rate first. */
  cheapest: readonly number[];
}
