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
type CellOf = (name: string) => string;

/** The formulas of an offer's column; results without a formula do not apply to its kind. */
export function fundingFormulas(offer: Offer, index: number): Formulas {
  const cellRef: CellOf = (name) => `{${name}.${index}}`;
  const results = BY_KIND[offer.kind](cellRef);
  if (offer.kind !== "loan") return { results };
  const value = Math.round(payment(offer.amount, offer.rate / 120_000, offer.months));
  return { exact: { formula: exactEmiFormula(termCells(cellRef)), value }, results };
}

const termCells = (cellRef: CellOf) => ({
  loan: cellRef("amount"),
  rate: cellRef("rate"),
  months: cellRef("months"),
});

/** Formulas for the cost, paid minus received, and the cost per year. */
const costs = (cellRef: CellOf, year: string) => ({
  cost: `ROUND(${cellRef("paid")}-${cellRef("received")},2)`,
  perYear: `ROUND(${cellRef("cost")}*${year},2)`,
});
const simpleRate = (cellRef: CellOf, year: string) =>
  `ROUND(${cellRef("cost")}/${cellRef("received")}*${year},4)`;

function levelPayments(cellRef: CellOf, payment: string, periods: string, times: string): Results {
  const rate = levelRateFormula(cellRef("received"), cellRef("paid"), payment, periods);
  return {
    received: `${cellRef("amount")}-${cellRef("fee")}`,
    ...costs(cellRef, `${times}/${periods}`),
    rate: `ROUND(${rate}*${times},4)`,
    badMonth: cellRef("monthly"),
  };
}

function inMonths(cellRef: CellOf): Results {
  const months = cellRef("months");
  return levelPayments(cellRef, `(${cellRef("paid")}/${months})`, months, "12");
}

function atEnd(cellRef: CellOf, time: string, year: string): Results {
  return {
    received: `${cellRef("amount")}-${cellRef("fee")}`,
    paid: `${cellRef("amount")}+ROUND(${cellRef("amount")}*${cellRef("rate")}*${time},2)`,
    ...costs(cellRef, year),
    rate: simpleRate(cellRef, year),
    atEnd: cellRef("paid"),
  };
}

function deductedUpfront(cellRef: CellOf, cost: string): Results {
  const year = `365/${cellRef("days")}`;
  return {
    received: `${cellRef("amount")}-${cost}`,
    paid: cellRef("amount"),
    ...costs(cellRef, year),
    rate: simpleRate(cellRef, year),
  };
}

const BY_KIND: Record<OfferKind, (cellRef: CellOf) => Results> = {
  loan: (cellRef) => ({
    ...inMonths(cellRef),
    monthly: roundedEmiFormula(termCells(cellRef), cellRef("exact")),
    paid: `${cellRef("monthly")}*${cellRef("months")}`,
  }),
  flat: (cellRef) => ({
    ...inMonths(cellRef),
    paid: `${cellRef("amount")}+ROUND(${cellRef("amount")}*${cellRef("rate")}*${cellRef("months")}/12,{decimals})`,
    monthly: `ROUND(${cellRef("paid")}/${cellRef("months")},{decimals})`,
  }),
  end: (cellRef) => atEnd(cellRef, `${cellRef("months")}/12`, `12/${cellRef("months")}`),
  days: (cellRef) => atEnd(cellRef, `${cellRef("days")}/365`, `365/${cellRef("days")}`),
  overdraft: (cellRef) => ({
    received: `${cellRef("atEnd")}-${cellRef("fee")}`,
    paid: `${cellRef("atEnd")}+ROUND(${cellRef("atEnd")}*${cellRef("rate")}*${cellRef("months")}/12,2)`,
    ...costs(cellRef, `12/${cellRef("months")}`),
    rate: simpleRate(cellRef, `12/${cellRef("months")}`),
    monthly: `ROUND(${cellRef("atEnd")}*${cellRef("rate")}/12,2)`,
    badMonth: cellRef("monthly"),
    atEnd: `ROUND(${cellRef("amount")}*${cellRef("used")},2)`,
  }),
  bill: (cellRef) =>
    deductedUpfront(
      cellRef,
      `ROUND(${cellRef("amount")}*${cellRef("rate")}*${cellRef("days")}/365,2)-${cellRef("fee")}`,
    ),
  discount: (cellRef) =>
    deductedUpfront(cellRef, `ROUND(${cellRef("amount")}*${cellRef("rate")},2)`),
  instalments: (cellRef) => ({
    ...levelPayments(cellRef, cellRef("payment"), cellRef("count"), cellRef("times")),
    paid: `${cellRef("payment")}*${cellRef("count")}`,
    monthly: `ROUND(${cellRef("payment")}*${cellRef("times")}/12,2)`,
  }),
  share: (cellRef) => ({
    received: cellRef("amount"),
    paid: `ROUND(${cellRef("profit")}*${cellRef("share")}*${cellRef("months")}/12,2)`,
    cost: cellRef("paid"),
    perYear: `ROUND(${cellRef("profit")}*${cellRef("share")},2)`,
    rate: `ROUND(${cellRef("perYear")}/${cellRef("amount")},4)`,
    monthly: `ROUND(${cellRef("perYear")}/12,2)`,
    // Always 0: the advantage of a share over an instalment.
    badMonth: "0",
    whole: `ROUND(${cellRef("amount")}/${cellRef("share")},2)`,
  }),
};
