import type { Offer, OfferKind, OfferResult } from "../input.ts";
import { payment } from "../../kit/figures/rates.ts";
import {
  exactEmiFormula,
  levelRateFormula,
  roundedEmiFormula,
} from "../../loan/workbook/formulas.ts";

type Results = Partial<Record<keyof OfferResult, string>>;
interface Formulas {
  /** For a loan: the instalment before rounding, as a formula and a value in whole paise. */
  exact?: { formula: string; value: number };
  results: Results;
}
/** Returns the reference to a cell in the offer's own column. */
type GetCellRef = (name: string) => string;

/** The formulas of an offer's column; results without a formula do not apply to its kind. */
export function fundingFormulas(offer: Offer, index: number): Formulas {
  const getCellRef: GetCellRef = (name) => `{${name}.${index}}`;
  const results = BY_KIND[offer.kind](getCellRef);
  if (offer.kind !== "loan") return { results };
  const value = Math.round(payment(offer.amount, offer.rate / 120_000, offer.months));
  return { exact: { formula: exactEmiFormula(termCells(getCellRef)), value }, results };
}

const termCells = (getCellRef: GetCellRef) => ({
  loan: getCellRef("amount"),
  rate: getCellRef("rate"),
  months: getCellRef("months"),
});

/** Formulas for the cost, paid minus received, and the cost per year. */
const costs = (getCellRef: GetCellRef, year: string) => ({
  cost: `ROUND(${getCellRef("paid")}-${getCellRef("received")},2)`,
  perYear: `ROUND(${getCellRef("cost")}*${year},2)`,
});
const simpleRate = (getCellRef: GetCellRef, year: string) =>
  `ROUND(${getCellRef("cost")}/${getCellRef("received")}*${year},4)`;

function levelPayments(
  getCellRef: GetCellRef,
  payment: string,
  periods: string,
  times: string,
): Results {
  const rate = levelRateFormula(getCellRef("received"), getCellRef("paid"), payment, periods);
  return {
    received: `${getCellRef("amount")}-${getCellRef("fee")}`,
    ...costs(getCellRef, `${times}/${periods}`),
    rate: `ROUND(${rate}*${times},4)`,
    badMonth: getCellRef("monthly"),
  };
}

function inMonths(getCellRef: GetCellRef): Results {
  const months = getCellRef("months");
  return levelPayments(getCellRef, `(${getCellRef("paid")}/${months})`, months, "12");
}

function atEnd(getCellRef: GetCellRef, time: string, year: string): Results {
  return {
    received: `${getCellRef("amount")}-${getCellRef("fee")}`,
    paid: `${getCellRef("amount")}+ROUND(${getCellRef("amount")}*${getCellRef("rate")}*${time},2)`,
    ...costs(getCellRef, year),
    rate: simpleRate(getCellRef, year),
    atEnd: getCellRef("paid"),
  };
}

function deductedUpfront(getCellRef: GetCellRef, cost: string): Results {
  const year = `365/${getCellRef("days")}`;
  return {
    received: `${getCellRef("amount")}-${cost}`,
    paid: getCellRef("amount"),
    ...costs(getCellRef, year),
    rate: simpleRate(getCellRef, year),
  };
}

const BY_KIND: Record<OfferKind, (getCellRef: GetCellRef) => Results> = {
  loan: (getCellRef) => ({
    ...inMonths(getCellRef),
    monthly: roundedEmiFormula(termCells(getCellRef), getCellRef("exact")),
    paid: `${getCellRef("monthly")}*${getCellRef("months")}`,
  }),
  flat: (getCellRef) => ({
    ...inMonths(getCellRef),
    paid: `${getCellRef("amount")}+ROUND(${getCellRef("amount")}*${getCellRef("rate")}*${getCellRef("months")}/12,{decimals})`,
    monthly: `ROUND(${getCellRef("paid")}/${getCellRef("months")},{decimals})`,
  }),
  end: (getCellRef) =>
    atEnd(getCellRef, `${getCellRef("months")}/12`, `12/${getCellRef("months")}`),
  days: (getCellRef) => atEnd(getCellRef, `${getCellRef("days")}/365`, `365/${getCellRef("days")}`),
  overdraft: (getCellRef) => ({
    received: `${getCellRef("atEnd")}-${getCellRef("fee")}`,
    paid: `${getCellRef("atEnd")}+ROUND(${getCellRef("atEnd")}*${getCellRef("rate")}*${getCellRef("months")}/12,2)`,
    ...costs(getCellRef, `12/${getCellRef("months")}`),
    rate: simpleRate(getCellRef, `12/${getCellRef("months")}`),
    monthly: `ROUND(${getCellRef("atEnd")}*${getCellRef("rate")}/12,2)`,
    badMonth: getCellRef("monthly"),
    atEnd: `ROUND(${getCellRef("amount")}*${getCellRef("used")},2)`,
  }),
  bill: (getCellRef) =>
    deductedUpfront(
      getCellRef,
      `ROUND(${getCellRef("amount")}*${getCellRef("rate")}*${getCellRef("days")}/365,2)-${getCellRef("fee")}`,
    ),
  discount: (getCellRef) =>
    deductedUpfront(getCellRef, `ROUND(${getCellRef("amount")}*${getCellRef("rate")},2)`),
  instalments: (getCellRef) => ({
    ...levelPayments(getCellRef, getCellRef("payment"), getCellRef("count"), getCellRef("times")),
    paid: `${getCellRef("payment")}*${getCellRef("count")}`,
    monthly: `ROUND(${getCellRef("payment")}*${getCellRef("times")}/12,2)`,
  }),
  share: (getCellRef) => ({
    received: getCellRef("amount"),
    paid: `ROUND(${getCellRef("profit")}*${getCellRef("share")}*${getCellRef("months")}/12,2)`,
    cost: getCellRef("paid"),
    perYear: `ROUND(${getCellRef("profit")}*${getCellRef("share")},2)`,
    rate: `ROUND(${getCellRef("perYear")}/${getCellRef("amount")},4)`,
    monthly: `ROUND(${getCellRef("perYear")}/12,2)`,
    // Always 0: the advantage of a share over an instalment.
    badMonth: "0",
    whole: `ROUND(${getCellRef("amount")}/${getCellRef("share")},2)`,
  }),
};
