import { multiplyDivide } from "../kit/figures/exact-arithmetic.ts";
import { InvalidInputError, assertAllInRange } from "../kit/figures/fields.ts";
import {
  MAX_OFFERS,
  OFFER_FIELDS,
  findCombinationProblem,
  type FundingInput,
  type FundingOffer,
  type OfferKind,
  type OfferResult,
} from "./input.ts";
import { PAYMENTS_PER_YEAR, type PaymentInterval } from "../loan/input.ts";
import type { Paise } from "@angadi/formats/rupees";
import { computeLevelPaymentRate } from "../kit/figures/rates.ts";
import { type BasisPoints, HUNDRED_PERCENT } from "../kit/figures/readers.ts";
import { type Rounding, multiplyAndRound } from "../kit/figures/rounding.ts";
import { computeEmi } from "../loan/schedule.ts";

const UNITS_PER_YEAR = { months: 12, days: 365 } as const;

type OfferOfKind<K extends OfferKind> = Extract<FundingOffer, { kind: K }>;
/** The values that depend on the kind of offer. */
type OfferFigures = Omit<OfferResult, "name" | "kind" | "share" | "impliedValuation"> &
  Partial<Pick<OfferResult, "share" | "impliedValuation">>;

/**
 * Computes what is received and paid for one offer, and its cost per year. Instalments are rounded
 * according to `rounding`, interest to the paisa, rates to hundredths of a percent. The rate of
 * equal instalments is the internal rate of return times the periods in a year; all others are
 * simple interest on the amount received. Throws InvalidInputError for values `readOffer` rejects.
 */
export function computeOffer(offer: FundingOffer, rounding: Rounding): OfferResult {
  assertValidOffer(offer);
  return {
    name: offer.name,
    kind: offer.kind,
    share: 0,
    impliedValuation: 0,
    ...computeFigures(offer, rounding),
  };
}

export function computeFunding({ rounding, offers }: FundingInput): OfferResult[] {
  if (offers.length > MAX_OFFERS) throw new InvalidInputError("offers", "too-large");
  return offers.map((offer) => computeOffer(offer, rounding));
}

