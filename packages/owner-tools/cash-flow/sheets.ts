import { sheetCopy } from "../kit/workbook/copy.ts";
import type { CashFlowInput, CashLine } from "./arithmetic.ts";
import { computeCashFlow, weekNumbers } from "./arithmetic.ts";
import { howToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type CellReference,
  type Format,
  SheetBuilder,
  cellAt,
  type Workbook,
  head,
  input,
  label,
  quoted,
  range,
  result,
  textInput,
} from "../kit/workbook/sheet.ts";

/** Number of spare rows for new lines. */
const SPARE = 3;
const HOW_TO = [
  "Start from the balance today. Leave out money you hope for.",
  "Closing is next week’s opening. The lowest closing and its week are what you made the sheet for; below nothing it turns red.",
  "Each Monday write last week’s real figures over the forecast and move the sheet one week on.",
];

/** The first week with a mark in its row. */
const firstWeek = (marks: () => CellReference[]) => () =>
  `IF(COUNT(${range(marks())})=0,${quoted(sheetCopy.never)},MIN(${range(marks())}))`;

/** The workbook of the thirteen-week sheet: weeks in columns, lines in rows. */
export function buildCashFlowWorkbook(flow: CashFlowInput, url: string): Workbook {
  const { weeks, totals, ...computed } = computeCashFlow(flow);
  const s = new SheetBuilder({
    name: "Thirteen weeks",
    columns: [40, ...weekNumbers.map(() => 13), 14],
    frozen: { rows: 0, columns: 1 },
    landscape: true,
  });
  s.title("Thirteen weeks ahead");
  s.note(
    "Write what reaches the bank in the week it reaches it, not in the week it was billed.",
    8,
  );
  const start = s.input("First Monday", flow.start, "date");
  const bank = s.input("Bank balance today", flow.bank, "rupees");
  const drawer = s.input("Cash in the drawer", flow.drawer, "rupees");
  const cheques = s.input("Cheques given, not yet presented", flow.cheques, "rupees");
  const cushion = s.input("Cushion for what goes wrong", flow.cushion, "rupees");
  s.blank();

  const { lowest: low, firstNegativeWeek = sheetCopy.never, neededBy = sheetCopy.never } = computed;
  const all = () => range(closings);
  const lowest = s.result("Lowest closing", () => `MIN(${all()})`, low.closing, "rupees", "key");
  s.result("In week", () => `MATCH(${lowest},${all()},0)`, low.week, "whole");
  s.result(
    "First week below nothing",
    firstWeek(() => below),
    firstNegativeWeek,
    "whole",
  );
  const count = () => `COUNTIF(${all()},"<0")`;
  s.result("Weeks below nothing", count, computed.negativeWeekCount, "whole");
  const needed = `MAX(0,${cushion}-${lowest})`;
  s.result("Needed from somewhere, cushion included", needed, computed.needed, "rupees");
  s.result(
    "By week",
    firstWeek(() => short),
    neededBy,
    "whole",
  );
  const change = () => `${cellAt(closings, -1)}-${cellAt(openings, 0)}`;
  s.result("Richer or poorer after thirteen weeks", change, computed.change, "rupees");
  s.blank();

  /** A row with a cell for each week. */
  const weekly = (
    text: string,
    formula: (index: number) => string,
    values: readonly (number | string)[],
    format: Format = "rupees",
    style: "result" | "key" | "note" = "result",
  ) =>
    s
      .row(
        label(text),
        ...values.map((value, index) => result(() => formula(index), value, format, style)),
      )
      .slice(1);
  /** The lines of one side, with their sums. */
  function writeSide(name: string, all: string, lines: readonly CashLine[], side: "in" | "out") {
    s.section(name);
    const spare = Array.from({ length: SPARE }, () => undefined);
    const rows = [...lines, ...spare].map((line, index) => {
      // Weeks without an amount stay empty, as the owner left them.
      const amounts = weekNumbers.map((week) =>
        input(line?.weeks[week - 1] || undefined, "rupees"),
      );
      const cells = s.next([...amounts, null]).slice(1);
      const sum = result(`SUM(${range(cells)})`, totals[side][index] ?? 0, "rupees");
      s.row(textInput(line?.label ?? ""), ...amounts, sum);
      return cells;
    });
    const sums = weeks.map((week, index) => {
      const column = range(rows.flatMap((cells) => cells[index] ?? []));
      return result(`SUM(${column})`, week[side], "rupees");
    });
    const cells = s.next([...sums, null]).slice(1);
    const total = side === "in" ? totals.allIn : totals.allOut;
    s.row(label(all), ...sums, result(`SUM(${range(cells)})`, total, "rupees"));
    return cells;
  }

  s.row(head("Week"), ...weekNumbers.map((week) => head(String(week))), head("Total"));
  const mondays = weekNumbers.map((week) =>
    flow.start === undefined ? "" : flow.start + 7 * (week - 1),
  );
  weekly("Monday", (index) => `IF(${start}="","",${start}+${7 * index})`, mondays, "date");
  const openings = weekly(
    "Opening",
    (index) => (index === 0 ? `${bank}+${drawer}-${cheques}` : cellAt(closings, index - 1)),
    weeks.map(({ opening }) => opening),
  );
  const incoming = writeSide("In", "All in", flow.in, "in");
  const outgoing = writeSide("Out", "All out", flow.out, "out");
  /** A row with the week's number if its closing is below a limit; the results refer to it. */
  const mark = (text: string, limit: string, amount: number) =>
    weekly(
      text,
      (index) => `IF(${cellAt(closings, index)}<${limit},${index + 1},"")`,
      weeks.map(({ closing, week }) => (closing < amount ? week : "")),
      "whole",
      "note",
    );
  const below = mark("Closing below nothing", "0", 0);
  const short = mark("Closing below the cushion", cushion, flow.cushion);
  const closings = weekly(
    "Closing",
    (index) => {
      const change = `${cellAt(incoming, index)}-${cellAt(outgoing, index)}`;
      return `ROUND(${cellAt(openings, index)}+${change},2)`;
    },
    weeks.map(({ closing }) => closing),
    "rupees",
    "key",
  );
  return { sheets: [s.build(), howToSheet(HOW_TO, url)] };
}
