import { sheetCopy } from "../kit/workbook/copy.ts";
import {
  BOXES,
  type Box,
  type BudgetInput,
  type BudgetResult,
  LINE_BOXES,
  MARGINS,
  STAGE_SHARES,
  type Stage,
  computeBudget,
  computeStagePayments,
} from "./arithmetic.ts";
import { buildHowToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type CellReference,
  SheetBuilder,
  type Workbook,
  type CellSpec,
  inputCell,
  labelCell,
  quoteText,
  range,
  resultCell,
  textInputCell,
  unusedCell,
} from "../kit/workbook/sheet.ts";

const SPARE_ROWS = 3;
/** Weeks that are always listed, so that the owner can move a payment. */
const LISTED_WEEKS = 12;
/** Name, contents, and whether the money can be recovered. */
const BOX_TEXTS: Record<Box, readonly [string, string, string]> = {
  A: [
    "A Premises",
    "Deposit, rent before opening, broker, stamp duty on the lease",
    "The deposit, some day",
  ],
  B: ["B Fitting out", "Shelves, counter, wiring, paint, signboard", "No"],
  C: ["C Equipment", "Machines, tools, computer, inverter", "Partly, if sold"],
  D: ["D Opening stock", "Goods or material for the first weeks", "Through sales"],
  E: ["E Papers", "Registrations, lawyer, accountant, insurance", "No"],
  F: ["F Opening", "Website, photographs, leaflets, first-week offers", "Through customers"],
  G: ["G Running in", "Monthly costs that sales don’t yet cover", "No"],
  H: ["H Your household", "What your family needs until you can draw", "No"],
};
const MARGIN_REASONS = [
  "You know the trade and hold written quotations",
  "First own business, or premises to fit out",
  "New trade, construction, or many guesses",
];
const STAGE_TEXTS: Record<Stage, string> = {
  order: "30% with the order",
  delivery: "40% on delivery",
  works: "30% a week after it works",
};

export function buildBudgetWorkbook(input: BudgetInput, url: string): Workbook {
  const result = computeBudget(input);
  const lines = buildLinesSheet(input);
  const running = buildRunningInSheet(input, result);
  return {
    sheets: [
      buildSummarySheet(input, result, { ...lines.ranges, ...running.totals }),
      lines.sheet,
      running.sheet,
      buildHowToSheet([], url),
    ],
  };
}

const addSpareRows = <Item>(items: readonly Item[]): (Item | undefined)[] => [
  ...items,
  ...Array.from({ length: SPARE_ROWS }, () => undefined),
];

function buildLinesSheet({ boxes }: BudgetInput) {
  const sheet = new SheetBuilder({ name: "Lines", columnWidths: [8, 44, 16, 14, 14] });
  sheet.headings("Box", "Item", "₹", "Weeks before opening", "Deposit? (yes)");
  const rows = LINE_BOXES.flatMap((box) =>
    addSpareRows(boxes[box]).map((line) =>
      sheet.row(
        textInputCell(box),
        textInputCell(line?.label ?? ""),
        inputCell(line?.amount),
        box === "B" ? unusedCell : inputCell(line?.weeks, "whole"),
        textInputCell(line?.deposit ? sheetCopy.yes : ""),
      ),
    ),
  );
  const ranges = {
    boxes: range(rows.map(([box]) => box)),
    amounts: range(rows.map(([, , amount]) => amount)),
    weeks: range(rows.map(([, , , weeks]) => weeks)),
    deposits: range(rows.map(([, , , , deposit]) => deposit)),
  };
  return { sheet: sheet.build(), ranges };
}

type SummaryCells = Record<"boxes" | "amounts" | "weeks" | "deposits", string> &
  Record<"G" | "H", CellReference>;

