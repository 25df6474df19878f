import { formatCsv, formatTextCell } from "@angadi/formats/csv";
import { formatIsoDate } from "../figures/readers.ts";
import { type Cell, UNIX_EPOCH, type Sheet, type Workbook } from "./sheet.ts";

/**
 * Formats the computed values of all sheets, one below the other, as CSV. Numbers are plain,
 * percentages end in %.
 */
export function workbookToCsv({ sheets }: Workbook): string {
  return formatCsv(
    sheets.flatMap((sheet, index) => [...(index > 0 ? [[]] : []), ...toCsvRows(sheet)]),
  );
}

function toCsvRows({ name, rows }: Sheet): string[][] {
  // Unused rows of a schedule are left out; blank lines between parts are kept.
  const usedRows = rows.filter((cells) => cells.length === 0 || cells.some(isFilled));
  return [[formatTextCell(name)], ...usedRows.map((cells) => cells.map(formatCell))];
}

const isFilled = (cell: Cell | null): boolean =>
  cell !== null && cell.value !== null && cell.value !== "";

function formatCell(cell: Cell | null): string {
  if (cell === null || cell.value === null) return "";
  if (typeof cell.value === "number") return formatNumberCell(cell.value, cell.format);
  return formatTextCell(cell.value);
}

function formatNumberCell(value: number, format: Cell["format"]): string {
  if (format === "date") return formatIsoDate(value - UNIX_EPOCH);
  if (format === "percent") return `${formatDecimals(value * 100, 2)}%`;
  if (format === "fine-percent") return `${formatDecimals(value * 100, 4)}%`;
  return formatDecimals(value, format === "hours" ? 4 : 2);
}

/** Rounds to at most `decimals` decimals, without floating-point noise or trailing zeros. */
const formatDecimals = (value: number, decimals: number): string =>
  String(Number(value.toFixed(decimals)));
