/** A workbook as plain data, of which both XLSX and CSV are made. */

/** How a figure is shown, and in which unit it comes from `sums/`. */
export type Format =
  /** Paise, shown as rupees. */
  | "rupees"
  /** Paise that the sums do not go on with; always shown with paise. */
  | "exact"
  /** Hundredths of a percent. */
  | "percent"
  /** Millionths. */
  | "fine-percent"
  | "whole"
  /** Hundredths of anything: 150 is 1.50. */
  | "hundredths"
  /** Minutes, shown as hours. */
  | "hours"
  /** Days since 1 January 1970. */
  | "date";

/** What a cell is, from which its colours follow. */
export type Look =
  | "title"
  | "section"
  | "head"
  | "label"
  | "note"
  /** Typed by the owner. */
  | "input"
  | "result"
  /** The result one made the sheet for. */
  | "key"
  /** A cell that does not apply. */
  | "off";

/** A cell of a sheet. */
export interface Cell {
  /** As the spreadsheet holds it: rupees, a share of 1, hours, days since 1900; null is empty. */
  value: string | number | null;
  look: Look;
  format?: Format;
  /** Without "="; other cells stand in it as `{id}`, ranges as `{id:id}`. */
  formula?: string;
  /** Names the cell for formulas, in all sheets of the workbook. */
  id?: string;
  /** Columns it is spread over. */
  span?: number;
}

/** A sheet, row by row. */
export interface Sheet {
  name: string;
  /** Widths in characters. */
  columns: readonly number[];
  /** Rows and columns that stay in view. */
  frozen: { rows: number; columns: number };
  landscape?: boolean;
  rows: readonly (readonly (Cell | null)[])[];
}

/** Sheets, the one that matters first. */
export interface Workbook {
  sheets: readonly Sheet[];
}

const EPOCH = 25_569;

/** A figure of `sums/` as a spreadsheet holds it. */
function held(value: number, format: Format): number {
  switch (format) {
    case "rupees":
    case "exact":
    case "hundredths":
      return value / 100;
    case "percent":
      return value / 10_000;
    case "fine-percent":
      return value / 1_000_000;
    case "hours":
      return value / 60;
    case "date":
      return value + EPOCH;
    case "whole":
      return value;
  }
}

/** Words of each look. */
export const title = (value: string): Cell => ({ value, look: "title" });
export const section = (value: string): Cell => ({ value, look: "section" });
export const head = (value: string): Cell => ({ value, look: "head" });
export const label = (value: string): Cell => ({ value, look: "label" });
export const note = (value: string): Cell => ({ value, look: "note" });
export const off: Cell = { value: null, look: "off" };

/** A cell the owner types a figure into; undefined leaves it empty. */
export function input(id: string, value: number | undefined, format: Format): Cell {
  return { id, value: value === undefined ? null : held(value, format), look: "input", format };
}

/** A cell the owner types words into. */
export const typed = (value: string, id?: string): Cell => ({
  value: value === "" ? null : value,
  look: "input",
  ...(id === undefined ? {} : { id }),
});

/** A formula and what it comes to by `sums/`: a figure in its own unit, or words. */
export function result(
  id: string,
  formula: string,
  value: number | string,
  format: Format,
  look: "result" | "key" = "result",
): Cell {
  const shown = typeof value === "number" ? held(value, format) : value;
  return { id, formula, value: shown, look, format };
}

/** Words within a formula. */
export const quoted = (words: string): string => `"${words.replaceAll('"', '""')}"`;

/** `0` for whole rupees, `2` for paise: what ROUND is told. */
export const decimalsOf = (rounding: "rupee" | "paisa"): number => (rounding === "rupee" ? 0 : 2);
