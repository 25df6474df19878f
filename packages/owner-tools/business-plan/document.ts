import { formatPaise } from "@angadi/formats/rupees";
import {
  computeSetbacks,
  computeBreakEven,
  computeFirstMonths,
  findLowest,
  type PlanMonth,
  computePlanTotals,
} from "./arithmetic.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import { cleanLine, cleanText } from "../kit/clean-text.ts";
import { type Block, GAP, type TableRow } from "../kit/document/block.ts";
import {
  AMOUNTS,
  type AnswerId,
  type Line,
  type Plan,
  parseAmount,
  parseCount,
  parsePercent,
  parseRupees,
  figureValue,
  listWrittenLines,
} from "./plan.ts";
import { mapToRecord } from "../kit/frame/parse-shape.ts";
import type { DocumentCopy } from "./document-copy.ts";

/** The complete plan: answers as text, unanswered questions as marked gaps with hints. */
export function buildPlanDocument(plan: Plan, copy: DocumentCopy): Block[] {
  const answer = (id: AnswerId): Block[] => {
    const text = cleanText(plan.answers[id]).trim();
    return [
      { kind: "heading", level: 2, text: copy.questions[id] },
      ...(text === ""
        ? [{ kind: "blank" as const, hint: copy.hints[id] }]
        : text.split(/\n{2,}/).map((text) => ({ kind: "text" as const, text }))),
    ];
  };
  const page = (index: number): Block => ({
    kind: "heading",
    level: 1,
    text: copy.pages[index] ?? "",
  });
  return [
    {
      kind: "title",
      text: cleanLine(plan.answers.name) || `${GAP} ${copy.hints.name}`,
      subtitle: cleanLine(plan.answers.owner) || `${GAP} ${copy.hints.owner}`,
    },
    { kind: "contents", text: copy.contents },
    page(0),
    ...answer("offer"),
    ...answer("today"),
    page(1),
    ...answer("reach"),
    ...answer("marketing"),
    page(2),
    ...answer("rivals"),
    ...answer("why"),
    page(3),
    ...answer("day"),
    page(4),
    ...answer("people"),
    page(5),
    ...buildCostsPage(plan, copy),
    page(6),
    ...money(plan, copy),
    page(7),
    ...buildSetbacksTable(plan, copy),
    ...answer("risks"),
    page(8),
    ...answer("ninety"),
    ...answer("ask"),
  ];
}

const amount = (typed: string) => {
  const paise = figureValue(parseRupees(typed));
  return paise === undefined ? GAP : formatPaise(paise);
};

const parseLineAmounts = (lines: readonly Line[]) =>
  lines.map(({ amount }) => figureValue(parseRupees(amount)));
const isComplete = (amounts: readonly (number | undefined)[]) =>
  amounts.length > 0 && !amounts.includes(undefined);
const fillAmounts = (amounts: readonly (number | undefined)[]) => amounts.map((one) => one ?? 0);
const sumText = (paise: number, hasAllAmounts: boolean) =>
  hasAllAmounts ? formatPaise(paise) : GAP;

/** The filled-in lines, or those of the blank template. */
const toRows = (lines: readonly Line[], blanks: readonly string[]): TableRow[] =>
  lines.length > 0
    ? lines.map((line) => ({ cells: [cleanLine(line.name) || GAP, amount(line.amount)] }))
    : blanks.map((name) => ({ cells: [name, GAP] }));

/** Page 6: what it costs and who pays. A sum is shown only if all its lines are filled in. */
function buildCostsPage(plan: Plan, copy: DocumentCopy): Block[] {
  const { money } = copy;
  const share = figureValue(parsePercent(plan.margin));
  const needs = listWrittenLines(plan.needs);
  const sources = listWrittenLines(plan.sources);
  const totals = computePlanTotals({
    needs: fillAmounts(parseLineAmounts(needs)),
    sources: fillAmounts(parseLineAmounts(sources)),
    margin: share ?? 0,
  });
  const areNeedsComplete = isComplete(parseLineAmounts(needs)) && share !== undefined;
  const areSourcesComplete = isComplete(parseLineAmounts(sources));
  const shareText = share === undefined ? GAP : formatPercent(share);
  return [
    { kind: "heading", level: 2, text: money.needs },
    {
      kind: "table",
      cellKind: "figures",
      head: [money.what, money.rupees],
      rows: [
        ...toRows(needs, money.blankNeeds),
        { cells: [money.margin(shareText), sumText(totals.safety, areNeedsComplete)] },
        { cells: [money.total, sumText(totals.total, areNeedsComplete)], isTotal: true },
      ],
    },
    { kind: "heading", level: 2, text: money.sources },
    {
      kind: "table",
      cellKind: "figures",
      head: [money.from, money.rupees],
      rows: [
        ...toRows(sources, money.blankSources),
        { cells: [money.total, sumText(totals.paid, areSourcesComplete)], isTotal: true },
      ],
    },
    areNeedsComplete && areSourcesComplete
      ? { kind: "text", text: balanceText(totals.missing, copy) }
      : { kind: "blank", hint: money.equal },
  ];
}

