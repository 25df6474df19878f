import { sheetCopy } from "../../kit/workbook/copy.ts";
import { budgetSheetCopy } from "./copy.ts";
import { BOXES, type BudgetInput, type BudgetResult } from "../arithmetic.ts";
import { LINE_BOXES, MARGINS, STAGES, listStagePayments, computeBudget } from "../arithmetic.ts";
import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import type { Row, Sheet, Workbook } from "../../kit/workbook/sheet.ts";
import {
  head,
  input,
  label,
  unusedCell,
  note,
  quoted,
  result,
  section,
  title,
  textInput,
} from "../../kit/workbook/sheet.ts";

const copy = budgetSheetCopy;
/** Number of spare rows for new lines. */
const SPARE = 3;
/** Number of weeks that are always listed, so that a line can be moved. */
const LISTED_WEEKS = 12;

/** The start-up budget: summary, lines, running in and household. */
export function buildBudgetWorkbook(budget: BudgetInput, url: string): Workbook {
  const computed = computeBudget(budget);
  const lines = buildLinesSheet(budget);
  return {
    sheets: [
      buildSummarySheet(budget, computed, lines.rows.length - 1),
      lines,
      buildRunningSheet(budget, computed),
      howToSheet([], url),
    ],
  };
}

function buildLinesSheet({ boxes }: BudgetInput): Sheet {
  const { sheet, head: heads } = copy.lines;
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
        textInput(box, `box.${index}`),
        textInput(line?.label ?? ""),
        input(`amount.${index}`, line?.amount, "rupees"),
        box === "B"
          ? { ...unusedCell, id: `weeks.${index}` }
          : input(`weeks.${index}`, line?.weeks, "whole"),
        textInput(line?.deposit ? sheetCopy.yes : "", `deposit.${index}`),
      ]),
    ],
  };
}

function buildSummarySheet(budget: BudgetInput, computed: BudgetResult, lines: number): Sheet {
  const { sheet, title: heading, note: text, back, ...rest } = copy.budget;
  const column = (name: string) => `{${name}.0:${name}.${lines - 1}}`;
  return {
    name: sheet,
    columns: [34, 58, 18, 24],
    frozen: { rows: 3, columns: 0 },
    rows: [
      [title(heading)],
      [note(text)],
      Object.values(rest.head).map(head),
      ...BOXES.map((box) => buildBoxRow(box, computed, column)),
      ...buildTotalRows(budget, computed),
      [],
      ...choiceRows(computed),
      [],
      ...buildStageRows(budget, computed),
      [],
      ...buildWeekRows(budget, computed, column),
      [],
      [section(back.title)],
      [
        label(back.deposit),
        null,
        result(
          "back.deposit",
          `SUMIFS(${column("amount")},${column("box")},"A",${column("deposit")},${quoted(sheetCopy.yes)})`,
          computed.payback.deposit,
          "rupees",
        ),
      ],
      [
        label(back.equipment),
        null,
        result("back.equipment", "{C}", computed.payback.equipment, "rupees"),
      ],
      [label(back.stock), null, result("back.stock", "{D}", computed.payback.stock, "rupees")],
      [
        label(back.gone),
        null,
        result("back.gone", "{total}-{back.deposit}-{C}-{D}", computed.payback.gone, "rupees"),
      ],
    ],
  };
}

function buildBoxRow(
  box: (typeof BOXES)[number],
  { boxes }: BudgetResult,
  column: (name: string) => string,
): Row {
  const { name, what, back } = copy.budget.boxes[box];
  const formula = { G: "{running}", H: "{household}" }[box as string];
  const ofLines = `SUMIF(${column("box")},"${box}",${column("amount")})`;
  return [
    label(name),
    label(what),
    result(box, formula ?? ofLines, boxes[box], "rupees"),
    label(back),
  ];
}

function buildTotalRows({ margin, have }: BudgetInput, computed: BudgetResult): Row[] {
  const { total, marginShare, margin: inRupees, needed, have: own, missing, over } = copy.budget;
  return [
    [label(total), null, result("total", "SUM({A:H})", computed.total, "rupees")],
    [label(marginShare), null, input("margin", margin, "percent")],
    [
      label(inRupees),
      null,
      result("marginRupees", "ROUND({total}*{margin},2)", computed.margin, "rupees"),
    ],
    [
      label(needed),
      null,
      result("needed", "{total}+{marginRupees}", computed.needed, "rupees", "key"),
    ],
    [label(own), null, input("have", have, "rupees")],
    [label(missing), null, result("missing", "MAX(0,{needed}-{have})", computed.missing, "rupees")],
    [label(over), null, result("over", "MAX(0,{have}-{needed})", computed.surplus, "rupees")],
  ];
}

function choiceRows({ choices }: BudgetResult): Row[] {
  const { title: heading, head: heads, when } = copy.budget.choices;
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

function buildStageRows({ stages }: BudgetInput, { boxes }: BudgetResult): Row[] {
  const { title: heading, head: heads, order, delivery, works } = copy.budget.stages;
  const paid = listStagePayments(boxes.B);
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

function buildWeekRows(
  { stages }: BudgetInput,
  computed: BudgetResult,
  column: (name: string) => string,
): Row[] {
  const { title: heading, note: text, head: heads, none, before, day } = copy.budget.weeks;
  const listed = Array.from({ length: LISTED_WEEKS + 1 }, (_, index) => LISTED_WEEKS - index);
  const used = [...computed.weeks.map(({ weeks }) => weeks), ...Object.values(stages)];
  const weeks = [...new Set([...used, ...listed])].toSorted((a, b) => b - a);
  let soFar = 0;
  const rows = weeks.map((week, index): Row => {
    const amount = computed.weeks.find(({ weeks }) => weeks === week)?.amount ?? 0;
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
    [label(before), null, result("before", "SUM({A:F})", computed.beforeOpening, "rupees")],
    [label(day), null, result("onDay", "{G}+{H}", computed.onOpeningDay, "rupees")],
  ];
}

function buildRunningSheet({ running, household }: BudgetInput, computed: BudgetResult): Sheet {
  const { sheet, title: heading, costs, monthly, months, household: home } = copy.running;
  const costRows = [...running.costs, ...Array.from({ length: SPARE }, () => undefined)];
  const monthRows = [...computed.running.months, ...Array.from({ length: SPARE }, () => undefined)];
  return {
    name: sheet,
    columns: [44, 20, 18],
    frozen: { rows: 1, columns: 0 },
    rows: [
      [title(heading)],
      [section(costs)],
      ...costRows.map((cost, index) => [
        textInput(cost?.label ?? ""),
        input(`cost.${index}`, cost?.amount, "rupees"),
      ]),
      [
        label(monthly),
        result(
          "monthly",
          `SUM({cost.0:cost.${costRows.length - 1}})`,
          computed.running.monthly,
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
        label(copy.budget.total),
        null,
        result(
          "running",
          `SUM({gap.0:gap.${monthRows.length - 1}})`,
          computed.boxes.G,
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
        result("short", "MAX(0,{needs}-{income})", computed.householdShort, "rupees"),
      ],
      [label(home.months), null, input("homeMonths", household.months, "whole")],
      [
        label(copy.budget.total),
        null,
        result("household", "{short}*{homeMonths}", computed.boxes.H, "rupees", "key"),
      ],
    ],
  };
}
