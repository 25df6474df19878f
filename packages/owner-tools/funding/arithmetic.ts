import { multiplyDivide } from "../kit/figures/exact.ts";
import { InvalidInputError, assertAllWithinLimits } from "../kit/figures/fields.ts";
import { MAX_OFFERS, OFFER_FIELDS, findCombinationProblem } from "./input.ts";
import type { FundingInput, Offer, OfferKind, OfferResult } from "./input.ts";
import { PAYMENTS_PER_YEAR } from "../loan/input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { levelPaymentRate } from "../kit/figures/rates.ts";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound } from "../kit/figures/rounding.ts";
import { computeEmi } from "../loan/schedule.ts";

/** 100 %, in hundredths of a percent. */
const HUNDRED_PERCENT = 100_00;
const DAYS_PER_YEAR = 365;

type OfferOfKind<K extends OfferKind> = Extract<Offer, { kind: K }>;
/** The values that depend on the kind of offer; the others are derived from them. */
type OfferFigures = Omit<OfferResult, "name" | "kind" | "share" | "impliedValuation"> &
  Partial<Pick<OfferResult, "share" | "impliedValuation">>;

/**
 * Computes what is received and paid for one offer, and its cost per year. Instalments are rounded
 * according to `rounding`, interest to the paisa, rates to hundredths of a percent. The rate of
 * equal instalments is the internal rate of return times the periods in a year; all others are
 * simple interest on the amount received. Throws InvalidInputError for values `readOffer` rejects.
 */
export function computeOffer(offer: Offer, rounding: Rounding): OfferResult {
  assertValidOffer(offer);
  return {
    name: offer.name,
    kind: offer.kind,
    share: 0,
    impliedValuation: 0,
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
      return computeLoan(offer, rounding);
    case "flat":
      return computeFlatLoan(offer, rounding);
    case "end":
    case "days":
      return computeRepaidAtEnd(offer);
    case "overdraft":
      return computeOverdraft(offer);
    case "bill":
      return computeBillDiscounting(offer);
    case "discount":
      return computeCashDiscount(offer);
    case "instalments":
      return computeInstalments(offer);
    case "share":
      return computeProfitShare(offer);
  }
}

/** Converts the cost of some months or days to the cost of a year. */
const annualize = (cost: Paise, time: number, timePerYear: number): Paise =>
  multiplyDivide(cost, timePerYear, time);
/** The yearly cost as a share of the amount received, in hundredths of a percent. */
const computeSimpleRate = (
  cost: Paise,
  received: Paise,
  time: number,
  timePerYear: number,
): BasisPoints => {
  const dividend = BigInt(cost) * BigInt(timePerYear * HUNDRED_PERCENT);
  const divisor = BigInt(received) * BigInt(time);
  return Number((2n * dividend + divisor) / (2n * divisor));
};

function computePeriodRate(received: Paise, paid: Paise, payment: Paise, periods: number): number {
  if (paid <= received) return 0;
  const rate = levelPaymentRate(received, payment, periods);
  if (rate === undefined) throw new InvalidInputError("fee", "too-large");
  return rate;
}

function computeLoan(offer: OfferOfKind<"loan">, rounding: Rounding): OfferFigures {
  const { amount, rate, months, fee } = offer;
  const monthly = computeEmi({ loan: amount, rate, months, rounding });
  const paid = multiplyDivide(monthly, months, 1);
  return toMonthlyResult(amount - fee, paid, monthly, months);
}

function computeFlatLoan(
  { amount, rate, months, fee }: OfferOfKind<"flat">,
  rounding: Rounding,
): OfferFigures {
  const paid = amount + multiplyAndRound(rounding, amount, rate * months, 12 * HUNDRED_PERCENT);
  return toMonthlyResult(amount - fee, paid, multiplyAndRound(rounding, paid, 1, months), months);
}

function toMonthlyResult(
  received: Paise,
  paid: Paise,
  dueMonthly: Paise,
  months: number,
): OfferFigures {
  const cost = paid - received;
  const rate = computePeriodRate(received, paid, paid / months, months);
  return {
    received,
    paid,
    cost,
    perYear: annualize(cost, months, 12),
    rate: Math.round(rate * 12 * HUNDRED_PERCENT),
    dueMonthly,
    dueInBadMonth: dueMonthly,
    dueAtEnd: 0,
    duration: { time: months, unit: "months" },
  };
}

