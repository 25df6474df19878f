import { sheetCopy } from "../kit/workbook/copy.ts";
import { BOXES, type BudgetInput, type BudgetResult } from "./arithmetic.ts";
import { LINE_BOXES, MARGINS, STAGES, listStagePayments, computeBudget } from "./arithmetic.ts";
import { howToSheet } from "../kit/workbook/how-to-sheet.ts";
import {
  type CellReference,
  SheetBuilder,
  type Workbook,
  type DraftCell,
  input,
  label,
  quoted,
  range,
  result,
  textInput,
  unusedCell,
} from "../kit/workbook/sheet.ts";

/** Number of spare rows for new lines. */
const SPARE = 3;
/** Number of weeks that are always listed, so that a line can be moved. */
const LISTED_WEEKS = 12;
/** Name, content, and what comes back. */
const BOX_TEXTS: Record<(typeof BOXES)[number], readonly [string, string, string]> = {
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
const STAGE_TEXTS: Record<keyof typeof STAGES, string> = {
  order: "30% with the order",
  delivery: "40% on delivery",
  works: "30% a week after it works",
};

/** The start-up budget: summary, lines, running in and household. */
export function buildBudgetWorkbook(budget: BudgetInput, url: string): Workbook {
  const computed = computeBudget(budget);
  const lines = buildLinesSheet(budget);
  const running = buildRunningSheet(budget, computed);
  return {
    sheets: [
      buildSummarySheet(budget, computed, { ...lines.columns, ...running.sums }),
      lines.sheet,
      running.sheet,
      howToSheet([], url),
    ],
  };
}

const withSpareRows = <Item>(items: readonly Item[]): (Item | undefined)[] => [
  ...items,
  ...Array.from({ length: SPARE }, () => undefined),
];

function buildLinesSheet({ boxes }: BudgetInput) {
  const s = new SheetBuilder({ name: "Lines", columns: [8, 44, 16, 14, 14] });
  s.heads("Box", "Item", "₹", "Weeks before opening", "Deposit? (yes)");
  const rows = LINE_BOXES.flatMap((box) =>
    withSpareRows(boxes[box]).map((line) =>
      s.row(
        textInput(box),
        textInput(line?.label ?? ""),
        input(line?.amount, "rupees"),
        box === "B" ? unusedCell : input(line?.weeks, "whole"),
        textInput(line?.deposit ? sheetCopy.yes : ""),
      ),
    ),
  );
  const columns = {
    boxes: range(rows.map(([box]) => box)),
    amounts: range(rows.map(([, , amount]) => amount)),
    weeks: range(rows.map(([, , , weeks]) => weeks)),
    deposits: range(rows.map(([, , , , deposit]) => deposit)),
  };
  return { sheet: s.build(), columns };
}

type SummaryCells = Record<"boxes" | "amounts" | "weeks" | "deposits", string> &
  Record<"running" | "household", CellReference>;

function buildSummarySheet(budget: BudgetInput, computed: BudgetResult, cells: SummaryCells) {
  const { boxes, amounts, weeks, deposits } = cells;
  const s = new SheetBuilder({
    name: "Budget",
    columns: [34, 58, 18, 24],
    frozen: { rows: 3, columns: 0 },
    valueColumn: 2,
  });
  s.title("Start-up budget");
  s.note("All you spend before the business carries itself, in eight boxes, with a safety margin.");
  s.heads("Box", "What goes in", "₹", "Comes back?");
  const sums = {} as Record<(typeof BOXES)[number], CellReference>;
  for (const box of BOXES) {
    const [name, what, back] = BOX_TEXTS[box];
    const other = { G: cells.running, H: cells.household }[box as string];
    const formula = other ?? `SUMIF(${boxes},"${box}",${amounts})`;
    const sum = result(formula, computed.boxes[box], "rupees");
    [, , sums[box]] = s.row(label(name), label(what), sum, label(back));
  }
  const { B, C, D, G, H } = sums;
  const all = Object.values(sums);
  const total = s.result("Total", `SUM(${range(all)})`, computed.total, "rupees");
  const share = s.input("Safety margin, 20 to 30%", budget.margin, "percent");
  const inRupees = `ROUND(${total}*${share},2)`;
  const margin = s.result("Margin in rupees", inRupees, computed.margin, "rupees");
  const needed = s.result("Money needed", `${total}+${margin}`, computed.needed, "rupees", "key");
  const have = s.input("Own money", budget.have, "rupees");
  s.result("Missing", `MAX(0,${needed}-${have})`, computed.missing, "rupees");
  s.result("Over", `MAX(0,${have}-${needed})`, computed.surplus, "rupees");
  s.blank();

  s.section("The same total with each margin");
  s.heads("Take", "When", "Margin ₹", "Money needed ₹");
  for (const [index, choice] of computed.choices.entries()) {
    const [taken, , rupees] = s.next(["share", "when", "margin"]);
    s.row(
      input(MARGINS[index], "percent"),
      label(MARGIN_REASONS[index] ?? ""),
      result(`ROUND(${total}*${taken},2)`, choice.margin, "rupees"),
      result(`${total}+${rupees}`, choice.needed, "rupees"),
    );
  }
  s.blank();

  s.section("Box B is paid in three parts");
  s.heads("Part", "Weeks before opening", "₹");
  const paid = listStagePayments(computed.boxes.B);
  const stages: { week: CellReference; amount: CellReference }[] = [];
  const rest = () =>
    stages
      .slice(0, -1)
      .map(({ amount }) => `-${amount}`)
      .join("");
  for (const stage of Object.keys(STAGES) as (keyof typeof STAGES)[]) {
    const part = `ROUND(${B}*${STAGES[stage] / 100}%,2)`;
    const [, week, amount] = s.row(
      label(STAGE_TEXTS[stage]),
      input(budget.stages[stage], "whole"),
      result(stage === "works" ? () => `ROUND(${B}${rest()},2)` : part, paid[stage], "rupees"),
    );
    stages.push({ week, amount });
  }
  s.blank();

  s.section("When the money leaves");
  s.note("Boxes A to F by week. Each amount needs a week.");
  s.heads("Weeks before opening", "", "₹", "So far ₹");
  const listed = Array.from({ length: LISTED_WEEKS + 1 }, (_, index) => LISTED_WEEKS - index);
  const used = [...computed.weeks.map((week) => week.weeks), ...Object.values(budget.stages)];
  const leaving: CellReference[] = [];
  let soFar = 0;
  for (const week of [...new Set([...used, ...listed])].toSorted((a, b) => b - a)) {
    const amount = computed.weeks.find((one) => one.weeks === week)?.amount ?? 0;
    soFar += amount;
    const [at, , sum] = s.next(["week", null, "sum"]);
    leaving.push(sum);
    const inStages = stages.map((stage) => `IF(${stage.week}=${at},${stage.amount},0)`);
    const ofLines = `SUMIFS(${amounts},${weeks},${at},${boxes},"<>B")`;
    s.row(
      input(week, "whole"),
      null,
      result([ofLines, ...inStages].join("+"), amount, "rupees"),
      result(`SUM(${range(leaving)})`, soFar, "rupees"),
    );
  }
  s.result("In no week above", () => `ROUND(${before}-SUM(${range(leaving)}),2)`, 0, "rupees");
  const opening = `SUM(${range(all.slice(0, LINE_BOXES.length))})`;
  const before = s.result(
    "Before opening, boxes A to F",
    opening,
    computed.beforeOpening,
    "rupees",
  );
  const onDay = "In the bank on opening day, boxes G and H, and the margin as well";
  s.result(onDay, `${G}+${H}`, computed.onOpeningDay, "rupees");
  s.blank();

  s.section("What comes back");
  const { payback } = computed;
  const ofDeposits = `SUMIFS(${amounts},${boxes},"A",${deposits},${quoted(sheetCopy.yes)})`;
  const deposit = s.result("Deposit, some day", ofDeposits, payback.deposit, "rupees");
  s.result("Equipment, partly, if sold", C, payback.equipment, "rupees");
  s.result("Stock, through sales", D, payback.stock, "rupees");
  s.result("The rest is spent", `${total}-${deposit}-${C}-${D}`, payback.gone, "rupees");
  return s.build();
}

function buildRunningSheet({ running, household }: BudgetInput, computed: BudgetResult) {
  const s = new SheetBuilder({ name: "Running in", columns: [44, 20, 18] });
  s.title("Boxes G and H");
  s.section("What a month costs if nobody comes");
  const costs = withSpareRows(running.costs).map(
    (cost) => s.row(textInput(cost?.label ?? ""), input(cost?.amount, "rupees"))[1],
  );
  const monthly = s.result("A month", `SUM(${range(costs)})`, computed.running.monthly, "rupees");
  s.blank();

  s.section("Box G: what sales don’t yet cover");
  s.note("After paying for the goods. List months until the gap is nothing.");
  s.heads("Month", "Left from sales ₹", "Gap ₹");
  const gaps = withSpareRows(computed.running.months).map((month, index) => {
    const [, left] = s.next(["month", "left"]);
    const gap = `IF(${left}="","",MAX(0,${monthly}-${left}))`;
    const cells = s.row(
      label(String(index + 1)),
      input(month?.left, "rupees"),
      result(gap, month?.gap ?? "", "rupees"),
    );
    return cells[2];
  });
  /** A row with its cell in the last column. */
  const line = (text: string, cell: DraftCell) => s.row(label(text), null, cell)[2];
  const sum = result(`SUM(${range(gaps)})`, computed.boxes.G, "rupees", "key");
  const ofRunning = line("Total", sum);
  s.blank();

  s.section("Box H: your household");
  const needs = line("The family needs in a month", input(household.needs, "rupees"));
  const income = line("Income that certainly continues", input(household.income, "rupees"));
  const missing = result(`MAX(0,${needs}-${income})`, computed.householdShort, "rupees");
  const short = line("Missing in a month", missing);
  const months = line("Months until the business can pay you", input(household.months, "whole"));
  const all = result(`${short}*${months}`, computed.boxes.H, "rupees", "key");
  const ofHousehold = line("Total", all);
  return { sheet: s.build(), sums: { running: ofRunning, household: ofHousehold } };
}
