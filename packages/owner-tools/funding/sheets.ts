import { computeFunding } from "./arithmetic.ts";
import {
  OFFER_FIELDS,
  type FundingInput,
  type FundingOffer,
  type OfferKind,
  type OfferFieldName,
} from "./input.ts";
import { PAYMENTS_PER_YEAR } from "../loan/input.ts";
import { buildUnroundedEmiFormula } from "../loan/formulas.ts";
import type { Unit } from "../kit/figures/fields.ts";
import { computeLevelPayment } from "../kit/figures/rates.ts";
import { type OfferCells, RESULT_LABELS, buildOfferFormulas } from "./formulas.ts";
import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type CellSpec,
  type Format,
  SheetBuilder,
  type Workbook,
  getDecimalPlaces,
  headingCell,
  inputCell,
  labelCell,
  resultCell,
  textInputCell,
  unusedCell,
} from "../kit/workbook/sheet.ts";

const KIND_LABELS: Record<OfferKind, string> = {
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
const FIELD_LABELS: Record<OfferFieldName, string> = {
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
export function buildFundingWorkbook(input: FundingInput, url: string): Workbook {
  const { offers } = input;
  const sheet = new SheetBuilder({
    name: "Offers",
    columnWidths: [50, ...offers.map(() => 28)],
    frozen: { rows: 0, columns: 1 },
    isLandscape: true,
  });
  sheet.title("Offers side by side");
  sheet.note(
    "Each kind of offer has its own sums, so the kind stays as it is; change the figures.",
    offers.length + 1,
  );
  const decimals = sheet.input(
    "Decimals of instalments: 0 for whole rupees, 2 for paise",
    getDecimalPlaces(input.rounding),
    "whole",
  );
  const cells = offers.map(() => ({ decimals }) as OfferCells);
  /** Sets the references to the cells of the next row, or of the row after `skipped` others. */
  const setReferences = (id: keyof OfferCells, skipped = 0) => {
    const [, ...references] = sheet.nextRow(["label", ...offers], skipped);
    for (const [index, reference] of references.entries())
      if (cells[index]) cells[index][id] = reference;
  };
  const writeRow = (text: string, toCell: (offer: FundingOffer, index: number) => CellSpec) =>
    sheet.row(labelCell(text), ...offers.map(toCell));

  sheet.blank();
  sheet.row(headingCell("Offer"), ...offers.map((offer) => textInputCell(offer.name)));
  writeRow("Kind", ({ kind }) => labelCell(KIND_LABELS[kind]));
  for (const name of Object.keys(FIELD_LABELS) as OfferFieldName[]) {
    if (!offers.some(({ kind }) => name in OFFER_FIELDS[kind])) continue;
    setReferences(name);
    writeRow(FIELD_LABELS[name], (offer) => buildFieldCell(offer, name));
  }
  if (offers.some(({ kind }) => kind === "instalments")) {
    setReferences("paymentsPerYear");
    writeRow("Payments in a year", ({ kind, every }) =>
      kind === "instalments" ? inputCell(PAYMENTS_PER_YEAR[every], "whole") : unusedCell,
    );
  }
  sheet.blank();

  if (offers.some(({ kind }) => kind === "loan")) {
    setReferences("unroundedEmi");
    writeRow("Instalment, not rounded", (offer, index) =>
      buildUnroundedEmiCell(offer, cells[index]),
    );
  }
  const resultIds = Object.keys(RESULT_LABELS) as (keyof typeof RESULT_LABELS)[];
  // The results refer to each other.
  for (const [index, id] of resultIds.entries()) setReferences(id, index);
  const results = computeFunding(input);
  const formulas = offers.map(({ kind }, index) =>
    buildOfferFormulas(kind, cells[index] as OfferCells),
  );
  for (const id of resultIds) {
    const style = id === "perYear" || id === "yearlyRate" ? "main-result" : "result";
    writeRow(RESULT_LABELS[id], (_, index) => {
      const formula = formulas[index]?.[id];
      const value = results[index]?.[id] ?? 0;
      if (formula === undefined) return unusedCell;
      return resultCell(formula, value, id === "yearlyRate" ? "percent" : "rupees", style);
    });
  }
  return { sheets: [sheet.build(), buildHowToSheet(HOW_TO, url)] };
}

const toFormat = (unit: Unit): Format => (unit === "months" || unit === "count" ? "whole" : unit);

function buildFieldCell(offer: FundingOffer, name: OfferFieldName): CellSpec {
  const fields: Readonly<Record<string, { unit: Unit }>> = OFFER_FIELDS[offer.kind];
  const values: Readonly<Record<string, string | number>> = offer;
  const field = fields[name];
  return field ? inputCell(Number(values[name]), toFormat(field.unit)) : unusedCell;
}

/** The unrounded instalment of a loan; its stored value is in whole paise. */
function buildUnroundedEmiCell(offer: FundingOffer, cells: OfferCells | undefined): CellSpec {
  if (offer.kind !== "loan" || !cells) return unusedCell;
  const value = Math.round(computeLevelPayment(offer.amount, offer.rate / 120_000, offer.months));
  const formula = buildUnroundedEmiFormula({ ...cells, principal: cells.amount });
  return resultCell(formula, value, "rupees-and-paise");
}
