import { loanSheetCopy } from "./copy.ts";
import type { Instalment, LoanResult } from "../input.ts";
import type { Cell, Sheet } from "../../kit/workbook/sheet.ts";
import { head, result } from "../../kit/workbook/sheet.ts";

/** Maximum number of months in a schedule. */
export const ROWS = 360;

const { head: heads } = loanSheetCopy.schedule;

/** The schedule, rounded as in loan/schedule.ts; rows after the last month are empty. */
export function buildScheduleSheet({ schedule, received }: LoanResult): Sheet {
  const { month, before, interest, repaid, paid, after, flow } = heads;
  return {
    name: loanSheetCopy.schedule.sheet,
    columns: [9, 18, 16, 16, 16, 18, 18],
    frozen: { rows: 1, columns: 1 },
    rows: [
      [month, before, interest, repaid, paid, after, flow].map(head),
      [
        ...zerothMonth(""),
        result("a.0", "{loan}", schedule.rows[0]?.before ?? 0, "rupees"),
        result("flow.0", "-{received}", -received, "rupees"),
      ],
      ...buildScheduleRows("", schedule.rows, (row, k) => [
        result(`flow.${k}`, `{p.${k}}`, row?.paid ?? "", "rupees"),
      ]),
    ],
  };
}

/** The schedule with the prepayment, at the same instalment. */
export function buildPrepaidSheet({ schedule, prepayment }: LoanResult): Sheet {
  const { month, before, interest, repaid, paid, after } = heads;
  const { rows } = prepayment ?? schedule;
  return {
    name: loanSheetCopy.prepaid.sheet,
    columns: [9, 18, 16, 16, 16, 18, 18],
    frozen: { rows: 1, columns: 1 },
    rows: [
      [month, before, interest, repaid, paid, after, loanSheetCopy.prepaid.extra].map(head),
      [...zerothMonth("x"), result("xa.0", "{loan}", schedule.rows[0]?.before ?? 0, "rupees")],
      ...buildScheduleRows("x", rows, (row, k) => [
        result(
          `xe.${k}`,
          `IF({xm.${k}}="","",IF({xm.${k}}={prepayAfter},MIN({prepay},ROUND({xb.${k}}-{xr.${k}},2)),0))`,
          row?.extra ?? "",
          "rupees",
        ),
      ]),
    ],
  };
}

/** The row before the first month, when the loan is paid out; ranges start here. */
const zerothMonth = (x: string): Cell[] =>
  [`${x}m.0`, `${x}b.0`, `${x}i.0`, `${x}r.0`, `${x}p.0`].map((id) => ({
    id,
    value: id === `${x}m.0` ? 0 : null,
    style: "result",
    format: id === `${x}m.0` ? "whole" : "rupees",
  }));

function buildScheduleRows(
  x: string,
  rows: readonly Instalment[],
  more: (row: Instalment | undefined, k: number) => Cell[],
): Cell[][] {
  return Array.from({ length: ROWS }, (_, index) => {
    const [k, row] = [index + 1, rows[index]];
    const [m, b, i, r, p] = ["m", "b", "i", "r", "p"].map((name) => `{${x}${name}.${k}}`);
    const cell = (name: string, formula: string, value: number | undefined) =>
      result(`${x}${name}.${k}`, `IF(${m}="","",${formula})`, value ?? "", "rupees");
    const all = `ROUND(${b}+${i},2)`;
    const extra = x === "" ? "" : `-{xe.${k}}`;
    return [
      // N() converts the empty text below the last row to 0.
      result(`${x}m.${k}`, `IF(N({${x}a.${k - 1}})>0,${k},"")`, row?.month ?? "", "whole"),
      cell("b", `{${x}a.${k - 1}}`, row?.before),
      cell("i", `ROUND(${b}*{rate}/12,{decimals})`, row?.interest),
      cell("r", `ROUND(${p}-${i},2)`, row?.repaid),
      cell("p", `IF(OR(${m}={months},${all}<={emi}),${all},{emi})`, row?.paid),
      cell("a", `ROUND(${b}-${r}${extra},2)`, row?.after),
      ...more(row, k),
    ];
  });
}
