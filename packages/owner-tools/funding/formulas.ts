import type { OfferFieldName, OfferKind } from "./input.ts";
import { buildLevelRateFormula, buildRoundedEmiFormula } from "../loan/formulas.ts";
import type { CellReference } from "../kit/workbook/sheet.ts";

/** Labels of an offer's results, in the order of the rows. */
export const RESULT_LABELS = {
  received: "In your hand",
  totalPaid: "Paid in all",
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
  OfferFieldName | ResultId | "paymentsPerYear" | "unroundedEmi" | "decimals",
  CellReference
>;

/** Builds the formulas of an offer's column; results without one do not apply to its kind. */
export const buildOfferFormulas = (kind: OfferKind, cells: OfferCells): Formulas =>
  FORMULA_BUILDERS[kind](cells);

/** Formulas of the cost and of the cost per year; `yearFactor` converts the first to the second. */
const buildCostFormulas = ({ totalPaid, received, cost }: OfferCells, yearFactor: string) => ({
  cost: `ROUND(${totalPaid}-${received},2)`,
  perYear: `ROUND(${cost}*${yearFactor},2)`,
});
const buildSimpleRateFormula = ({ cost, received }: OfferCells, yearFactor: string) =>
  `ROUND(${cost}/${received}*${yearFactor},4)`;

function buildLevelPaymentFormulas(
  cells: OfferCells,
  payment: string,
  periods: CellReference,
  paymentsPerYear: string,
): Formulas {
  const { amount, fee, received, totalPaid, dueMonthly } = cells;
  const rate = buildLevelRateFormula(received, totalPaid, payment, periods);
  return {
    received: `${amount}-${fee}`,
    ...buildCostFormulas(cells, `${paymentsPerYear}/${periods}`),
    yearlyRate: `ROUND(${rate}*${paymentsPerYear},4)`,
    dueInBadMonth: dueMonthly,
  };
}

const buildMonthlyFormulas = (cells: OfferCells) =>
  buildLevelPaymentFormulas(cells, `(${cells.totalPaid}/${cells.months})`, cells.months, "12");

function buildRepaidAtEndFormulas(
  cells: OfferCells,
  timeInYears: string,
  yearFactor: string,
): Formulas {
  const { amount, fee, rate, totalPaid } = cells;
  return {
    received: `${amount}-${fee}`,
    totalPaid: `${amount}+ROUND(${amount}*${rate}*${timeInYears},2)`,
    ...buildCostFormulas(cells, yearFactor),
    yearlyRate: buildSimpleRateFormula(cells, yearFactor),
    dueAtEnd: totalPaid,
  };
}

/** Formulas of a bill of which a part is deducted in advance. */
function buildUpfrontFormulas(cells: OfferCells, deduction: string): Formulas {
  const yearFactor = `365/${cells.days}`;
  return {
    received: `${cells.amount}-${deduction}`,
    totalPaid: cells.amount,
    ...buildCostFormulas(cells, yearFactor),
    yearlyRate: buildSimpleRateFormula(cells, yearFactor),
  };
}

const FORMULA_BUILDERS: Record<OfferKind, (cells: OfferCells) => Formulas> = {
  loan(cells) {
    const { amount: principal, rate, months, unroundedEmi, decimals, dueMonthly } = cells;
    return {
      ...buildMonthlyFormulas(cells),
      dueMonthly: buildRoundedEmiFormula({ principal, rate, months }, unroundedEmi, decimals),
      totalPaid: `${dueMonthly}*${months}`,
    };
  },
  flat(cells) {
    const { amount, rate, months, totalPaid, decimals } = cells;
    return {
      ...buildMonthlyFormulas(cells),
      totalPaid: `${amount}+ROUND(${amount}*${rate}*${months}/12,${decimals})`,
      dueMonthly: `ROUND(${totalPaid}/${months},${decimals})`,
    };
  },
  end: (cells) => buildRepaidAtEndFormulas(cells, `${cells.months}/12`, `12/${cells.months}`),
  days: (cells) => buildRepaidAtEndFormulas(cells, `${cells.days}/365`, `365/${cells.days}`),
  overdraft(cells) {
    const { amount, used, fee, rate, months, dueMonthly, dueAtEnd } = cells;
    return {
      received: `${dueAtEnd}-${fee}`,
      totalPaid: `${dueAtEnd}+ROUND(${dueAtEnd}*${rate}*${months}/12,2)`,
      ...buildCostFormulas(cells, `12/${months}`),
      yearlyRate: buildSimpleRateFormula(cells, `12/${months}`),
      dueMonthly: `ROUND(${dueAtEnd}*${rate}/12,2)`,
      dueInBadMonth: dueMonthly,
      dueAtEnd: `ROUND(${amount}*${used},2)`,
    };
  },
  bill(cells) {
    const { amount, rate, days, fee } = cells;
    return buildUpfrontFormulas(cells, `ROUND(${amount}*${rate}*${days}/365,2)-${fee}`);
  },
  discount: (cells) => buildUpfrontFormulas(cells, `ROUND(${cells.amount}*${cells.rate},2)`),
  instalments(cells) {
    const { payment, count, paymentsPerYear } = cells;
    return {
      ...buildLevelPaymentFormulas(cells, payment, count, paymentsPerYear),
      totalPaid: `${payment}*${count}`,
      dueMonthly: `ROUND(${payment}*${paymentsPerYear}/12,2)`,
    };
  },
  share({ amount, profit, share, months, totalPaid, perYear }) {
    return {
      received: amount,
      totalPaid: `ROUND(${profit}*${share}*${months}/12,2)`,
      cost: totalPaid,
      perYear: `ROUND(${profit}*${share},2)`,
      yearlyRate: `ROUND(${perYear}/${amount},4)`,
      dueMonthly: `ROUND(${perYear}/12,2)`,
      dueInBadMonth: "0",
      impliedValuation: `ROUND(${amount}/${share},2)`,
    };
  },
};
