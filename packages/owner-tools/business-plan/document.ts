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
import { type DocumentBlock, PLACEHOLDER, type TableRow } from "../kit/document/block.ts";
import {
  AMOUNT_IDS,
  type AnswerId,
  type PlanLine,
  type Plan,
  parseAmount,
  parseCount,
  parsePercent,
  parseRupees,
  getValue,
  listFilledLines,
} from "./plan.ts";
import { mapToRecord } from "../kit/frame/parse-shape.ts";
import type { DocumentCopy } from "./document-copy.ts";

/** The complete plan; unanswered questions become gaps with hints. */
export function buildPlanDocument(plan: Plan, copy: DocumentCopy): DocumentBlock[] {
  const buildAnswer = (id: AnswerId): DocumentBlock[] => {
    const text = cleanText(plan.answers[id]).trim();
    return [
      { kind: "heading", level: 2, text: copy.questions[id] },
      ...(text === ""
        ? [{ kind: "placeholder" as const, hint: copy.hints[id] }]
        : text.split(/\n{2,}/).map((text) => ({ kind: "text" as const, text }))),
    ];
  };
  const buildPageHeading = (index: number): DocumentBlock => ({
    kind: "heading",
    level: 1,
    text: copy.pages[index] ?? "",
  });
  return [
    {
      kind: "title",
      text: cleanLine(plan.answers.name) || `${PLACEHOLDER} ${copy.hints.name}`,
      subtitle: cleanLine(plan.answers.owner) || `${PLACEHOLDER} ${copy.hints.owner}`,
    },
    { kind: "contents", text: copy.contents },
    buildPageHeading(0),
    ...buildAnswer("offer"),
    ...buildAnswer("today"),
    buildPageHeading(1),
    ...buildAnswer("reach"),
    ...buildAnswer("marketing"),
    buildPageHeading(2),
    ...buildAnswer("rivals"),
    ...buildAnswer("why"),
    buildPageHeading(3),
    ...buildAnswer("day"),
    buildPageHeading(4),
    ...buildAnswer("people"),
    buildPageHeading(5),
    ...buildCostsPage(plan, copy),
    buildPageHeading(6),
    ...buildMoneyPage(plan, copy),
    buildPageHeading(7),
    ...buildSetbacksTable(plan, copy),
    ...buildAnswer("risks"),
    buildPageHeading(8),
    ...buildAnswer("ninety"),
    ...buildAnswer("ask"),
  ];
}

const formatTypedAmount = (fieldText: string) => {
  const paise = getValue(parseRupees(fieldText));
  return paise === undefined ? PLACEHOLDER : formatPaise(paise);
};

const parseLineAmounts = (lines: readonly PlanLine[]) =>
  lines.map(({ amount }) => getValue(parseRupees(amount)));
const isComplete = (amounts: readonly (number | undefined)[]) =>
  amounts.length > 0 && !amounts.includes(undefined);
const withZeros = (amounts: readonly (number | undefined)[]) =>
  amounts.map((amount) => amount ?? 0);
const formatSum = (paise: number, hasAllAmounts: boolean) =>
  hasAllAmounts ? formatPaise(paise) : PLACEHOLDER;

/** The filled-in lines, or those of the blank template. */
const toRows = (lines: readonly PlanLine[], blanks: readonly string[]): TableRow[] =>
  lines.length > 0
    ? lines.map((line) => ({
        cells: [cleanLine(line.name) || PLACEHOLDER, formatTypedAmount(line.amount)],
      }))
    : blanks.map((name) => ({ cells: [name, PLACEHOLDER] }));

/** Page 6: what it costs and who pays. Sums appear once all their lines are filled in. */
function buildCostsPage(plan: Plan, copy: DocumentCopy): DocumentBlock[] {
  const { money } = copy;
  const marginRate = getValue(parsePercent(plan.margin));
  const needs = listFilledLines(plan.needs);
  const sources = listFilledLines(plan.sources);
  const totals = computePlanTotals({
    needs: withZeros(parseLineAmounts(needs)),
    sources: withZeros(parseLineAmounts(sources)),
    margin: marginRate ?? 0,
  });
  const areNeedsComplete = isComplete(parseLineAmounts(needs)) && marginRate !== undefined;
  const areSourcesComplete = isComplete(parseLineAmounts(sources));
  const marginText = marginRate === undefined ? PLACEHOLDER : formatPercent(marginRate);
  return [
    { kind: "heading", level: 2, text: money.needs },
    {
      kind: "table",
      columnType: "numbers",
      columns: [money.what, money.rupees],
      rows: [
        ...toRows(needs, money.blankNeeds),
        { cells: [money.margin(marginText), formatSum(totals.safetyMargin, areNeedsComplete)] },
        { cells: [money.total, formatSum(totals.total, areNeedsComplete)], isTotal: true },
      ],
    },
    { kind: "heading", level: 2, text: money.sources },
    {
      kind: "table",
      columnType: "numbers",
      columns: [money.from, money.rupees],
      rows: [
        ...toRows(sources, money.blankSources),
        { cells: [money.total, formatSum(totals.funded, areSourcesComplete)], isTotal: true },
      ],
    },
    areNeedsComplete && areSourcesComplete
      ? { kind: "text", text: formatBalance(totals.missing, copy) }
      : { kind: "placeholder", hint: money.equal },
  ];
}

