import { sheetCopy } from "../kit/workbook/copy.ts";
import { type CashFlowInput, type CashLine, computeCashFlow, weekNumbers } from "./arithmetic.ts";
import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type CellReference,
  type Format,
  SheetBuilder,
  cellAt,
  type Workbook,
  headingCell,
  inputCell,
  labelCell,
  quoteText,
  range,
  resultCell,
  textInputCell,
} from "../kit/workbook/sheet.ts";

const SPARE_ROWS = 3;
const HOW_TO = [
  "Start from the balance today. Leave out money you hope for.",
  "Closing is next week’s opening. The lowest closing and its week are what you made the sheet for; below nothing it turns red.",
  "Each Monday write last week’s real figures over the forecast and move the sheet one week on.",
];

/** The first week number in a warning row. */
const firstWeekFormula = (cells: () => CellReference[]) => () =>
  `IF(COUNT(${range(cells())})=0,${quoteText(sheetCopy.never)},MIN(${range(cells())}))`;

/** The workbook: weeks in columns, lines in rows. */
export function buildCashFlowWorkbook(flow: CashFlowInput, url: string): Workbook {
  const { weeks, totals, ...computed } = computeCashFlow(flow);
  const sheet = new SheetBuilder({
    name: "Thirteen weeks",
    columnWidths: [40, ...weekNumbers.map(() => 13), 14],
    frozen: { rows: 0, columns: 1 },
    isLandscape: true,
  });
  sheet.title("Thirteen weeks ahead");
  sheet.note(
    "Write what reaches the bank in the week it reaches it, not in the week it was billed.",
    8,
  );
  const start = sheet.input("First Monday", flow.start, "date");
  const bank = sheet.input("Bank balance today", flow.bank);
  const drawer = sheet.input("Cash in the drawer", flow.drawer);
  const cheques = sheet.input("Cheques given, not yet presented", flow.cheques);
  const cushion = sheet.input("Cushion for what goes wrong", flow.cushion);
  sheet.blank();

  const { firstNegativeWeek = sheetCopy.never, neededBy = sheetCopy.never } = computed;
  const { week, closing } = computed.lowest;
  const closingRange = () => range(closings);
  const lowest = sheet.mainResult("Lowest closing", () => `MIN(${closingRange()})`, closing);
  sheet.result("In week", () => `MATCH(${lowest},${closingRange()},0)`, week, "whole");
  const firstBelowZero = firstWeekFormula(() => belowZero);
  sheet.result("First week below nothing", firstBelowZero, firstNegativeWeek, "whole");
  const countNegative = () => `COUNTIF(${closingRange()},"<0")`;
  sheet.result("Weeks below nothing", countNegative, computed.negativeWeekCount, "whole");
  const needed = `MAX(0,${cushion}-${lowest})`;
  sheet.result("Needed from somewhere, cushion included", needed, computed.needed);
  const firstBelowCushion = firstWeekFormula(() => belowCushion);
  sheet.result("By week", firstBelowCushion, neededBy, "whole");
  const change = () => `${cellAt(closings, -1)}-${cellAt(openings, 0)}`;
  sheet.result("Richer or poorer after thirteen weeks", change, computed.change);
  sheet.blank();

  const writeWeeklyRow = (
    text: string,
    formula: (index: number) => string,
    values: readonly (number | string)[],
    format: Format = "rupees",
    style: "result" | "main-result" | "note" = "result",
  ) =>
    sheet
      .row(
        labelCell(text),
        ...values.map((value, index) => resultCell(() => formula(index), value, format, style)),
      )
      .slice(1);
  /** The inflow or outflow lines, with their sums. */
  function writeSide(name: string, all: string, lines: readonly CashLine[], side: "in" | "out") {
    sheet.section(name);
    const spareLines = Array.from({ length: SPARE_ROWS }, () => undefined);
    const rows = [...lines, ...spareLines].map((line, index) => {
      // Weeks without an amount stay empty, as the owner left them.
      const amounts = weekNumbers.map((week) => inputCell(line?.weeks[week - 1] || undefined));
      const cells = sheet.nextRow([...amounts, null]).slice(1);
      const sum = resultCell(`SUM(${range(cells)})`, totals[side][index] ?? 0);
      sheet.row(textInputCell(line?.label ?? ""), ...amounts, sum);
      return cells;
    });
    const sums = weeks.map((week, index) => {
      const column = range(rows.flatMap((cells) => cells[index] ?? []));
      return resultCell(`SUM(${column})`, week[side]);
    });
    const cells = sheet.nextRow([...sums, null]).slice(1);
    const total = side === "in" ? totals.allIn : totals.allOut;
    sheet.row(labelCell(all), ...sums, resultCell(`SUM(${range(cells)})`, total));
    return cells;
  }

  sheet.row(
    headingCell("Week"),
    ...weekNumbers.map((week) => headingCell(String(week))),
    headingCell("Total"),
  );
  const mondays = weekNumbers.map((week) =>
    flow.start === undefined ? "" : flow.start + 7 * (week - 1),
  );
  writeWeeklyRow("Monday", (index) => `IF(${start}="","",${start}+${7 * index})`, mondays, "date");
  const openings = writeWeeklyRow(
    "Opening",
    (index) => (index === 0 ? `${bank}+${drawer}-${cheques}` : cellAt(closings, index - 1)),
    weeks.map(({ opening }) => opening),
  );
  const incoming = writeSide("In", "All in", flow.in, "in");
  const outgoing = writeSide("Out", "All out", flow.out, "out");
  /** A row with the numbers of the weeks whose closing balance is below a limit. */
  const writeWarningRow = (text: string, limit: string, amount: number) =>
    writeWeeklyRow(
      text,
      (index) => `IF(${cellAt(closings, index)}<${limit},${index + 1},"")`,
      weeks.map(({ closing, week }) => (closing < amount ? week : "")),
      "whole",
      "note",
    );
  const belowZero = writeWarningRow("Closing below nothing", "0", 0);
  const belowCushion = writeWarningRow("Closing below the cushion", cushion, flow.cushion);
  const closings = writeWeeklyRow(
    "Closing",
    (index) => {
      const change = `${cellAt(incoming, index)}-${cellAt(outgoing, index)}`;
      return `ROUND(${cellAt(openings, index)}+${change},2)`;
    },
    weeks.map(({ closing }) => closing),
    "rupees",
    "main-result",
  );
  return { sheets: [sheet.build(), buildHowToSheet(HOW_TO, url)] };
}
