export interface Column<T> {
  name: string;
  value: (row: T) => string;
}

/** Rows as CSV, one column for each of `columns`, whose names come first. */
export function toCsv<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  return formatCsv([
    columns.map(({ name }) => textCell(name)),
    ...rows.map((row) => columns.map(({ value }) => textCell(value(row)))),
  ]);
}

/** Lines of cells as CSV (RFC 4180, with a byte order mark, so that spreadsheets read UTF-8). */
export const formatCsv = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${csvLines(lines)}`;

/** Further lines of a file that began with `toCsv`. */
export const csvRows = <T>(rows: readonly T[], columns: readonly Column<T>[]): string =>
  csvLines(rows.map((row) => columns.map(({ value }) => textCell(value(row)))));

const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.join(",")}\r\n`).join("");

// Spreadsheets pass over white space and invisible characters before the sign.
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;

/**
 * A cell of words. What a spreadsheet would take for a formula is led by an apostrophe, which shows
 * it as text.
 */
export function textCell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** True for what a spreadsheet would take for a formula. */
export const isFormula = (cell: string): boolean => FORMULA.test(cell);

/** What `textCell` was given: without the apostrophe in front of what is no formula. */
export const cellText = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
