import type { Instalment, LoanResult } from "./input.ts";
import {
  type CellReference,
  type CellSpec,
  SheetBuilder,
  cellAt,
  resultCell,
} from "../kit/workbook/sheet.ts";
import type { TermsCells } from "./formulas.ts";

const MAX_MONTHS = 360;
const COLUMN_HEADINGS = [
  "Month",
  "Balance before ₹",
  "Interest ₹",
  "Repaid ₹",
  "Instalment ₹",
  "Balance after ₹",
] as const;

interface LoanCells extends TermsCells {
  emi: CellReference;
  decimals: CellReference;
}

/** The last column of a schedule. */
interface LastColumn {
  heading: string;
  /** The cell before the first month. */
  initialCell?: CellSpec;
  toCell: (cells: MonthCells, row: Instalment | undefined) => CellSpec;
  reducesBalance?: boolean;
}

/** The cells of a month that the last column refers to. */
type MonthCells = Record<"month" | "openingBalance" | "principal" | "payment", CellReference>;

/** The schedule; its last column is the lender's cash flow, for the internal rate of return. */
export const buildScheduleSheet = (
  { schedule, received }: LoanResult,
  cells: LoanCells & { received: CellReference },
) =>
  buildSheet("Schedule", schedule.rows, cells, {
    heading: "In and out ₹",
    initialCell: resultCell(`-${cells.received}`, -received),
    toCell: ({ payment }, row) => resultCell(payment, row?.paid ?? ""),
  });

/** The schedule with the prepayment, at the same instalment; without one, the same schedule. */
export const buildPrepaidSheet = (
  { schedule, prepayment }: LoanResult,
  cells: LoanCells & { prepay: CellReference; prepayAfter: CellReference },
) =>
  buildSheet("Schedule prepaid", (prepayment ?? schedule).rows, cells, {
    heading: "Paid in extra ₹",
    toCell({ month, openingBalance, principal }, row) {
      const owed = `ROUND(${openingBalance}-${principal},2)`;
      const amount = `IF(${month}=${cells.prepayAfter},MIN(${cells.prepay},${owed}),0)`;
      return resultCell(`IF(${month}="","",${amount})`, row?.prepayment ?? "");
    },
    reducesBalance: true,
  });

/** Rounds as in loan/schedule.ts; rows after the last month are empty. */
function buildSheet(
  name: string,
  rows: readonly Instalment[],
  { loan, rate, months, emi, decimals }: LoanCells,
  lastColumn: LastColumn,
) {
  const sheet = new SheetBuilder({
    name,
    columnWidths: [9, 18, 16, 16, 16, 18, 18],
    frozen: { rows: 1, columns: 1 },
  });
  sheet.headings(...COLUMN_HEADINGS, lastColumn.heading);
  const empty: CellSpec = { value: null, style: "result", format: "rupees" };
  const initialCells: CellReference[] = sheet.row(
    { value: 0, style: "result", format: "whole" },
    empty,
    empty,
    empty,
    empty,
    resultCell(loan, rows[0]?.openingBalance ?? 0),
    ...(lastColumn.initialCell ? [lastColumn.initialCell] : []),
  );
  const cellRows = [initialCells];
  let previousBalance = cellAt(initialCells, 5);
  for (let number = 1; number <= MAX_MONTHS; number += 1) {
    const row = rows[number - 1];
    const cells = sheet.nextRow([...COLUMN_HEADINGS, lastColumn.heading]);
    const [month, openingBalance, interest, principal, payment, closingBalance, last] = cells;
    const amountCell = (formula: string, value: number | undefined) =>
      resultCell(`IF(${month}="","",${formula})`, value ?? "");
    const owed = `ROUND(${openingBalance}+${interest},2)`;
    const repaid = lastColumn.reducesBalance ? `${principal}-${last}` : principal;
    sheet.row(
      // N() converts the empty text after the last month to 0.
      resultCell(`IF(N(${previousBalance})>0,${number},"")`, row?.month ?? "", "whole"),
      amountCell(previousBalance, row?.openingBalance),
      amountCell(`ROUND(${openingBalance}*${rate}/12,${decimals})`, row?.interest),
      amountCell(`ROUND(${payment}-${interest},2)`, row?.principal),
      amountCell(`IF(OR(${month}=${months},${owed}<=${emi}),${owed},${emi})`, row?.paid),
      amountCell(`ROUND(${openingBalance}-${repaid},2)`, row?.closingBalance),
      lastColumn.toCell({ month, openingBalance, principal, payment }, row),
    );
    cellRows.push(cells);
    previousBalance = closingBalance;
  }
  const column = (index: number) => cellRows.flatMap((cells) => cells[index] ?? []);
  return {
    sheet: sheet.build(),
    months: column(0),
    interests: column(2),
    payments: column(4),
    last: column(6),
  };
}