function computeFigures(offer: FundingOffer, rounding: Rounding): OfferFigures {
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

function computeLoan(offer: OfferOfKind<"loan">, rounding: Rounding): OfferFigures {
  const { amount, rate, months, fee } = offer;
  const emi = computeEmi({ principal: amount, rate, months, rounding });
  const totalPaid = multiplyDivide(emi, months, 1);
  return toInstalmentResult(amount - fee, totalPaid, emi, months, "month");
}

function computeFlatLoan(offer: OfferOfKind<"flat">, rounding: Rounding): OfferFigures {
  const { amount, rate, months, fee } = offer;
  const totalPaid =
    amount + multiplyAndRound(rounding, amount, rate * months, 12 * HUNDRED_PERCENT);
  const emi = multiplyAndRound(rounding, totalPaid, 1, months);
  return toInstalmentResult(amount - fee, totalPaid, emi, months, "month");
}

function computeInstalments(offer: OfferOfKind<"instalments">): OfferFigures {
  const { amount, payment, count, every, fee } = offer;
  const dueMonthly = multiplyDivide(payment, PAYMENTS_PER_YEAR[every], 12);
  return toInstalmentResult(
    amount - fee,
    multiplyDivide(payment, count, 1),
    dueMonthly,
    count,
    every,
  );
}

function computeRepaidAtEnd(offer: OfferOfKind<"end"> | OfferOfKind<"days">): OfferFigures {
  const { amount, rate, fee } = offer;
  const [time, unit] =
    offer.kind === "end" ? ([offer.months, "months"] as const) : ([offer.days, "days"] as const);
  const totalPaid =
    amount + multiplyDivide(amount, rate * time, HUNDRED_PERCENT * UNITS_PER_YEAR[unit]);
  return { ...toSimpleResult(amount - fee, totalPaid, time, unit), dueAtEnd: totalPaid };
}

/** Interest on the average drawn amount; charges are paid at the start. */
function computeOverdraft(offer: OfferOfKind<"overdraft">): OfferFigures {
  const { amount, used, rate, months, fee } = offer;
  const drawn = multiplyDivide(amount, used, HUNDRED_PERCENT);
  const interest = multiplyDivide(drawn, rate * months, HUNDRED_PERCENT * 12);
  const dueMonthly = multiplyDivide(drawn, rate, HUNDRED_PERCENT * 12);
  return {
    ...toSimpleResult(drawn - fee, drawn + interest, months, "months"),
    dueMonthly,
    dueInBadMonth: dueMonthly,
    dueAtEnd: drawn,
  };
}

/** The financier deducts interest and charges upfront; the buyer pays the whole bill. */
function computeBillDiscounting({ amount, rate, days, fee }: OfferOfKind<"bill">): OfferFigures {
  const interest = multiplyDivide(amount, rate * days, HUNDRED_PERCENT * UNITS_PER_YEAR.days);
  return toSimpleResult(amount - interest - fee, amount, days, "days");
}

function computeCashDiscount({ amount, rate, days }: OfferOfKind<"discount">): OfferFigures {
  const discount = multiplyDivide(amount, rate, HUNDRED_PERCENT);
  return toSimpleResult(amount - discount, amount, days, "days");
}

/** The amount is never repaid; the cost is the share of the profit. */
function computeProfitShare(offer: OfferOfKind<"share">): OfferFigures {
  const { amount, share, profit, months } = offer;
  const perYear = multiplyDivide(profit, share, HUNDRED_PERCENT);
  const totalPaid = multiplyDivide(profit, share * months, HUNDRED_PERCENT * 12);
  return {
    received: amount,
    totalPaid,
    cost: totalPaid,
    perYear,
    yearlyRate: computeSimpleRate(perYear, amount, 1, 1),
    dueMonthly: multiplyDivide(perYear, 1, 12),
    dueInBadMonth: 0,
    dueAtEnd: 0,
    duration: { time: months, unit: "months" },
    share,
    impliedValuation: multiplyDivide(amount, HUNDRED_PERCENT, share),
  };
}

/** The result of equal instalments, by their internal rate of return. */
function toInstalmentResult(
  received: Paise,
  totalPaid: Paise,
  dueMonthly: Paise,
  count: number,
  every: PaymentInterval,
): OfferFigures {
  const rate =
    totalPaid > received ? computeLevelPaymentRate(received, totalPaid / count, count) : 0;
  if (rate === undefined) throw new InvalidInputError("fee", "too-large");
  const paymentsPerYear = PAYMENTS_PER_YEAR[every];
  return {
    received,
    totalPaid,
    cost: totalPaid - received,
    perYear: multiplyDivide(totalPaid - received, paymentsPerYear, count),
    yearlyRate: Math.round(rate * paymentsPerYear * HUNDRED_PERCENT),
    dueMonthly,
    dueInBadMonth: dueMonthly,
    dueAtEnd: 0,
    duration: { time: count, unit: `${every}s` },
  };
}

/** The result of simple interest; amounts due are 0. */
function toSimpleResult(
  received: Paise,
  totalPaid: Paise,
  time: number,
  unit: keyof typeof UNITS_PER_YEAR,
): OfferFigures {
  const cost = totalPaid - received;
  return {
    received,
    totalPaid,
    cost,
    perYear: multiplyDivide(cost, UNITS_PER_YEAR[unit], time),
    yearlyRate: computeSimpleRate(cost, received, time, UNITS_PER_YEAR[unit]),
    dueMonthly: 0,
    dueInBadMonth: 0,
    dueAtEnd: 0,
    duration: { time, unit },
  };
}

/** The cost per year as a share of the amount received, in hundredths of a percent. */
function computeSimpleRate(
  cost: Paise,
  received: Paise,
  time: number,
  unitsPerYear: number,
): BasisPoints {
  const dividend = BigInt(cost) * BigInt(unitsPerYear * HUNDRED_PERCENT);
  const divisor = BigInt(received) * BigInt(time);
  return Number((2n * dividend + divisor) / (2n * divisor));
}

function assertValidOffer(offer: FundingOffer): void {
  const { name: _name, kind, every: _every, ...figures } = offer;
  assertAllInRange<string>("", OFFER_FIELDS[kind], figures);
  const combinationProblem = findCombinationProblem(offer);
  if (combinationProblem)
    throw new InvalidInputError(combinationProblem.field, combinationProblem.problem);
}
