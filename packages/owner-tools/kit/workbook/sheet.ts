import { sheetCopy } from "./copy.ts";

/** A workbook as plain data, the source of both XLSX and CSV. */

/** How a number is shown, and its unit in the arithmetic. */
export type Format =
  /** Paise, shown as rupees. */
  | "rupees"
  /** Paise that are not used in further sums; always shown with paise. */
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

/** The role of a cell, which decides its colours. */
export type CellStyle =
  | "title"
  | "section"
  | "head"
  | "label"
  | "note"
  /** Typed by the owner. */
  | "input"
  | "result"
  /** The main result of the sheet. */
  | "key"
  /** A cell that does not apply. */
  | "off";

/** A cell of a sheet. */
export interface Cell {
  /** Spreadsheet value: rupees, a share of 1, hours, days since 1900; null is empty. */
  value: string | number | null;
  style: CellStyle;
  format?: Format;
  /** Without "="; other cells are written as `{id}`, ranges as `{id:id}`. */
  formula?: string;
  /** Names the cell for formulas, in all sheets of the workbook. */
  id?: string;
  /** Number of columns it spans. */
  span?: number;
}

/** A row of a sheet; null leaves a cell out. */
export type Row = (Cell | null)[];

/** A sheet, row by row. */
export interface Sheet {
  name: string;
  /** Column widths in characters. */
  columns: readonly number[];
  /** Number of frozen rows and columns. */
  frozen: { rows: number; columns: number };
  landscape?: boolean;
  rows: readonly Readonly<Row>[];
}

/** Sheets, the main one first. */
export interface Workbook {
  sheets: readonly Sheet[];
}

/** 1 January 1970 as a spreadsheet date: days since 30 December 1899. */
export const EPOCH = 25_569;

/** Converts a number of the arithmetic to a spreadsheet value. */
function toCellValue(value: number, format: Format): number {
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

/** Text cells in each style. */
export const title = (value: string): Cell => ({ value, style: "title" });
export const section = (value: string): Cell => ({ value, style: "section" });
export const head = (value: string): Cell => ({ value, style: "head" });
export const label = (value: string): Cell => ({ value, style: "label" });
export const note = (value: string): Cell => ({ value, style: "note" });
export const unusedCell: Cell = { value: null, style: "off" };

/** An input cell for a number; undefined leaves it empty. */
export function input(id: string, value: number | undefined, format: Format): Cell {
  return {
    id,
    value: value === undefined ? null : toCellValue(value, format),
    style: "input",
    format,
  };
}

/** An input cell for text. */
export const textInput = (value: string, id?: string): Cell => ({
  value: value === "" ? null : value,
  style: "input",
  ...(id === undefined ? {} : { id }),
});

/** A formula with the result of the tool's arithmetic: a number in its own unit, or text. */
export function result(
  id: string,
  formula: string,
  value: number | string,
  format: Format,
  style: "result" | "key" = "result",
): Cell {
  const cellValue = typeof value === "number" ? toCellValue(value, format) : value;
  return { id, formula, value: cellValue, style, format };
}

/** A row with a label and a result; "Never" if there is no result. */
export const resultRow = (
  text: string,
  id: string,
  formula: string,
  value: number | undefined,
  format: Format,
  style: "result" | "key" = "result",
): Row => [label(text), result(id, formula, value ?? sheetCopy.never, format, style)];

/** A text literal in a formula. */
export const quoted = (copy: string): string => `"${copy.replaceAll('"', '""')}"`;

/** The digits for ROUND: `0` for whole rupees, `2` for paise. */
export const decimalPlaces = (rounding: "rupee" | "paisa"): number =>
  rounding === "rupee" ? 0 : 2;
