import { multiplyDivide } from "../kit/figures/exact.ts";
import { InvalidInputError, checkAll } from "../kit/figures/fields.ts";
import { MAX_OFFERS, OFFER_FIELDS, combinationProblem } from "./input.ts";
import type { FundingInput, Offer, OfferKind, OfferResult } from "./input.ts";
import { PAYMENTS_PER_YEAR } from "../loan/input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { levelRate } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound } from "../kit/figures/rounding.ts";
import { computeEmi } from "../loan/schedule.ts";

/** 100 %, in hundredths of a percent. */
const HUNDRED_PERCENT = 100_00;
const DAYS_OF_YEAR = 365;

type OfferOf<K extends OfferKind> = Extract<Offer, { kind: K }>;
/** The values that depend on the kind of offer; the others are derived from them. */
type OfferFigures = Omit<OfferResult, "name" | "kind" | "share" | "whole"> &
  Partial<Pick<OfferResult, "share" | "whole">>;

/**
 * Computes one offer in rupees: the amounts received and paid, and the cost per year. Instalments
 * are rounded according to `rounding`, interest to the paisa, rates to hundredths of a percent. The
 * rate of equal instalments is the internal rate times the periods in a year; all others are simple
 * interest on the money actually available. Throws InvalidInputError for values `readOffer` rejects.
 */
export function computeOffer(offer: Offer, rounding: Rounding): OfferResult {
  checkOffer(offer);
  return {
    name: offer.name,
    kind: offer.kind,
    share: 0,
    whole: 0,
    ...computeFigures(offer, rounding),
  };
}

/** Computes all offers, at most four. */
export function computeFunding({ rounding, offers }: FundingInput): OfferResult[] {
  if (offers.length > MAX_OFFERS) throw new InvalidInputError("offers", "too-large");
  return offers.map((offer) => computeOffer(offer, rounding));
}

function computeFigures(offer: Offer, rounding: Rounding): OfferFigures {
  switch (offer.kind) {
    case "loan":
      return loan(offer, rounding);
    case "flat":
      return flat(offer, rounding);
    case "end":
    case "days":
      return atEnd(offer);
    case "overdraft":
      return overdraft(offer);
    case "bill":
      return billDiscounting(offer);
    case "discount":
      return discount(offer);
    case "instalments":
      return instalments(offer);
    case "share":
      return share(offer);
  }
}

/** Converts a cost over some months or days to a cost per year. */
const perYear = (cost: Paise, time: number, ofYear: number): Paise =>
  multiplyDivide(cost, ofYear, time);
/** The same as a share of the money available. */
const simpleRate = (cost: Paise, on: Paise, time: number, ofYear: number): BasisPoints =>
  Number(
    (BigInt(cost) * BigInt(ofYear * HUNDRED_PERCENT) * 2n + BigInt(on) * BigInt(time)) /
      (2n * BigInt(on) * BigInt(time)),
  );

function periodRate(received: Paise, paid: Paise, payment: Paise, periods: number): number {
  if (paid <= received) return 0;
  const rate = levelRate(received, payment, periods);
  if (rate === undefined) throw new InvalidInputError("fee", "too-large");
  return rate;
}

function loan(offer: OfferOf<"loan">, rounding: Rounding): OfferFigures {
  const { amount, rate, months, fee } = offer;
  const monthly = computeEmi({ loan: amount, rate, months, rounding });
  const paid = multiplyDivide(monthly, months, 1);
  return byMonths(amount - fee, paid, monthly, months);
}

function flat({ amount, rate, months, fee }: OfferOf<"flat">, rounding: Rounding): OfferFigures {
  const paid = amount + multiplyAndRound(rounding, amount, rate * months, 12 * HUNDRED_PERCENT);
  return byMonths(amount - fee, paid, multiplyAndRound(rounding, paid, 1, months), months);
}

function byMonths(received: Paise, paid: Paise, monthly: Paise, months: number): OfferFigures {
  const cost = paid - received;
  const rate = periodRate(received, paid, paid / months, months);
  return {
    received,
    paid,
    cost,
    perYear: perYear(cost, months, 12),
    rate: Math.round(rate * 12 * HUNDRED_PERCENT),
    monthly,
    badMonth: monthly,
    atEnd: 0,
    duration: { time: months, unit: "months" },
  };
}

