import { sheetCopy } from "./copy.ts";

/** How a number is shown, and the unit in which it is passed. */
export type Format =
  /** Paise, shown as rupees. */
  | "rupees"
  /** Paise, shown with two decimals even if all other amounts are whole rupees. */
  | "rupees-and-paise"
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
  | "heading"
  | "label"
  | "note"
  /** Typed by the owner. */
  | "input"
  | "result"
  /** The main result of the sheet. */
  | "main-result"
  /** A cell that does not apply. */
  | "unused";

export interface Cell<AnyFormula = string> {
  /** Spreadsheet value: rupees, a fraction of 1, hours, days since 1900; null is empty. */
  value: string | number | null;
  style: CellStyle;
  format?: Format;
  /** Without "=". */
  formula?: AnyFormula;
  span?: number;
}

/** A row of a sheet; null is a cell without content and style. */
export type Row<AnyFormula = string> = (Cell<AnyFormula> | null)[];

export interface Sheet {
  name: string;
  /** In characters. */
  columnWidths: readonly number[];
  frozen: { rows: number; columns: number };
  isLandscape?: boolean;
  rows: readonly Readonly<Row>[];
}

/** A workbook as plain data, for XLSX and CSV; the main sheet is first. */
export interface Workbook {
  sheets: readonly Sheet[];
}

/** 1 January 1970 as a spreadsheet date: days since 30 December 1899. */
export const UNIX_EPOCH = 25_569;

/** Converts a number in the unit of its format to a spreadsheet value. */
function toCellValue(value: number, format: Format): number {
  switch (format) {
    case "rupees":
    case "rupees-and-paise":
    case "hundredths":
      return value / 100;
    case "percent":
      return value / 10_000;
    case "fine-percent":
      return value / 1_000_000;
    case "hours":
      return value / 60;
    case "date":
      return value + UNIX_EPOCH;
    case "whole":
      return value;
  }
}

/** A formula; a function if it refers to cells that are written later. */
export type Formula = string | (() => string);
type CellValue = number | string | undefined;
/** A cell before `build`. */
export type CellSpec = Cell<Formula>;

/** Text cells in each style. */
export const labelCell = (value: string): CellSpec => ({ value, style: "label" });
export const headingCell = (value: string): CellSpec => ({ value, style: "heading" });
export const unusedCell: CellSpec = { value: null, style: "unused" };

/** An input cell for a number; undefined leaves it empty. */
export const inputCell = (value: number | undefined, format: Format = "rupees"): CellSpec => ({
  value: value === undefined ? null : toCellValue(value, format),
  style: "input",
  format,
});

/** An input cell for text. */
export const textInputCell = (value: string): CellSpec => ({
  value: value || null,
  style: "input",
});

/** A formula with its computed value, in the unit of its format. */
export function resultCell(
  formula: Formula,
  value: number | string,
  format: Format = "rupees",
  style: "result" | "main-result" | "note" = "result",
): CellSpec {
  const cellValue = typeof value === "number" ? toCellValue(value, format) : value;
  return { formula, value: cellValue, style, format };
}

/** A text literal in a formula. */
export const quoteText = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Number of decimals for ROUND. */
export const getDecimalPlaces = (rounding: "rupee" | "paisa"): number =>
  rounding === "rupee" ? 0 : 2;

/** Letters of a column: 0 is A, 26 is AA. */
export function toColumnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? toColumnName(rest - 1) : "") + String.fromCodePoint(65 + (column % 26));
}

/** The address of a written cell, with its sheet, for formulas: "'Loan'!$B$3". */
export type CellReference = string;

const toSheetPrefix = (name: string) => `'${name}'!`;

/** The range from the first cell to the last, for formulas. */
export function range([first, ...others]: readonly CellReference[]): string {
  if (!first) throw new Error("A range without cells.");
  const last = others.at(-1) ?? first;
  return `${first}:${last.slice(last.indexOf("!") + 1)}`;
}

/** The cell at an index; negative indexes count from the end. */
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

  /** Returns references to the cells of the next row, or of the row after `skipped` others. */
  nextRow<const Columns extends readonly unknown[]>(
    columns: Columns,
    skipped = 0,
  ): References<Columns> {
    const row = this.#rows.length + skipped + 1;
    const cells = columns.map(
      (_, column) => `${toSheetPrefix(this.#options.name)}$${toColumnName(column)}$${row}`,
    );
    return cells as References<Columns>;
  }
  row<Cells extends Row<Formula>>(...cells: Cells): References<Cells> {
    const references = this.nextRow(cells);
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
  headings(...names: readonly string[]): void {
    this.row(...names.map(headingCell));
  }
  /** Adds a row with a label and one other cell. */
  labelledCell(text: string, cell: CellSpec): CellReference {
    const { valueColumn = 1 } = this.#options;
    const emptyCells = Array.from({ length: valueColumn - 1 }, () => null);
    return cellAt(this.row(labelCell(text), ...emptyCells, cell), -1);
  }
  input(text: string, value: number | undefined, format?: Format): CellReference {
    return this.labelledCell(text, inputCell(value, format));
  }
  /** Adds a row with a result; "Never" if it is undefined. */
  result(text: string, formula: Formula, value: CellValue, format?: Format): CellReference {
    return this.labelledCell(text, resultCell(formula, value ?? sheetCopy.never, format));
  }
  /** Adds a row with one of the sheet's main results. */
  mainResult(text: string, formula: Formula, value: CellValue, format?: Format): CellReference {
    return this.labelledCell(
      text,
      resultCell(formula, value ?? sheetCopy.never, format, "main-result"),
    );
  }

  /** Completes the sheet. Within a sheet, formulas refer to cells without its name. */
  build(): Sheet {
    const { valueColumn: _, frozen = { rows: 1, columns: 0 }, ...sheet } = this.#options;
    const rows = this.#rows.map((cells) => cells.map((cell) => cell && this.#resolve(cell)));
    return { ...sheet, frozen, rows };
  }
  #resolve({ formula, ...cell }: CellSpec): Cell {
    if (formula === undefined) return cell;
    const text = typeof formula === "string" ? formula : formula();
    return { ...cell, formula: text.replaceAll(toSheetPrefix(this.#options.name), "") };
  }
}
