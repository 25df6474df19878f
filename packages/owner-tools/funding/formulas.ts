import type { OfferFieldName, OfferKind } from "./input.ts";
import { levelRateFormula, roundedEmiFormula } from "../loan/formulas.ts";
import type { CellReference } from "../kit/workbook/sheet.ts";

/** Labels of an offer's results, in the order of the rows. */
export const RESULT_LABELS = {
  received: "In your hand",
  paid: "Paid in all",
  cost: "It costs, all in",
  perYear: "It costs in a year",
  yearlyRate: "Rate for a year",
  dueMonthly: "Due in a month",
  dueInBadMonth: "Due in a month without profit",
  dueAtEnd: "Also due at the end",
  impliedValuation: "The whole business is then worth",
};
type ResultId = keyof typeof RESULT_LABELS;
type Formulas = Partial<Record<ResultId, string>>;

/** The cells of an offer's column. */
export type OfferCells = Record<
  OfferFieldName | ResultId | "paymentsPerYear" | "exact" | "decimals",
  CellReference
>;

/** The formulas of an offer's column; results without a formula do not apply to its kind. */
export const fundingFormulas = (kind: OfferKind, cells: OfferCells): Formulas =>
  FORMULAS_BY_KIND[kind](cells);

/** Formulas for the cost, paid minus received, and the cost per year. */
const costFormulas = ({ paid, received, cost }: OfferCells, year: string) => ({
  cost: `ROUND(${paid}-${received},2)`,
  perYear: `ROUND(${cost}*${year},2)`,
});
const simpleRate = ({ cost, received }: OfferCells, year: string) =>
  `ROUND(${cost}/${received}*${year},4)`;

function levelPaymentFormulas(
  cells: OfferCells,
  payment: string,
  periods: CellReference,
  paymentsPerYear: string,
): Formulas {
  const { amount, fee, received, paid, dueMonthly } = cells;
  const rate = levelRateFormula(received, paid, payment, periods);
  return {
    received: `${amount}-${fee}`,
    ...costFormulas(cells, `${paymentsPerYear}/${periods}`),
    yearlyRate: `ROUND(${rate}*${paymentsPerYear},4)`,
    dueInBadMonth: dueMonthly,
  };
}

const monthlyFormulas = (cells: OfferCells) =>
  levelPaymentFormulas(cells, `(${cells.paid}/${cells.months})`, cells.months, "12");

function repaidAtEndFormulas(cells: OfferCells, time: string, year: string): Formulas {
  const { amount, fee, rate, paid } = cells;
  return {
    received: `${amount}-${fee}`,
    paid: `${amount}+ROUND(${amount}*${rate}*${time},2)`,
    ...costFormulas(cells, year),
    yearlyRate: simpleRate(cells, year),
    dueAtEnd: paid,
  };
}

function upfrontFormulas(cells: OfferCells, cost: string): Formulas {
  const year = `365/${cells.days}`;
  return {
    received: `${cells.amount}-${cost}`,
    paid: cells.amount,
    ...costFormulas(cells, year),
    yearlyRate: simpleRate(cells, year),
  };
}

const FORMULAS_BY_KIND: Record<OfferKind, (cells: OfferCells) => Formulas> = {
  loan(cells) {
    const { amount: loan, rate, months, exact, decimals, dueMonthly } = cells;
    return {
      ...monthlyFormulas(cells),
      dueMonthly: roundedEmiFormula({ loan, rate, months }, exact, decimals),
      paid: `${dueMonthly}*${months}`,
    };
  },
  flat(cells) {
    const { amount, rate, months, paid, decimals } = cells;
    return {
      ...monthlyFormulas(cells),
      paid: `${amount}+ROUND(${amount}*${rate}*${months}/12,${decimals})`,
      dueMonthly: `ROUND(${paid}/${months},${decimals})`,
    };
  },
  end: (cells) => repaidAtEndFormulas(cells, `${cells.months}/12`, `12/${cells.months}`),
  days: (cells) => repaidAtEndFormulas(cells, `${cells.days}/365`, `365/${cells.days}`),
  overdraft(cells) {
    const { amount, used, fee, rate, months, dueMonthly, dueAtEnd } = cells;
    return {
      received: `${dueAtEnd}-${fee}`,
      paid: `${dueAtEnd}+ROUND(${dueAtEnd}*${rate}*${months}/12,2)`,
      ...costFormulas(cells, `12/${months}`),
      yearlyRate: simpleRate(cells, `12/${months}`),
      dueMonthly: `ROUND(${dueAtEnd}*${rate}/12,2)`,
      dueInBadMonth: dueMonthly,
      dueAtEnd: `ROUND(${amount}*${used},2)`,
    };
  },
  bill(cells) {
    const { amount, rate, days, fee } = cells;
    return upfrontFormulas(cells, `ROUND(${amount}*${rate}*${days}/365,2)-${fee}`);
  },
  discount: (cells) => upfrontFormulas(cells, `ROUND(${cells.amount}*${cells.rate},2)`),
  instalments(cells) {
    const { payment, count, paymentsPerYear } = cells;
    return {
      ...levelPaymentFormulas(cells, payment, count, paymentsPerYear),
      paid: `${payment}*${count}`,
      dueMonthly: `ROUND(${payment}*${paymentsPerYear}/12,2)`,
    };
  },
  share({ amount, profit, share, months, paid, perYear }) {
    return {
      received: amount,
      paid: `ROUND(${profit}*${share}*${months}/12,2)`,
      cost: paid,
      perYear: `ROUND(${profit}*${share},2)`,
      yearlyRate: `ROUND(${perYear}/${amount},4)`,
      dueMonthly: `ROUND(${perYear}/12,2)`,
      dueInBadMonth: "0",
      impliedValuation: `ROUND(${amount}/${share},2)`,
    };
  },
};
