export interface Column<T> {
  name: string;
  /** Returns the text of a row's cell. */
  value: (row: T) => string;
}

/** Formats rows as CSV with a header line. */
export function toCsv<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  return formatCsv([
    columns.map(({ name }) => formatTextCell(name)),
    ...rows.map((row) => columns.map(({ value }) => formatTextCell(value(row)))),
  ]);
}

/**
 * Formats lines of cells as CSV (RFC 4180, with a byte order mark, so that spreadsheets read
 * UTF-8).
 */
export const formatCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${formatLines(lines)}`;

/** Formats further lines for a file started with `toCsv`. */
export const formatCsvRows = <T>(rows: readonly T[], columns: readonly Column<T>[]): string =>
  formatLines(rows.map((row) => columns.map(({ value }) => formatTextCell(value(row)))));

const formatLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.join(",")}\r\n`).join("");

/** Bidirectional controls, which could make a cell read differently. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

// Spreadsheets ignore white space and invisible characters before the operator.
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;
// A long number, such as a phone number, would lose digits: 9.19877E+11.
const FORMULA_OR_LONG_NUMBER = new RegExp(`${FORMULA.source}|^\\d{12,}$`, "u");

/**
 * Formats a text cell. If a spreadsheet would convert it, an apostrophe is prepended, so that it is
 * shown as text.
 */
export function formatTextCell(value: string): string {
  const visible = value.replaceAll(BIDI_CONTROLS, "");
  const text = FORMULA_OR_LONG_NUMBER.test(visible) ? `'${visible}` : visible;
  return `"${text.replaceAll('"', '""')}"`;
}

/** True if a spreadsheet would evaluate the cell as a formula. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);

/** Reverses `formatTextCell`. */
export const parseTextCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA_OR_LONG_NUMBER.test(cell.slice(1)) ? cell.slice(1) : cell;