function buildSummarySheet(input: BudgetInput, result: BudgetResult, cells: SummaryCells) {
  const { boxes, amounts, weeks, deposits } = cells;
  const sheet = new SheetBuilder({
    name: "Budget",
    columnWidths: [34, 58, 18, 24],
    frozen: { rows: 3, columns: 0 },
    valueColumn: 2,
  });
  sheet.title("Start-up budget");
  sheet.note(
    "All you spend before the business carries itself, in eight boxes, with a safety margin.",
  );
  sheet.headings("Box", "What goes in", "₹", "Comes back?");
  const boxCells = {} as Record<Box, CellReference>;
  for (const box of BOXES) {
    const [name, contents, recovery] = BOX_TEXTS[box];
    const formula = box === "G" || box === "H" ? cells[box] : `SUMIF(${boxes},"${box}",${amounts})`;
    [, , boxCells[box]] = sheet.row(
      labelCell(name),
      labelCell(contents),
      resultCell(formula, result.boxes[box]),
      labelCell(recovery),
    );
  }
  const { B, C, D, G, H } = boxCells;
  const boxTotals = Object.values(boxCells);
  const total = sheet.result("Total", `SUM(${range(boxTotals)})`, result.total);
  const marginRate = sheet.input("Safety margin, 20 to 30%", input.margin, "percent");
  const marginFormula = `ROUND(${total}*${marginRate},2)`;
  const margin = sheet.result("Margin in rupees", marginFormula, result.margin);
  const moneyNeeded = sheet.mainResult("Money needed", `${total}+${margin}`, result.moneyNeeded);
  const have = sheet.input("Own money", input.have);
  sheet.result("Missing", `MAX(0,${moneyNeeded}-${have})`, result.shortfall);
  sheet.result("Over", `MAX(0,${have}-${moneyNeeded})`, result.surplus);
  sheet.blank();

  sheet.section("The same total with each margin");
  sheet.headings("Take", "When", "Margin ₹", "Money needed ₹");
  for (const [index, choice] of result.marginChoices.entries()) {
    const [rate, , amount] = sheet.nextRow(["rate", "when", "margin"]);
    sheet.row(
      inputCell(MARGINS[index], "percent"),
      labelCell(MARGIN_REASONS[index] ?? ""),
      resultCell(`ROUND(${total}*${rate},2)`, choice.margin),
      resultCell(`${total}+${amount}`, choice.moneyNeeded),
    );
  }
  sheet.blank();

  sheet.section("Box B is paid in three parts");
  sheet.headings("Part", "Weeks before opening", "₹");
  const stagePayments = computeStagePayments(result.boxes.B);
  const stages: { week: CellReference; amount: CellReference }[] = [];
  for (const stage of Object.keys(STAGE_SHARES) as Stage[]) {
    const formula =
      stage === "works"
        ? `ROUND(${[B, ...stages.map(({ amount }) => amount)].join("-")},2)`
        : `ROUND(${B}*${STAGE_SHARES[stage] / 100}%,2)`;
    const [, week, amount] = sheet.row(
      labelCell(STAGE_TEXTS[stage]),
      inputCell(input.stages[stage], "whole"),
      resultCell(formula, stagePayments[stage]),
    );
    stages.push({ week, amount });
  }
  sheet.blank();

  sheet.section("When the money leaves");
  sheet.note("Boxes A to F by week. Each amount needs a week.");
  sheet.headings("Weeks before opening", "", "₹", "So far ₹");
  const defaultWeeks = Array.from({ length: LISTED_WEEKS + 1 }, (_, index) => index);
  const usedWeeks = [
    ...result.weeklyPayments.map(({ weeksBefore }) => weeksBefore),
    ...Object.values(input.stages),
  ];
  const payments: CellReference[] = [];
  let cumulative = 0;
  for (const week of [...new Set([...usedWeeks, ...defaultWeeks])].toSorted((a, b) => b - a)) {
    const weeklyPayment = result.weeklyPayments.find(({ weeksBefore }) => weeksBefore === week);
    const amount = weeklyPayment?.amount ?? 0;
    cumulative += amount;
    const [weekCell, , payment] = sheet.nextRow(["week", null, "sum"]);
    payments.push(payment);
    const stageFormulas = stages.map((stage) => `IF(${stage.week}=${weekCell},${stage.amount},0)`);
    const linesFormula = `SUMIFS(${amounts},${weeks},${weekCell},${boxes},"<>B")`;
    sheet.row(
      inputCell(week, "whole"),
      null,
      resultCell([linesFormula, ...stageFormulas].join("+"), amount),
      resultCell(`SUM(${range(payments)})`, cumulative),
    );
  }
  sheet.result("In no week above", () => `ROUND(${beforeOpening}-SUM(${range(payments)}),2)`, 0);
  const linesTotal = `SUM(${range(boxTotals.slice(0, LINE_BOXES.length))})`;
  const beforeOpening = sheet.result(
    "Before opening, boxes A to F",
    linesTotal,
    result.beforeOpening,
  );
  sheet.result(
    "In the bank on opening day, boxes G and H, and the margin as well",
    `${G}+${H}`,
    result.onOpeningDay,
  );
  sheet.blank();

  sheet.section("What comes back");
  const { recovery } = result;
  const depositsFormula = `SUMIFS(${amounts},${boxes},"A",${deposits},${quoteText(sheetCopy.yes)})`;
  const deposit = sheet.result("Deposit, some day", depositsFormula, recovery.deposit);
  sheet.result("Equipment, partly, if sold", C, recovery.equipment);
  sheet.result("Stock, through sales", D, recovery.stock);
  sheet.result("The rest is spent", `${total}-${deposit}-${C}-${D}`, recovery.unrecoverable);
  return sheet.build();
}

