import type { Instalment, LoanResult } from "./input.ts";
import {
  type CellReference,
  type DraftCell,
  type References,
  SheetBuilder,
  cellAt,
  result,
} from "../kit/workbook/sheet.ts";
import type { TermsCells } from "./formulas.ts";

/** Maximum number of months in a schedule. */
const ROWS = 360;
const HEADS = [
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
/** The columns of a schedule, from the row before the first month. */
type ScheduleColumns = Record<"months" | "interests" | "payments" | "last", CellReference[]>;

/** The schedule, with the lender's flows, from which the rate of return follows. */
export function buildScheduleSheet(
  { schedule, received }: LoanResult,
  cells: LoanCells & { received: CellReference },
) {
  const s = createSheet("Schedule", "In and out ₹");
  const columns = writeSchedule(s, schedule.rows, cells, {
    first: result(`-${cells.received}`, -received, "rupees"),
    each: ([, , , , paid], row) => result(paid, row?.paid ?? "", "rupees"),
  });
  return { sheet: s.build(), ...columns };
}

/** The schedule with the prepayment, at the same instalment; without one, the same schedule. */
export function buildPrepaidSheet(
  { schedule, prepayment }: LoanResult,
  cells: LoanCells & { prepay: CellReference; prepayAfter: CellReference },
) {
  const { prepay, prepayAfter } = cells;
  const s = createSheet("Schedule prepaid", "Paid in extra ₹");
  const columns = writeSchedule(s, (prepayment ?? schedule).rows, cells, {
    first: null,
    each: ([month, before, , repaid], row) =>
      result(
        `IF(${month}="","",IF(${month}=${prepayAfter},MIN(${prepay},ROUND(${before}-${repaid},2)),0))`,
        row?.extra ?? "",
        "rupees",
      ),
    isRepaid: true,
  });
  return { sheet: s.build(), ...columns };
}

function createSheet(name: string, last: string): SheetBuilder {
  const s = new SheetBuilder({
    name,
    columns: [9, 18, 16, 16, 16, 18, 18],
    frozen: { rows: 1, columns: 1 },
  });
  s.heads(...HEADS, last);
  return s;
}

type MonthCells = References<readonly [...typeof HEADS, string]>;

/** The last column of a schedule. */
interface LastColumn {
  /** Before the first month. */
  first: DraftCell | null;
  each: (cells: MonthCells, row: Instalment | undefined) => DraftCell;
  /** Whether it reduces the balance. */
  isRepaid?: boolean;
}

/** Rounds as in loan/schedule.ts; rows after the last month are empty. */
function writeSchedule(
  s: SheetBuilder,
  rows: readonly Instalment[],
  { loan, rate, months, emi, decimals }: LoanCells,
  last: LastColumn,
): ScheduleColumns {
  // When the loan is paid out; ranges start here.
  const none: DraftCell = { value: null, style: "result", format: "rupees" };
  const start = [
    { value: 0, style: "result", format: "whole" } as DraftCell,
    none,
    none,
    none,
    none,
  ];
  const paidOut = result(loan, rows[0]?.before ?? 0, "rupees");
  const startCells = s.row(...start, paidOut, ...(last.first ? [last.first] : []));
  const all: CellReference[][] = [startCells];
  let balance = cellAt(startCells, 5);
  for (let k = 1; k <= ROWS; k += 1) {
    const row = rows[k - 1];
    const cells: MonthCells = s.next([...HEADS, "last"]);
    const [month, before, interest, repaid, paid, after, extra] = cells;
    const cell = (formula: string, value: number | undefined) =>
      result(`IF(${month}="","",${formula})`, value ?? "", "rupees");
    const owed = `ROUND(${before}+${interest},2)`;
    s.row(
      // N() converts the empty text below the last row to 0.
      result(`IF(N(${balance})>0,${k},"")`, row?.month ?? "", "whole"),
      cell(balance, row?.before),
      cell(`ROUND(${before}*${rate}/12,${decimals})`, row?.interest),
      cell(`ROUND(${paid}-${interest},2)`, row?.repaid),
      cell(`IF(OR(${month}=${months},${owed}<=${emi}),${owed},${emi})`, row?.paid),
      cell(`ROUND(${before}-${repaid}${last.isRepaid ? `-${extra}` : ""},2)`, row?.after),
      last.each(cells, row),
    );
    all.push(cells);
    balance = after;
  }
  const column = (index: number) => all.flatMap((cells) => cells[index] ?? []);
  return { months: column(0), interests: column(2), payments: column(4), last: column(6) };
}
