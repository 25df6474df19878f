import { sheetWords } from "../../kit/workbook/copy.ts";
import { budgetSheetWords } from "./copy.ts";
import { BOXES, type BudgetInput, type BudgetResult } from "../arithmetic.ts";
import { LINE_BOXES, MARGINS, STAGES, stagePayments, startUpBudget } from "../arithmetic.ts";
import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import type { Cell, Sheet, Workbook } from "../../kit/workbook/sheet.ts";
import { head, input, label, note, off, quoted, result } from "../../kit/workbook/sheet.ts";
import { section, title, typed } from "../../kit/workbook/sheet.ts";

const words = budgetSheetWords;
/** Rows for lines that are not there yet. */
const SPARE = 3;
/** Weeks that are always listed, so that a line can be moved. */
const LISTED_WEEKS = 12;

type Row = (Cell | null)[];

/** The start-up budget: summary, lines, running in and household. */
export function budgetWorkbook(budget: BudgetInput, url: string): Workbook {
  const sums = startUpBudget(budget);
  const lines = linesSheet(budget);
  return {
    sheets: [
      summarySheet(budget, sums, lines.rows.length - 1),
      lines,
      runningSheet(budget, sums),
      howToSheet([], url),
    ],
  };
}

function linesSheet({ boxes }: BudgetInput): Sheet {
  const { sheet, head: heads } = words.lines;
  const lines = LINE_BOXES.flatMap((box) =>
    [...boxes[box], ...Array.from({ length: SPARE }, () => undefined)].map((line) => ({
      box,
      line,
    })),
  );
  return {
    name: sheet,
    columns: [8, 44, 16, 14, 14],
    frozen: { rows: 1, columns: 0 },
    rows: [
      Object.values(heads).map(head),
      ...lines.map(({ box, line }, index) => [
        typed(box, `box.${index}`),
        typed(line?.label ?? ""),
        input(`amount.${index}`, line?.amount, "rupees"),
        box === "B"
          ? { ...off, id: `weeks.${index}` }
          : input(`weeks.${index}`, line?.weeks, "whole"),
        typed(line?.deposit ? sheetWords.yes : "", `deposit.${index}`),
      ]),
    ],
  };
}

function summarySheet(budget: BudgetInput, sums: BudgetResult, lines: number): Sheet {
  const { sheet, title: heading, note: text, back, ...rest } = words.budget;
  const column = (name: string) => `{${name}.0:${name}.${lines - 1}}`;
  return {
    name: sheet,
    columns: [34, 58, 18, 24],
    frozen: { rows: 3, columns: 0 },
    rows: [
      [title(heading)],
      [note(text)],
      Object.values(rest.head).map(head),
      ...BOXES.map((box) => boxRow(box, sums, column)),
      ...totalRows(budget, sums),
      [],
      ...choiceRows(sums),
      [],
      ...stageRows(budget, sums),
      [],
      ...weekRows(budget, sums, column),
      [],
      [section(back.title)],
      [
        label(back.deposit),
        null,
        result(
          "back.deposit",
          `SUMIFS(${column("amount")},${column("box")},"A",${column("deposit")},${quoted(sheetWords.yes)})`,
          sums.back.deposit,
          "rupees",
        ),
      ],
      [label(back.equipment), null, result("back.equipment", "{C}", sums.back.equipment, "rupees")],
      [label(back.stock), null, result("back.stock", "{D}", sums.back.stock, "rupees")],
      [
        label(back.gone),
        null,
        result("back.gone", "{total}-{back.deposit}-{C}-{D}", sums.back.gone, "rupees"),
      ],
    ],
  };
}

function boxRow(
  box: (typeof BOXES)[number],
  { boxes }: BudgetResult,
  column: (name: string) => string,
): Row {
  const { name, what, back } = words.budget.boxes[box];
  const formula = { G: "{running}", H: "{household}" }[box as string];
  const ofLines = `SUMIF(${column("box")},"${box}",${column("amount")})`;
  return [
    label(name),
    label(what),
    result(box, formula ?? ofLines, boxes[box], "rupees"),
    label(back),
  ];
}

function totalRows({ margin, have }: BudgetInput, sums: BudgetResult): Row[] {
  const { total, marginShare, margin: inRupees, needed, have: own, missing, over } = words.budget;
  return [
    [label(total), null, result("total", "SUM({A:H})", sums.total, "rupees")],
    [label(marginShare), null, input("margin", margin, "percent")],
    [
      label(inRupees),
      null,
      result("marginRupees", "ROUND({total}*{margin},2)", sums.margin, "rupees"),
    ],
    [label(needed), null, result("needed", "{total}+{marginRupees}", sums.needed, "rupees", "key")],
    [label(own), null, input("have", have, "rupees")],
    [label(missing), null, result("missing", "MAX(0,{needed}-{have})", sums.missing, "rupees")],
    [label(over), null, result("over", "MAX(0,{have}-{needed})", sums.over, "rupees")],
  ];
}

