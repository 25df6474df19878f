import type { OfferFigure, OfferKind } from "./input.ts";
import { levelRateFormula, roundedEmiFormula } from "../loan/formulas.ts";
import type { CellReference } from "../kit/workbook/sheet.ts";

/** What is computed of an offer, in the order of the rows. */
export const RESULTS = {
  received: "In your hand",
  paid: "Paid in all",
  cost: "It costs, all in",
  perYear: "It costs in a year",
  yearly: "Rate for a year",
  monthly: "Due in a month",
  badMonth: "Due in a month without profit",
  atEnd: "Also due at the end",
  whole: "The whole business is then worth",
};
type Result = keyof typeof RESULTS;
type Formulas = Partial<Record<Result, string>>;

/** The cells of an offer's column. */
export type OfferCells = Record<
  OfferFigure | Result | "times" | "exact" | "decimals",
  CellReference
>;

/** The formulas of an offer's column; results without a formula do not apply to its kind. */
export const fundingFormulas = (kind: OfferKind, cells: OfferCells): Formulas =>
  BY_KIND[kind](cells);

/** Formulas for the cost, paid minus received, and the cost per year. */
const costs = ({ paid, received, cost }: OfferCells, year: string) => ({
  cost: `ROUND(${paid}-${received},2)`,
  perYear: `ROUND(${cost}*${year},2)`,
});
const simpleRate = ({ cost, received }: OfferCells, year: string) =>
  `ROUND(${cost}/${received}*${year},4)`;

function levelPayments(
  cells: OfferCells,
  payment: string,
  periods: CellReference,
  times: string,
): Formulas {
  const { amount, fee, received, paid, monthly } = cells;
  const rate = levelRateFormula(received, paid, payment, periods);
  return {
    received: `${amount}-${fee}`,
    ...costs(cells, `${times}/${periods}`),
    yearly: `ROUND(${rate}*${times},4)`,
    badMonth: monthly,
  };
}

const inMonths = (cells: OfferCells) =>
  levelPayments(cells, `(${cells.paid}/${cells.months})`, cells.months, "12");

function atEnd(cells: OfferCells, time: string, year: string): Formulas {
  const { amount, fee, rate, paid } = cells;
  return {
    received: `${amount}-${fee}`,
    paid: `${amount}+ROUND(${amount}*${rate}*${time},2)`,
    ...costs(cells, year),
    yearly: simpleRate(cells, year),
    atEnd: paid,
  };
}

function deductedUpfront(cells: OfferCells, cost: string): Formulas {
  const year = `365/${cells.days}`;
  return {
    received: `${cells.amount}-${cost}`,
    paid: cells.amount,
    ...costs(cells, year),
    yearly: simpleRate(cells, year),
  };
}

const BY_KIND: Record<OfferKind, (cells: OfferCells) => Formulas> = {
  loan(cells) {
    const { amount: loan, rate, months, exact, decimals, monthly } = cells;
    return {
      ...inMonths(cells),
      monthly: roundedEmiFormula({ loan, rate, months }, exact, decimals),
      paid: `${monthly}*${months}`,
    };
  },
  flat(cells) {
    const { amount, rate, months, paid, decimals } = cells;
    return {
      ...inMonths(cells),
      paid: `${amount}+ROUND(${amount}*${rate}*${months}/12,${decimals})`,
      monthly: `ROUND(${paid}/${months},${decimals})`,
    };
  },
  end: (cells) => atEnd(cells, `${cells.months}/12`, `12/${cells.months}`),
  days: (cells) => atEnd(cells, `${cells.days}/365`, `365/${cells.days}`),
  overdraft(cells) {
    const { amount, used, fee, rate, months, monthly, atEnd } = cells;
    return {
      received: `${atEnd}-${fee}`,
      paid: `${atEnd}+ROUND(${atEnd}*${rate}*${months}/12,2)`,
      ...costs(cells, `12/${months}`),
      yearly: simpleRate(cells, `12/${months}`),
      monthly: `ROUND(${atEnd}*${rate}/12,2)`,
      badMonth: monthly,
      atEnd: `ROUND(${amount}*${used},2)`,
    };
  },
  bill(cells) {
    const { amount, rate, days, fee } = cells;
    return deductedUpfront(cells, `ROUND(${amount}*${rate}*${days}/365,2)-${fee}`);
  },
  discount: (cells) => deductedUpfront(cells, `ROUND(${cells.amount}*${cells.rate},2)`),
  instalments(cells) {
    const { payment, count, times } = cells;
    return {
      ...levelPayments(cells, payment, count, times),
      paid: `${payment}*${count}`,
      monthly: `ROUND(${payment}*${times}/12,2)`,
    };
  },
  share({ amount, profit, share, months, paid, perYear }) {
    return {
      received: amount,
      paid: `ROUND(${profit}*${share}*${months}/12,2)`,
      cost: paid,
      perYear: `ROUND(${profit}*${share},2)`,
      yearly: `ROUND(${perYear}/${amount},4)`,
      monthly: `ROUND(${perYear}/12,2)`,
      // Always 0: the advantage of a share over an instalment.
      badMonth: "0",
      whole: `ROUND(${amount}/${share},2)`,
    };
  },
};
