import { fundingSheetCopy as copy } from "./copy.ts";
import { computeFunding } from "../arithmetic.ts";
import { OFFER_FIELDS, type FundingInput, type Offer } from "../input.ts";
import type { OfferFigure, OfferResult } from "../input.ts";
import { PAYMENTS_PER_YEAR } from "../../loan/input.ts";
import { fundingFormulas } from "./formulas.ts";
import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import type { Cell, Format, Row, Workbook } from "../../kit/workbook/sheet.ts";
import {
  decimalPlaces,
  head,
  input,
  label,
  note,
  unusedCell,
  result,
  title,
  textInput,
} from "../../kit/workbook/sheet.ts";

const FIGURES = Object.keys(copy.figures) as OfferFigure[];
const FORMATS: Record<"rupees" | "percent" | "months" | "count" | "hours" | "date", Format> = {
  rupees: "rupees",
  percent: "percent",
  months: "whole",
  count: "whole",
  hours: "hours",
  date: "date",
};

/** The workbook with a column per offer: inputs, then results. */
export function buildFundingWorkbook(form: FundingInput, url: string): Workbook {
  const { offers } = form;
  const computed = computeFunding(form);
  const across = (text: string, of: (offer: Offer, index: number) => Cell): Row => [
    label(text),
    ...offers.map(of),
  ];
  return {
    sheets: [
      {
        name: copy.sheet,
        columns: [50, ...offers.map(() => 28)],
        frozen: { rows: 0, columns: 1 },
        landscape: true,
        rows: [
          [title(copy.title)],
          [{ ...note(copy.note), span: offers.length + 1 }],
          [label(copy.decimals), input("decimals", decimalPlaces(form.rounding), "whole")],
          [],
          [head(copy.offer), ...offers.map(({ name }) => textInput(name))],
          across(copy.kind, ({ kind }) => label(copy.kinds[kind])),
          ...figureRows(offers, across),
          [],
          ...resultRows(computed.offers, offers),
        ],
      },
      howToSheet(copy.howTo, url),
    ],
  };
}

function figureRows(
  offers: readonly Offer[],
  across: (text: string, of: (offer: Offer, index: number) => Cell) => Row,
): Row[] {
  const requestedFigures = FIGURES.filter((figure) =>
    offers.some(({ kind }) => figure in OFFER_FIELDS[kind]),
  );
  const rows = requestedFigures.map((figure) =>
    across(copy.figures[figure], (offer, index) => figureCell(offer, figure, index)),
  );
  if (!offers.some(({ kind }) => kind === "instalments")) return rows;
  const times = across(copy.times, ({ kind, every }, index) =>
    kind === "instalments"
      ? input(`times.${index}`, PAYMENTS_PER_YEAR[every], "whole")
      : unusedCell,
  );
  return [...rows, times];
}

function figureCell(offer: Offer, figure: OfferFigure, index: number): Cell {
  const fields: Readonly<Record<string, { unit: keyof typeof FORMATS }>> = OFFER_FIELDS[offer.kind];
  const field = fields[figure];
  if (!field) return unusedCell;
  const values: Readonly<Record<string, string | number>> = offer;
  return input(`${figure}.${index}`, Number(values[figure]), FORMATS[field.unit]);
}

const RESULTS = {
  received: "rupees",
  paid: "rupees",
  cost: "rupees",
  perYear: "rupees",
  rate: "percent",
  monthly: "rupees",
  badMonth: "rupees",
  atEnd: "rupees",
  whole: "rupees",
} as const satisfies Partial<Record<keyof OfferResult, Format>>;
type Result = keyof typeof RESULTS;

function resultRows(computed: readonly OfferResult[], offers: readonly Offer[]): Row[] {
  const formulas = offers.map(fundingFormulas);
  const exact = formulas.map((formula, index) => exactCell(formula.exact, index));
  const rows = (Object.keys(RESULTS) as Result[]).map((name): Row => {
    const cells = computed.map((sum, index) =>
      resultCell(name, formulas[index]?.results[name], sum[name], index),
    );
    return [label(copy[name])].concat(cells);
  });
  return exact.some((cell) => cell !== unusedCell)
    ? [[label(copy.exact), ...exact], ...rows]
    : rows;
}

const exactCell = (exact: { formula: string; value: number } | undefined, index: number): Cell =>
  exact ? result(`exact.${index}`, exact.formula, exact.value, "exact") : unusedCell;

function resultCell(name: Result, formula: string | undefined, value: number, index: number): Cell {
  if (formula === undefined) return unusedCell;
  const style = name === "perYear" || name === "rate" ? "key" : "result";
  // The offer's input rate already uses the id "rate".
  const id = name === "rate" ? "yearly" : name;
  return result(`${id}.${index}`, formula, value, RESULTS[name], style);
}
