import { computeFunding } from "./arithmetic.ts";
import { OFFER_FIELDS, type FundingInput, type Offer, type OfferKind } from "./input.ts";
import type { OfferFigure } from "./input.ts";
import { PAYMENTS_PER_YEAR } from "../loan/input.ts";
import { exactEmiFormula } from "../loan/formulas.ts";
import type { Unit } from "../kit/figures/fields.ts";
import { payment } from "../kit/figures/rates.ts";
import { type OfferCells, RESULTS, fundingFormulas } from "./formulas.ts";
import { howToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type DraftCell,
  type Format,
  SheetBuilder,
  type Workbook,
  decimalPlaces,
  head,
  input,
  label,
  result,
  textInput,
  unusedCell,
} from "../kit/workbook/sheet.ts";

const KINDS: Record<OfferKind, string> = {
  loan: "Loan in instalments",
  flat: "Loan at a flat rate",
  end: "Repaid at the end",
  days: "Repaid at the end, by days",
  overdraft: "Overdraft or card limit",
  bill: "Bill sold, TReDS",
  discount: "Cash discount",
  instalments: "Paid by the day, week or month",
  share: "Share of the profit",
};
const FIGURES: Record<OfferFigure, string> = {
  amount: "Amount",
  rate: "Rate a year, or the discount",
  months: "Months",
  days: "Days",
  fee: "All charges, with tax",
  used: "Used on average",
  payment: "Each payment",
  count: "So many payments",
  share: "Share given up",
  profit: "Profit of a year",
};
const HOW_TO = [
  "Two offers at the same rate are seldom the same: look at what is due in a bad month, and at who gets a say.",
  "A share of the profit is not repaid and goes on after the months you look at.",
];

/** The workbook with a column per offer: inputs, then results. */
export function buildFundingWorkbook(form: FundingInput, url: string): Workbook {
  const { offers } = form;
  const s = new SheetBuilder({
    name: "Offers",
    columns: [50, ...offers.map(() => 28)],
    frozen: { rows: 0, columns: 1 },
    landscape: true,
  });
  s.title("Offers side by side");
  s.note(
    "Each kind of offer has its own sums, so the kind stays as it is; change the figures.",
    offers.length + 1,
  );
  const decimals = s.input(
    "Decimals of instalments: 0 for whole rupees, 2 for paise",
    decimalPlaces(form.rounding),
    "whole",
  );
  const cells = offers.map(() => ({ decimals }) as OfferCells);
  /** Names the cells of the row that is written after `skipped` others. */
  const name = (id: keyof OfferCells, skipped = 0) => {
    const [, ...row] = s.next(["label", ...offers], skipped);
    for (const [index, reference] of row.entries()) if (cells[index]) cells[index][id] = reference;
  };
  const across = (text: string, toCell: (offer: Offer, index: number) => DraftCell) =>
    s.row(label(text), ...offers.map(toCell));

  s.blank();
  s.row(head("Offer"), ...offers.map((offer) => textInput(offer.name)));
  across("Kind", ({ kind }) => label(KINDS[kind]));
  for (const figure of Object.keys(FIGURES) as OfferFigure[]) {
    if (!offers.some(({ kind }) => figure in OFFER_FIELDS[kind])) continue;
    name(figure);
    across(FIGURES[figure], (offer) => figureCell(offer, figure));
  }
  if (offers.some(({ kind }) => kind === "instalments")) {
    name("times");
    across("Payments in a year", ({ kind, every }) =>
      kind === "instalments" ? input(PAYMENTS_PER_YEAR[every], "whole") : unusedCell,
    );
  }
  s.blank();

  if (offers.some(({ kind }) => kind === "loan")) {
    name("exact");
    across("Instalment, not rounded", (offer, index) => exactCell(offer, cells[index]));
  }
  const ids = Object.keys(RESULTS) as (keyof typeof RESULTS)[];
  // The results refer to each other.
  for (const [index, id] of ids.entries()) name(id, index);
  const results = computeFunding(form);
  const formulas = offers.map(({ kind }, index) =>
    fundingFormulas(kind, cells[index] as OfferCells),
  );
  for (const id of ids) {
    const style = id === "perYear" || id === "yearly" ? "key" : "result";
    across(RESULTS[id], (_, index) => {
      const formula = formulas[index]?.[id];
      const value = results[index]?.[id === "yearly" ? "rate" : id] ?? 0;
      if (formula === undefined) return unusedCell;
      return result(formula, value, id === "yearly" ? "percent" : "rupees", style);
    });
  }
  return { sheets: [s.build(), howToSheet(HOW_TO, url)] };
}

const toFormat = (unit: Unit): Format => (unit === "months" || unit === "count" ? "whole" : unit);

function figureCell(offer: Offer, figure: OfferFigure): DraftCell {
  const fields: Readonly<Record<string, { unit: Unit }>> = OFFER_FIELDS[offer.kind];
  const values: Readonly<Record<string, string | number>> = offer;
  const field = fields[figure];
  return field ? input(Number(values[figure]), toFormat(field.unit)) : unusedCell;
}

/** A loan's instalment before rounding, in whole paise; the formula has all decimals. */
function exactCell(offer: Offer, cells: OfferCells | undefined): DraftCell {
  if (offer.kind !== "loan" || !cells) return unusedCell;
  const value = Math.round(payment(offer.amount, offer.rate / 120_000, offer.months));
  return result(exactEmiFormula({ ...cells, loan: cells.amount }), value, "exact");
}