function computeRepaidAtEnd(offer: OfferOfKind<"end"> | OfferOfKind<"days">): OfferFigures {
  const { amount, rate, fee } = offer;
  const [time, year] = offer.kind === "end" ? [offer.months, 12] : [offer.days, DAYS_PER_YEAR];
  const interest = multiplyDivide(amount, rate * time, HUNDRED_PERCENT * year);
  const received = amount - fee;
  return {
    received,
    paid: amount + interest,
    cost: interest + fee,
    perYear: annualize(interest + fee, time, year),
    rate: computeSimpleRate(interest + fee, received, time, year),
    dueMonthly: 0,
    dueInBadMonth: 0,
    dueAtEnd: amount + interest,
    duration: { time, unit: offer.kind === "end" ? "months" : "days" },
  };
}

/** Interest on the average drawn amount; charges are paid at the start. */
function computeOverdraft({
  amount,
  used,
  rate,
  months,
  fee,
}: OfferOfKind<"overdraft">): OfferFigures {
  const drawn = multiplyDivide(amount, used, HUNDRED_PERCENT);
  const interest = multiplyDivide(drawn, rate * months, HUNDRED_PERCENT * 12);
  const dueMonthly = multiplyDivide(drawn, rate, HUNDRED_PERCENT * 12);
  const received = drawn - fee;
  return {
    received,
    paid: drawn + interest,
    cost: interest + fee,
    perYear: annualize(interest + fee, months, 12),
    rate: computeSimpleRate(interest + fee, received, months, 12),
    dueMonthly,
    dueInBadMonth: dueMonthly,
    dueAtEnd: drawn,
    duration: { time: months, unit: "months" },
  };
}

/** The financier deducts interest and charges upfront; the buyer pays the whole bill. */
function computeBillDiscounting({ amount, rate, days, fee }: OfferOfKind<"bill">): OfferFigures {
  const cost = multiplyDivide(amount, rate * days, HUNDRED_PERCENT * DAYS_PER_YEAR) + fee;
  return toUpfrontResult(amount, cost, days);
}

function computeCashDiscount({ amount, rate, days }: OfferOfKind<"discount">): OfferFigures {
  return toUpfrontResult(amount, multiplyDivide(amount, rate, HUNDRED_PERCENT), days);
}

function toUpfrontResult(amount: Paise, cost: Paise, days: number): OfferFigures {
  const received = amount - cost;
  return {
    received,
    paid: amount,
    cost,
    perYear: annualize(cost, days, DAYS_PER_YEAR),
    rate: computeSimpleRate(cost, received, days, DAYS_PER_YEAR),
    dueMonthly: 0,
    dueInBadMonth: 0,
    dueAtEnd: 0,
    duration: { time: days, unit: "days" },
  };
}

function computeInstalments({
  amount,
  payment,
  count,
  every,
  fee,
}: OfferOfKind<"instalments">): OfferFigures {
  const received = amount - fee;
  const paid = multiplyDivide(payment, count, 1);
  const cost = paid - received;
  const rate = computePeriodRate(received, paid, payment, count);
  const dueMonthly = multiplyDivide(payment, PAYMENTS_PER_YEAR[every], 12);
  return {
    received,
    paid,
    cost,
    perYear: annualize(cost, count, PAYMENTS_PER_YEAR[every]),
    rate: Math.round(rate * PAYMENTS_PER_YEAR[every] * HUNDRED_PERCENT),
    dueMonthly,
    dueInBadMonth: dueMonthly,
    dueAtEnd: 0,
    duration: { time: count, unit: `${every}s` },
  };
}

/** The amount is never repaid; the cost is the share of the profit. */
function computeProfitShare({
  amount,
  share: sharePercent,
  profit,
  months,
}: OfferOfKind<"share">): OfferFigures {
  const perYear = multiplyDivide(profit, sharePercent, HUNDRED_PERCENT);
  const paid = multiplyDivide(profit, sharePercent * months, HUNDRED_PERCENT * 12);
  return {
    received: amount,
    paid,
    cost: paid,
    perYear,
    rate: computeSimpleRate(perYear, amount, 1, 1),
    dueMonthly: multiplyDivide(perYear, 1, 12),
    dueInBadMonth: 0,
    dueAtEnd: 0,
    duration: { time: months, unit: "months" },
    share: sharePercent,
    impliedValuation: multiplyDivide(amount, HUNDRED_PERCENT, sharePercent),
  };
}

function assertValidOffer(offer: Offer): void {
  const { name: _name, kind, every: _every, ...figures } = offer;
  assertAllWithinLimits<string>("", OFFER_FIELDS[kind], figures);
  const conflict = findCombinationProblem(offer);
  if (conflict) throw new InvalidInputError(conflict.field, conflict.problem);
}