function formatBalance(missing: number, { money }: DocumentCopy): string {
  if (missing === 0) return money.balanced;
  return missing > 0 ? money.missing(formatPaise(missing)) : money.over(formatPaise(-missing));
}

/** The amounts of one unit and month, if filled in; instalment and wage are optional. */
function computeMonth({ amounts }: Plan): PlanMonth | undefined {
  const parsed = mapToRecord(AMOUNT_IDS, (id) => parseAmount(id, amounts[id]));
  if (AMOUNT_IDS.some((id) => "problem" in parsed[id])) return undefined;
  const {
    price,
    cost,
    bills,
    instalment = 0,
    wage = 0,
  } = mapToRecord(AMOUNT_IDS, (id) => getValue(parsed[id]));
  if (price === undefined || cost === undefined || bills === undefined) return undefined;
  return { price, cost, bills, instalment, wage };
}

/** Page 7: one unit, one month, the first months. */
function buildMoneyPage(plan: Plan, { money: copy }: DocumentCopy): DocumentBlock[] {
  const unit = cleanLine(plan.unit) || copy.someUnit;
  const month = computeMonth(plan);
  const rows = AMOUNT_IDS.map((id) => ({
    cells: [copy.amounts[id](unit), formatTypedAmount(plan.amounts[id])],
  }));
  const buildTable = (rows: TableRow[]): DocumentBlock => ({
    kind: "table",
    columnType: "numbers",
    columns: [copy.unitAndMonth, copy.rupees],
    rows,
  });
  if (!month) return [buildTable(rows), { kind: "placeholder", hint: copy.unitHint }];
  const { unitMargin, unitsToPay, unitsWithWage } = computeBreakEven(month);
  const rowsWithMargin: TableRow[] = [
    ...rows,
    { cells: [copy.leaves(unit), formatPaise(unitMargin)], isTotal: true },
  ];
  const verdict =
    unitsToPay === undefined || unitsWithWage === undefined
      ? copy.leavesNothing(unit)
      : copy.breakEven(formatCount(unitsToPay), formatCount(unitsWithWage), unit);
  return [
    buildTable(rowsWithMargin),
    { kind: "text", text: verdict },
    { kind: "heading", level: 2, text: copy.firstMonths },
    ...buildMonthsTable(plan, month, copy),
  ];
}

function buildMonthsTable(plan: Plan, month: PlanMonth, copy: DocumentCopy["money"]): DocumentBlock[] {
  const unitsByMonth = plan.units.slice(0, -1).map((units) => getValue(parseCount(units)));
  const firstGap = [...unitsByMonth, undefined].indexOf(undefined);
  const units = unitsByMonth.slice(0, firstGap).flatMap((units) => units ?? []);
  if (units.length === 0) return [{ kind: "placeholder", hint: copy.monthsHint }];
  const months = computeFirstMonths(units, month);
  const lowest = findLowest(months);
  return [
    {
      kind: "table",
      columnType: "numbers",
      columns: copy.monthHead,
      rows: months.map(({ units, salesMargin, surplus, runningTotal }, index) => ({
        cells: [
          String(index + 1),
          formatCount(units),
          formatPaise(salesMargin),
          formatPaise(surplus),
          formatPaise(runningTotal),
        ],
      })),
    },
    {
      kind: "text",
      text: lowest ? copy.lowest(lowest.month, formatPaise(-lowest.paise)) : copy.neverLow,
    },
  ];
}

const toRow = (label: string, paise: number): TableRow => ({ cells: [label, formatPaise(paise)] });

/** Page 8: a settled month with three setbacks. */
function buildSetbacksTable(plan: Plan, { money: copy }: DocumentCopy): DocumentBlock[] {
  const month = computeMonth(plan);
  const units = getValue(parseCount(plan.units.at(-1) ?? ""));
  if (!month || units === undefined) return [{ kind: "placeholder", hint: copy.settledHint }];
  const results = computeSetbacks(units, month);
  return [
    {
      kind: "table",
      columnType: "numbers",
      columns: [copy.ifHead(formatCount(units)), copy.leftHead],
      rows: [
        toRow(copy.setbacks.asPlanned, results.asPlanned),
        toRow(copy.setbacks.fewerCustomers, results.fewerCustomers),
        toRow(copy.setbacks.lowerPrice, results.lowerPrice),
        toRow(copy.setbacks.higherBills, results.higherBills),
        { ...toRow(copy.setbacks.allTogether, results.allTogether), isTotal: true },
      ],
    },
  ];
}

/** Formats a count with Indian digit grouping. */
const formatCount = (count: number): string => formatPaise(count * 100).slice(1);
