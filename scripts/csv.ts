interface Column<T> {
  name: string;
  value: (row: T) => string;
}

/**
 * Rows as CSV (RFC 4180, with a byte order mark, so that spreadsheets read UTF-8). A cell that a
 * spreadsheet would take for a formula is led by an apostrophe, which shows it as text.
 */
export function toCsv<T>(rows: readonly T[], columns: readonly Column<T>[]): string {
  const lines = [
    columns.map(({ name }) => cell(name)),
    ...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
  ];
  return `\uFEFF${lines.map((line) => `${line.join(",")}\r\n`).join("")}`;
}

// Spreadsheets pass over white space and invisible characters before the sign.
const FORMULA = /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u;

function cell(value: string): string {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