function buildRunningInSheet({ running, household }: BudgetInput, result: BudgetResult) {
  const sheet = new SheetBuilder({ name: "Running in", columnWidths: [44, 20, 18] });
  sheet.title("Boxes G and H");
  sheet.section("What a month costs if nobody comes");
  const costs = addSpareRows(running.costs).map(
    (cost) => sheet.row(textInputCell(cost?.label ?? ""), inputCell(cost?.amount))[1],
  );
  const monthlyCosts = sheet.result("A month", `SUM(${range(costs)})`, result.running.monthlyCosts);
  sheet.blank();

  sheet.section("Box G: what sales don’t yet cover");
  sheet.note("After paying for the goods. List months until the gap is nothing.");
  sheet.headings("Month", "Left from sales ₹", "Gap ₹");
  const gaps = addSpareRows(result.running.months).map((month, index) => {
    const [, salesMargin] = sheet.nextRow(["month", "salesMargin"]);
    const gap = `IF(${salesMargin}="","",MAX(0,${monthlyCosts}-${salesMargin}))`;
    const cells = sheet.row(
      labelCell(String(index + 1)),
      inputCell(month?.salesMargin),
      resultCell(gap, month?.gap ?? ""),
    );
    return cells[2];
  });
  /** Writes a row with a value in the last column, and returns the value’s reference. */
  const writeRow = (text: string, cell: CellSpec) => sheet.row(labelCell(text), null, cell)[2];
  const boxG = writeRow(
    "Total",
    resultCell(`SUM(${range(gaps)})`, result.boxes.G, "rupees", "main-result"),
  );
  sheet.blank();

  sheet.section("Box H: your household");
  const needs = writeRow("The family needs in a month", inputCell(household.needs));
  const income = writeRow("Income that certainly continues", inputCell(household.income));
  const shortfall = writeRow(
    "Missing in a month",
    resultCell(`MAX(0,${needs}-${income})`, result.householdShortfall),
  );
  const months = writeRow(
    "Months until the business can pay you",
    inputCell(household.months, "whole"),
  );
  const boxH = writeRow(
    "Total",
    resultCell(`${shortfall}*${months}`, result.boxes.H, "rupees", "main-result"),
  );
  return { sheet: sheet.build(), totals: { G: boxG, H: boxH } };
}
