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

/** Builds the formula of the first week number in a warning row. */
const buildFirstWeekFormula = (cells: () => CellReference[]) => () =>
  `IF(COUNT(${range(cells())})=0,${quoteText(sheetCopy.never)},MIN(${range(cells())}))`;

/** Builds the workbook: weeks in columns, lines in rows. */
export function buildCashFlowWorkbook(input: CashFlowInput, url: string): Workbook {
  const { weeks, totals, ...result } = computeCashFlow(input);
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
  const start = sheet.input("First Monday", input.start, "date");
  const bank = sheet.input("Bank balance today", input.bank);
  const drawer = sheet.input("Cash in the drawer", input.drawer);
  const cheques = sheet.input("Cheques given, not yet presented", input.cheques);
  const cushion = sheet.input("Cushion for what goes wrong", input.cushion);
  sheet.blank();

  const { firstNegativeWeek = sheetCopy.never, neededByWeek = sheetCopy.never } = result;
  const { week, closingBalance } = result.lowestWeek;
  const getClosingRange = () => range(closingBalances);
  const minFormula = () => `MIN(${getClosingRange()})`;
  const lowestBalance = sheet.mainResult("Lowest closing", minFormula, closingBalance);
  const matchFormula = () => `MATCH(${lowestBalance},${getClosingRange()},0)`;
  sheet.result("In week", matchFormula, week, "whole");
  const firstBelowZero = buildFirstWeekFormula(() => weeksBelowZero);
  sheet.result("First week below nothing", firstBelowZero, firstNegativeWeek, "whole");
  const countFormula = () => `COUNTIF(${getClosingRange()},"<0")`;
  sheet.result("Weeks below nothing", countFormula, result.negativeWeekCount, "whole");
  const moneyNeeded = `MAX(0,${cushion}-${lowestBalance})`;
  sheet.result("Needed from somewhere, cushion included", moneyNeeded, result.moneyNeeded);
  const firstBelowCushion = buildFirstWeekFormula(() => weeksBelowCushion);
  sheet.result("By week", firstBelowCushion, neededByWeek, "whole");
  const change = () => `${cellAt(closingBalances, -1)}-${cellAt(openingBalances, 0)}`;
  sheet.result("Richer or poorer after thirteen weeks", change, result.change);
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
  /** Writes the inflow or outflow lines, with their sums. Returns the cells of the weekly totals. */
  function writeSide(
    title: string,
    totalLabel: string,
    lines: readonly CashLine[],
    side: "in" | "out",
  ) {
    sheet.section(title);
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
    sheet.row(labelCell(totalLabel), ...sums, resultCell(`SUM(${range(cells)})`, total));
    return cells;
  }

  sheet.row(
    headingCell("Week"),
    ...weekNumbers.map((week) => headingCell(String(week))),
    headingCell("Total"),
  );
  const mondays = weekNumbers.map((week) =>
    input.start === undefined ? "" : input.start + 7 * (week - 1),
  );
  writeWeeklyRow("Monday", (index) => `IF(${start}="","",${start}+${7 * index})`, mondays, "date");
  const openingBalances = writeWeeklyRow(
    "Opening",
    (index) => (index === 0 ? `${bank}+${drawer}-${cheques}` : cellAt(closingBalances, index - 1)),
    weeks.map(({ openingBalance }) => openingBalance),
  );
  const inflows = writeSide("In", "All in", input.in, "in");
  const outflows = writeSide("Out", "All out", input.out, "out");
  /** Writes a row with the numbers of the weeks whose closing balance is below a limit. */
  const writeWarningRow = (text: string, limit: string, amount: number) =>
    writeWeeklyRow(
      text,
      (index) => `IF(${cellAt(closingBalances, index)}<${limit},${index + 1},"")`,
      weeks.map(({ closingBalance, week }) => (closingBalance < amount ? week : "")),
      "whole",
      "note",
    );
  const weeksBelowZero = writeWarningRow("Closing below nothing", "0", 0);
  const weeksBelowCushion = writeWarningRow("Closing below the cushion", cushion, input.cushion);
  const closingBalances = writeWeeklyRow(
    "Closing",
    (index) => {
      const change = `${cellAt(inflows, index)}-${cellAt(outflows, index)}`;
      return `ROUND(${cellAt(openingBalances, index)}+${change},2)`;
    },
    weeks.map(({ closingBalance }) => closingBalance),
    "rupees",
    "main-result",
  );
  return { sheets: [sheet.build(), buildHowToSheet(HOW_TO, url)] };
}
