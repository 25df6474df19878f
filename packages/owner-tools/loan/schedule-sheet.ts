import type { LoanResult, ScheduleRow } from "./input.ts";
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

/** The last column, which differs between the two schedules. */
interface LastColumn {
  heading: string;
  /** The cell before the first month. */
  initialCell?: CellSpec;
  toCell: (cells: MonthCells, row: ScheduleRow | undefined) => CellSpec;
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
    toCell: ({ payment }, row) => resultCell(payment, row?.payment ?? ""),
  });

/** The schedule with the prepayment, at the same instalment; without one, the same schedule. */
export const buildPrepaidSheet = (
  { schedule, prepayment }: LoanResult,
  cells: LoanCells & { prepayment: CellReference; prepayAfter: CellReference },
) =>
  buildSheet("Schedule prepaid", (prepayment ?? schedule).rows, cells, {
    heading: "Paid in extra ₹",
    toCell({ month, openingBalance, principal }, row) {
      const balanceDue = `ROUND(${openingBalance}-${principal},2)`;
      const amount = `IF(${month}=${cells.prepayAfter},MIN(${cells.prepayment},${balanceDue}),0)`;
      return resultCell(`IF(${month}="","",${amount})`, row?.prepayment ?? "");
    },
    reducesBalance: true,
  });

/** Builds a schedule, rounded as in loan/schedule.ts; rows after the last month are empty. */
function buildSheet(
  name: string,
  rows: readonly ScheduleRow[],
  { principal: loanPrincipal, rate, months, emi, decimals }: LoanCells,
  lastColumn: LastColumn,
) {
  const sheet = new SheetBuilder({
    name,
    columnWidths: [9, 18, 16, 16, 16, 18, 18],
    frozen: { rows: 1, columns: 1 },
  });
  sheet.headings(...COLUMN_HEADINGS, lastColumn.heading);
  const emptyCell: CellSpec = { value: null, style: "result", format: "rupees" };
  const initialCells: CellReference[] = sheet.row(
    { value: 0, style: "result", format: "whole" },
    emptyCell,
    emptyCell,
    emptyCell,
    emptyCell,
    resultCell(loanPrincipal, rows[0]?.openingBalance ?? 0),
    ...(lastColumn.initialCell ? [lastColumn.initialCell] : []),
  );
  const cellRows = [initialCells];
  let previousBalance = cellAt(initialCells, 5);
  for (let monthNumber = 1; monthNumber <= MAX_MONTHS; monthNumber += 1) {
    const row = rows[monthNumber - 1];
    const cells = sheet.nextRow([...COLUMN_HEADINGS, lastColumn.heading]);
    const [month, openingBalance, interest, principal, payment, closingBalance, lastCell] = cells;
    const buildAmountCell = (formula: string, value: number | undefined) =>
      resultCell(`IF(${month}="","",${formula})`, value ?? "");
    const balanceDue = `ROUND(${openingBalance}+${interest},2)`;
    const reduction = lastColumn.reducesBalance ? `${principal}-${lastCell}` : principal;
    sheet.row(
      // N() converts the empty text after the last month to 0.
      resultCell(`IF(N(${previousBalance})>0,${monthNumber},"")`, row?.month ?? "", "whole"),
      buildAmountCell(previousBalance, row?.openingBalance),
      buildAmountCell(`ROUND(${openingBalance}*${rate}/12,${decimals})`, row?.interest),
      buildAmountCell(`ROUND(${payment}-${interest},2)`, row?.principal),
      buildAmountCell(
        `IF(OR(${month}=${months},${balanceDue}<=${emi}),${balanceDue},${emi})`,
        row?.payment,
      ),
      buildAmountCell(`ROUND(${openingBalance}-${reduction},2)`, row?.closingBalance),
      lastColumn.toCell({ month, openingBalance, principal, payment }, row),
    );
    cellRows.push(cells);
    previousBalance = closingBalance;
  }
  const getColumn = (index: number) => cellRows.flatMap((cells) => cells[index] ?? []);
  return {
    sheet: sheet.build(),
    months: getColumn(0),
    interests: getColumn(2),
    payments: getColumn(4),
    lastColumn: getColumn(6),
  };
}
