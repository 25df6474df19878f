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

/** A cell of a sheet; `F` is the type of its formula. */
export interface Cell<F = string> {
  /** Spreadsheet value: rupees, a share of 1, hours, days since 1900; null is empty. */
  value: string | number | null;
  style: CellStyle;
  format?: Format;
  /** Without "=". */
  formula?: F;
  /** Number of columns it spans. */
  span?: number;
}

/** A row of a sheet; null leaves a cell out. */
export type Row<F = string> = (Cell<F> | null)[];

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

/** A formula; a function if it refers to cells that are written later. */
export type Formula = string | (() => string);
export type DraftCell = Cell<Formula>;

/** Text cells in each style. */
export const label = (value: string): DraftCell => ({ value, style: "label" });
export const head = (value: string): DraftCell => ({ value, style: "head" });
export const unusedCell: DraftCell = { value: null, style: "off" };

/** An input cell for a number; undefined leaves it empty. */
export const input = (value: number | undefined, format: Format): DraftCell => ({
  value: value === undefined ? null : toCellValue(value, format),
  style: "input",
  format,
});

/** An input cell for text. */
export const textInput = (value: string): DraftCell => ({ value: value || null, style: "input" });

/** A formula with the result of the tool's arithmetic: a number in its own unit, or text. */
export function result(
  formula: Formula,
  value: number | string,
  format: Format,
  style: "result" | "key" | "note" = "result",
): DraftCell {
  const cellValue = typeof value === "number" ? toCellValue(value, format) : value;
  return { formula, value: cellValue, style, format };
}

/** A text literal in a formula. */
export const quoted = (copy: string): string => `"${copy.replaceAll('"', '""')}"`;

/** The digits for ROUND: `0` for whole rupees, `2` for paise. */
export const decimalPlaces = (rounding: "rupee" | "paisa"): number =>
  rounding === "rupee" ? 0 : 2;

/** Name of a column: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : "") + String.fromCodePoint(65 + (column % 26));
}

/** The address of a written cell, with its sheet, for formulas: "'Loan'!$B$3". */
export type CellReference = string;

const sheetPrefix = (name: string) => `'${name}'!`;

/** The range from the first to the last of written cells, for formulas. */
export function range([first, ...others]: readonly CellReference[]): string {
  if (!first) throw new Error("A range without cells.");
  const last = others.at(-1) ?? first;
  return `${first}:${last.slice(last.indexOf("!") + 1)}`;
}

/** One of several written cells. */
export function cellAt(cells: readonly CellReference[], index: number): CellReference {
  const cell = cells.at(index);
  if (cell === undefined) throw new Error(`No cell ${index} was written.`);
  return cell;
}

interface SheetOptions extends Omit<Sheet, "rows" | "frozen"> {
  /** By default the row of the title is frozen. */
  frozen?: Sheet["frozen"];
  /** Index of the column with inputs and results. */
  valueColumn?: number;
}

export type References<Columns extends readonly unknown[]> = {
  -readonly [Column in keyof Columns]: CellReference;
};

/** Writes a sheet row by row; each method returns the cells that formulas may refer to. */
export class SheetBuilder {
  readonly #options: SheetOptions;
  readonly #rows: Row<Formula>[] = [];
  constructor(options: SheetOptions) {
    this.#options = options;
  }

  /** The cells, one for each column, of the row that is written next, or after `skipped` others. */
  next<const Columns extends readonly unknown[]>(
    columns: Columns,
    skipped = 0,
  ): References<Columns> {
    const row = this.#rows.length + skipped + 1;
    const cells = columns.map(
      (_, column) => `${sheetPrefix(this.#options.name)}$${columnName(column)}$${row}`,
    );
    return cells as References<Columns>;
  }
  row<Cells extends Row<Formula>>(...cells: Cells): References<Cells> {
    const references = this.next(cells);
    this.#rows.push(cells);
    return references;
  }
  blank(): void {
    this.row();
  }
  title(value: string): void {
    this.row({ value, style: "title" });
  }
  section(value: string): void {
    this.row({ value, style: "section" });
  }
  note(value: string, span?: number): void {
    this.row({ value, style: "note", ...(span && { span }) });
  }
  heads(...names: readonly string[]): void {
    this.row(...names.map(head));
  }
  /** A row with a label and one other cell. */
  line(text: string, cell: DraftCell): CellReference {
    const { valueColumn = 1 } = this.#options;
    const between = Array.from({ length: valueColumn - 1 }, () => null);
    return cellAt(this.row(label(text), ...between, cell), -1);
  }
  input(text: string, value: number | undefined, format: Format): CellReference {
    return this.line(text, input(value, format));
  }
  /** A result; "Never" if there is none. */
  result(
    text: string,
    formula: Formula,
    value: number | string | undefined,
    format: Format,
    style: "result" | "key" = "result",
  ): CellReference {
    return this.line(text, result(formula, value ?? sheetCopy.never, format, style));
  }

  /** The sheet, with addresses in its formulas. */
  build(): Sheet {
    const { valueColumn: _, frozen = { rows: 1, columns: 0 }, ...sheet } = this.#options;
    const rows = this.#rows.map((cells) => cells.map((cell) => cell && this.#finish(cell)));
    return { ...sheet, frozen, rows };
  }
  #finish({ formula, ...cell }: DraftCell): Cell {
    if (formula === undefined) return cell;
    const text = typeof formula === "string" ? formula : formula();
    return { ...cell, formula: text.replaceAll(sheetPrefix(this.#options.name), "") };
  }
}