function choiceRows({ choices }: BudgetResult): Row[] {
  const { title: heading, head: heads, when } = words.budget.choices;
  return [
    [section(heading)],
    Object.values(heads).map(head),
    ...choices.map((choice, index) => [
      input(`choice.${index}`, MARGINS[index], "percent"),
      label(when[index] ?? ""),
      result(
        `choiceMargin.${index}`,
        `ROUND({total}*{choice.${index}},2)`,
        choice.margin,
        "rupees",
      ),
      result(`choiceNeeded.${index}`, `{total}+{choiceMargin.${index}}`, choice.needed, "rupees"),
    ]),
  ];
}

const part = (stage: keyof typeof STAGES): string => `ROUND({B}*${STAGES[stage] / 100}%,2)`;

function stageRows({ stages }: BudgetInput, { boxes }: BudgetResult): Row[] {
  const { title: heading, head: heads, order, delivery, works } = words.budget.stages;
  const paid = stagePayments(boxes.B);
  const row = (stage: keyof typeof STAGES, text: string, formula: string): Row => [
    label(text),
    input(`stage.${stage}`, stages[stage], "whole"),
    result(`stagePaid.${stage}`, formula, paid[stage], "rupees"),
  ];
  const rest = "ROUND({B}-{stagePaid.order}-{stagePaid.delivery},2)";
  return [
    [section(heading)],
    Object.values(heads).map(head),
    row("order", order, part("order")),
    row("delivery", delivery, part("delivery")),
    row("works", works, rest),
  ];
}

function weekRows(
  { stages }: BudgetInput,
  sums: BudgetResult,
  column: (name: string) => string,
): Row[] {
  const { title: heading, note: text, head: heads, none, before, day } = words.budget.weeks;
  const listed = Array.from({ length: LISTED_WEEKS + 1 }, (_, index) => LISTED_WEEKS - index);
  const used = [...sums.weeks.map(({ weeks }) => weeks), ...Object.values(stages)];
  const weeks = [...new Set([...used, ...listed])].toSorted((one, other) => other - one);
  let soFar = 0;
  const rows = weeks.map((week, index): Row => {
    const amount = sums.weeks.find(({ weeks }) => weeks === week)?.amount ?? 0;
    soFar += amount;
    const inStages = Object.keys(STAGES).map(
      (stage) => `IF({stage.${stage}}={week.${index}},{stagePaid.${stage}},0)`,
    );
    const ofLines = `SUMIFS(${column("amount")},${column("weeks")},{week.${index}},${column("box")},"<>B")`;
    return [
      input(`week.${index}`, week, "whole"),
      null,
      result(`weekPaid.${index}`, [ofLines, ...inStages].join("+"), amount, "rupees"),
      result(`soFar.${index}`, `SUM({weekPaid.0:weekPaid.${index}})`, soFar, "rupees"),
    ];
  });
  const all = `SUM({weekPaid.0:weekPaid.${weeks.length - 1}})`;
  return [
    [section(heading)],
    [note(text)],
    [head(heads.weeks), head(""), head(heads.amount), head(heads.soFar)],
    ...rows,
    [label(none), null, result("noWeek", `ROUND({before}-${all},2)`, 0, "rupees")],
    [label(before), null, result("before", "SUM({A:F})", sums.beforeOpening, "rupees")],
    [label(day), null, result("onDay", "{G}+{H}", sums.onOpeningDay, "rupees")],
  ];
}

function runningSheet({ running, household }: BudgetInput, sums: BudgetResult): Sheet {
  const { sheet, title: heading, costs, monthly, months, household: home } = words.running;
  const costRows = [...running.costs, ...Array.from({ length: SPARE }, () => undefined)];
  const monthRows = [...sums.running.months, ...Array.from({ length: SPARE }, () => undefined)];
  return {
    name: sheet,
    columns: [44, 20, 18],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(heading)],
      [section(costs)],
      ...costRows.map((cost, index) => [
        typed(cost?.label ?? ""),
        input(`cost.${index}`, cost?.amount, "rupees"),
      ]),
      [
        label(monthly),
        result(
          "monthly",
          `SUM({cost.0:cost.${costRows.length - 1}})`,
          sums.running.monthly,
          "rupees",
        ),
      ],
      [],
      [section(months.title)],
      [note(months.note)],
      Object.values(months.head).map(head),
      ...monthRows.map((month, index) => [
        label(String(index + 1)),
        input(`left.${index}`, month?.left, "rupees"),
        result(
          `gap.${index}`,
          `IF({left.${index}}="","",MAX(0,{monthly}-{left.${index}}))`,
          month?.gap ?? "",
          "rupees",
        ),
      ]),
      [
        label(words.budget.total),
        null,
        result(
          "running",
          `SUM({gap.0:gap.${monthRows.length - 1}})`,
          sums.boxes.G,
          "rupees",
          "key",
        ),
      ],
      [],
      [section(home.title)],
      [label(home.needs), null, input("needs", household.needs, "rupees")],
      [label(home.income), null, input("income", household.income, "rupees")],
      [
        label(home.short),
        null,
        result("short", "MAX(0,{needs}-{income})", sums.householdShort, "rupees"),
      ],
      [label(home.months), null, input("homeMonths", household.months, "whole")],
      [
        label(words.budget.total),
        null,
        result("household", "{short}*{homeMonths}", sums.boxes.H, "rupees", "key"),
      ],
    ],
  };
}