function atEnd(offer: OfferOf<"end"> | OfferOf<"days">): OfferFigures {
  const { amount, rate, fee } = offer;
  const [time, year] = offer.kind === "end" ? [offer.months, 12] : [offer.days, DAYS_OF_YEAR];
  const interest = multiplyDivide(amount, rate * time, HUNDRED_PERCENT * year);
  const received = amount - fee;
  return {
    received,
    paid: amount + interest,
    cost: interest + fee,
    perYear: perYear(interest + fee, time, year),
    rate: simpleRate(interest + fee, received, time, year),
    monthly: 0,
    badMonth: 0,
    atEnd: amount + interest,
    duration: { time, unit: offer.kind === "end" ? "months" : "days" },
  };
}

/** Interest on the average drawn amount; the charges are due at once, in addition. */
function overdraft({ amount, used, rate, months, fee }: OfferOf<"overdraft">): OfferFigures {
  const drawn = multiplyDivide(amount, used, HUNDRED_PERCENT);
  const interest = multiplyDivide(drawn, rate * months, HUNDRED_PERCENT * 12);
  const monthly = multiplyDivide(drawn, rate, HUNDRED_PERCENT * 12);
  const received = drawn - fee;
  return {
    received,
    paid: drawn + interest,
    cost: interest + fee,
    perYear: perYear(interest + fee, months, 12),
    rate: simpleRate(interest + fee, received, months, 12),
    monthly,
    badMonth: monthly,
    atEnd: drawn,
    duration: { time: months, unit: "months" },
  };
}

/** The buyer pays the financier; the cost is the amount the financier keeps upfront. */
function billDiscounting({ amount, rate, days, fee }: OfferOf<"bill">): OfferFigures {
  const cost = multiplyDivide(amount, rate * days, HUNDRED_PERCENT * DAYS_OF_YEAR) + fee;
  return deductedUpfront(amount, cost, days);
}

function discount({ amount, rate, days }: OfferOf<"discount">): OfferFigures {
  return deductedUpfront(amount, multiplyDivide(amount, rate, HUNDRED_PERCENT), days);
}

function deductedUpfront(amount: Paise, cost: Paise, days: number): OfferFigures {
  const received = amount - cost;
  return {
    received,
    paid: amount,
    cost,
    perYear: perYear(cost, days, DAYS_OF_YEAR),
    rate: simpleRate(cost, received, days, DAYS_OF_YEAR),
    monthly: 0,
    badMonth: 0,
    atEnd: 0,
    duration: { time: days, unit: "days" },
  };
}

function instalments({ amount, payment, count, every, fee }: OfferOf<"instalments">): OfferFigures {
  const received = amount - fee;
  const paid = multiplyDivide(payment, count, 1);
  const cost = paid - received;
  const rate = periodRate(received, paid, payment, count);
  const monthly = multiplyDivide(payment, PAYMENTS_PER_YEAR[every], 12);
  return {
    received,
    paid,
    cost,
    perYear: perYear(cost, count, PAYMENTS_PER_YEAR[every]),
    rate: Math.round(rate * PAYMENTS_PER_YEAR[every] * HUNDRED_PERCENT),
    monthly,
    badMonth: monthly,
    atEnd: 0,
    duration: { time: count, unit: `${every}s` },
  };
}

/** The sum is never repaid and the share continues: the cost is the profit given away. */
function share({ amount, share: sharePercent, profit, months }: OfferOf<"share">): OfferFigures {
  const perYear = multiplyDivide(profit, sharePercent, HUNDRED_PERCENT);
  const paid = multiplyDivide(profit, sharePercent * months, HUNDRED_PERCENT * 12);
  return {
    received: amount,
    paid,
    cost: paid,
    perYear,
    rate: simpleRate(perYear, amount, 1, 1),
    monthly: multiplyDivide(perYear, 1, 12),
    badMonth: 0,
    atEnd: 0,
    duration: { time: months, unit: "months" },
    share: sharePercent,
    whole: multiplyDivide(amount, HUNDRED_PERCENT, sharePercent),
  };
}

function checkOffer(offer: Offer): void {
  const { name: _name, kind, every: _every, ...figures } = offer;
  checkAll<string>("", OFFER_FIELDS[kind], figures);
  const wrong = combinationProblem(offer);
  if (wrong) throw new InvalidInputError(wrong.figure, wrong.problem);
}