function balanceText(missing: number, { money }: DocumentCopy): string {
  if (missing === 0) return money.balanced;
  return missing > 0 ? money.missing(formatPaise(missing)) : money.over(formatPaise(-missing));
}

/** The amounts of one unit and month, if they are filled in; loan and wage are optional. */
function computeMonth({ amounts }: Plan): PlanMonth | undefined {
  const figures = mapToRecord(AMOUNTS, (id) => parseAmount(id, amounts[id]));
  if (AMOUNTS.some((id) => "problem" in figures[id])) return undefined;
  const {
    price,
    cost,
    bills,
    instalment = 0,
    wage = 0,
  } = mapToRecord(AMOUNTS, (id) => figureValue(figures[id]));
  if (price === undefined || cost === undefined || bills === undefined) return undefined;
  return { price, cost, bills, instalment, wage };
}

/** Page 7: one unit, one month, the first months. */
function money(plan: Plan, { money: copy }: DocumentCopy): Block[] {
  const unit = cleanLine(plan.unit) || copy.someUnit;
  const month = computeMonth(plan);
  const rows = AMOUNTS.map((id) => ({
    cells: [copy.amounts[id](unit), amount(plan.amounts[id])],
  }));
  const table = (head: string, rows: TableRow[]): Block => ({
    kind: "table",
    cellKind: "figures",
    head: [head, copy.rupees],
    rows,
  });
  if (!month) return [table(copy.unitAndMonth, rows), { kind: "blank", hint: copy.unitHint }];
  const { unitMargin, unitsToPay, unitsWithWage } = computeBreakEven(month);
  const lines: TableRow[] = [
    ...rows,
    { cells: [copy.leaves(unit), formatPaise(unitMargin)], isTotal: true },
  ];
  const verdict =
    unitsToPay === undefined || unitsWithWage === undefined
      ? copy.leavesNothing(unit)
      : copy.breakEven(formatCount(unitsToPay), formatCount(unitsWithWage), unit);
  return [
    table(copy.unitAndMonth, lines),
    { kind: "text", text: verdict },
    { kind: "heading", level: 2, text: copy.firstMonths },
    ...buildMonthsTable(plan, month, copy),
  ];
}

function buildMonthsTable(plan: Plan, month: PlanMonth, copy: DocumentCopy["money"]): Block[] {
  const typed = plan.units.slice(0, -1).map((units) => figureValue(parseCount(units)));
  const first = typed.findIndex((units) => units === undefined);
  const units = (first === -1 ? typed : typed.slice(0, first)).flatMap((units) => units ?? []);
  if (units.length === 0) return [{ kind: "blank", hint: copy.monthsHint }];
  const lines = computeFirstMonths(units, month);
  const lowest = findLowest(lines);
  return [
    {
      kind: "table",
      cellKind: "figures",
      head: copy.monthHead,
      rows: lines.map(({ units, left, after, running }, index) => ({
        cells: [
          String(index + 1),
          formatCount(units),
          formatPaise(left),
          formatPaise(after),
          formatPaise(running),
        ],
      })),
    },
    {
      kind: "text",
      text: lowest ? copy.lowest(lowest.month, formatPaise(-lowest.paise)) : copy.neverLow,
    },
  ];
}

const row = (label: string, paise: number): TableRow => ({ cells: [label, formatPaise(paise)] });

/** Page 8: a settled month with three setbacks. */
function buildSetbacksTable(plan: Plan, { money: copy }: DocumentCopy): Block[] {
  const month = computeMonth(plan);
  const units = figureValue(parseCount(plan.units.at(-1) ?? ""));
  if (!month || units === undefined) return [{ kind: "blank", hint: copy.settledHint }];
  const left = computeSetbacks(units, month);
  return [
    {
      kind: "table",
      cellKind: "figures",
      head: [copy.ifHead(formatCount(units)), copy.leftHead],
      rows: [
        row(copy.setbacks.asPlanned, left.asPlanned),
        row(copy.setbacks.fewerCustomers, left.fewerCustomers),
        row(copy.setbacks.lowerPrice, left.lowerPrice),
        row(copy.setbacks.higherBills, left.higherBills),
        { ...row(copy.setbacks.allTogether, left.allTogether), isTotal: true },
      ],
    },
  ];
}

/** Formats a count with Indian digit grouping. */
const formatCount = (count: number): string => formatPaise(count * 100).slice(1);
