import type { Offer, OfferKind, OfferResult } from "../input.ts";
import { payment } from "../../kit/figures/rates.ts";
import { exactEmiFormula, levelRate, roundedEmiFormula } from "../../loan/workbook/formulas.ts";

type Results = Partial<Record<keyof OfferResult, string>>;
interface Formulas {
  /** For a loan: the instalment before rounding, as a formula and a value in whole paise. */
  exact?: { formula: string; value: number };
  results: Results;
}
/** Returns the reference to a cell in the offer's own column. */
type CellOf = (name: string) => string;

/** The formulas of an offer's column; results without a formula do not apply to its kind. */
export function fundingFormulas(offer: Offer, index: number): Formulas {
  const own: CellOf = (name) => `{${name}.${index}}`;
  const results = BY_KIND[offer.kind](own);
  if (offer.kind !== "loan") return { results };
  const value = Math.round(payment(offer.amount, offer.rate / 120_000, offer.months));
  return { exact: { formula: exactEmiFormula(termCells(own)), value }, results };
}

const termCells = (own: CellOf) => ({
  loan: own("amount"),
  rate: own("rate"),
  months: own("months"),
});

/** Formulas for the cost, paid minus received, and the cost per year. */
const costs = (own: CellOf, year: string) => ({
  cost: `ROUND(${own("paid")}-${own("received")},2)`,
  perYear: `ROUND(${own("cost")}*${year},2)`,
});
const simpleRate = (own: CellOf, year: string) =>
  `ROUND(${own("cost")}/${own("received")}*${year},4)`;

function levelPayments(own: CellOf, payment: string, periods: string, times: string): Results {
  const rate = levelRate(own("received"), own("paid"), payment, periods);
  return {
    received: `${own("amount")}-${own("fee")}`,
    ...costs(own, `${times}/${periods}`),
    rate: `ROUND(${rate}*${times},4)`,
    badMonth: own("monthly"),
  };
}

function inMonths(own: CellOf): Results {
  const months = own("months");
  return levelPayments(own, `(${own("paid")}/${months})`, months, "12");
}

function atEnd(own: CellOf, time: string, year: string): Results {
  return {
    received: `${own("amount")}-${own("fee")}`,
    paid: `${own("amount")}+ROUND(${own("amount")}*${own("rate")}*${time},2)`,
    ...costs(own, year),
    rate: simpleRate(own, year),
    atEnd: own("paid"),
  };
}

function deductedUpfront(own: CellOf, cost: string): Results {
  const year = `365/${own("days")}`;
  return {
    received: `${own("amount")}-${cost}`,
    paid: own("amount"),
    ...costs(own, year),
    rate: simpleRate(own, year),
  };
}

const BY_KIND: Record<OfferKind, (own: CellOf) => Results> = {
  loan: (own) => ({
    ...inMonths(own),
    monthly: roundedEmiFormula(termCells(own), own("exact")),
    paid: `${own("monthly")}*${own("months")}`,
  }),
  flat: (own) => ({
    ...inMonths(own),
    paid: `${own("amount")}+ROUND(${own("amount")}*${own("rate")}*${own("months")}/12,{decimals})`,
    monthly: `ROUND(${own("paid")}/${own("months")},{decimals})`,
  }),
  end: (own) => atEnd(own, `${own("months")}/12`, `12/${own("months")}`),
  days: (own) => atEnd(own, `${own("days")}/365`, `365/${own("days")}`),
  overdraft: (own) => ({
    received: `${own("atEnd")}-${own("fee")}`,
    paid: `${own("atEnd")}+ROUND(${own("atEnd")}*${own("rate")}*${own("months")}/12,2)`,
    ...costs(own, `12/${own("months")}`),
    rate: simpleRate(own, `12/${own("months")}`),
    monthly: `ROUND(${own("atEnd")}*${own("rate")}/12,2)`,
    badMonth: own("monthly"),
    atEnd: `ROUND(${own("amount")}*${own("used")},2)`,
  }),
  bill: (own) =>
    deductedUpfront(
      own,
      `ROUND(${own("amount")}*${own("rate")}*${own("days")}/365,2)-${own("fee")}`,
    ),
  discount: (own) => deductedUpfront(own, `ROUND(${own("amount")}*${own("rate")},2)`),
  instalments: (own) => ({
    ...levelPayments(own, own("payment"), own("count"), own("times")),
    paid: `${own("payment")}*${own("count")}`,
    monthly: `ROUND(${own("payment")}*${own("times")}/12,2)`,
  }),
  share: (own) => ({
    received: own("amount"),
    paid: `ROUND(${own("profit")}*${own("share")}*${own("months")}/12,2)`,
    cost: own("paid"),
    perYear: `ROUND(${own("profit")}*${own("share")},2)`,
    rate: `ROUND(${own("perYear")}/${own("amount")},4)`,
    monthly: `ROUND(${own("perYear")}/12,2)`,
    // Always 0: the advantage of a share over an instalment.
    badMonth: "0",
    whole: `ROUND(${own("amount")}/${own("share")},2)`,
  }),
};
