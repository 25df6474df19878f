import { formatNumber } from "@angadi/formats/format-number";
import { formatPaise } from "@angadi/formats/rupees";
import {
  computeSurplusScenarios,
  computeBreakEven,
  computeFirstMonths,
  findLowestTotal,
  type MonthlyAmounts,
  computePlanTotals,
} from "./arithmetic.ts";
import { formatPercent } from "../kit/figures/readers.ts";
import { cleanFileLine, cleanFileText } from "../kit/clean-text.ts";
import { type DocumentBlock, PLACEHOLDER, type TableRow } from "../kit/document/block.ts";
import {
  AMOUNT_IDS,
  type AnswerId,
  type PlanLine,
  type BusinessPlanFields,
  parseAmount,
  parseCount,
  parseMargin,
  parseRupees,
  getValue,
  listFilledLines,
} from "./plan.ts";
import { mapToRecord } from "../kit/frame/parse-shape.ts";
import type { PlanDocumentCopy } from "./document-copy.ts";

/** Builds the complete plan; unanswered questions become gaps with hints. */
export function buildPlanDocument(
  plan: BusinessPlanFields,
  copy: PlanDocumentCopy,
): DocumentBlock[] {
  const buildAnswer = (id: AnswerId): DocumentBlock[] => {
    const text = cleanFileText(plan.answers[id]).trim();
    return [
      { kind: "heading", level: 2, text: copy.questions[id] },
      ...(text === ""
        ? [{ kind: "placeholder" as const, hint: copy.hints[id] }]
        : text.split(/\n{2,}/).map((paragraph) => ({ kind: "text" as const, text: paragraph }))),
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
      text: cleanFileLine(plan.answers.name) || `${PLACEHOLDER} ${copy.hints.name}`,
      subtitle: cleanFileLine(plan.answers.owner) || `${PLACEHOLDER} ${copy.hints.owner}`,
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
const hasAllAmounts = (amounts: readonly (number | undefined)[]) =>
  amounts.length > 0 && !amounts.includes(undefined);
const replaceMissingByZero = (amounts: readonly (number | undefined)[]) =>
  amounts.map((amount) => amount ?? 0);
const formatSum = (paise: number, isComplete: boolean) =>
  isComplete ? formatPaise(paise) : PLACEHOLDER;

/** Table rows of the filled-in lines, or of the blank template if there are none. */
const buildRows = (lines: readonly PlanLine[], blankNames: readonly string[]): TableRow[] =>
  lines.length > 0
    ? lines.map((line) => ({
        cells: [cleanFileLine(line.name) || PLACEHOLDER, formatTypedAmount(line.amount)],
      }))
    : blankNames.map((name) => ({ cells: [name, PLACEHOLDER] }));

/** Page 6: what it costs and who pays. Sums appear once all their lines are filled in. */
function buildCostsPage(plan: BusinessPlanFields, copy: PlanDocumentCopy): DocumentBlock[] {
  const { money } = copy;
  const safetyMarginRate = getValue(parseMargin(plan.margin));
  const needs = listFilledLines(plan.needs);
  const sources = listFilledLines(plan.sources);
  const totals = computePlanTotals({
    needs: replaceMissingByZero(parseLineAmounts(needs)),
    sources: replaceMissingByZero(parseLineAmounts(sources)),
    safetyMarginRate: safetyMarginRate ?? 0,
  });
  const areNeedsComplete = hasAllAmounts(parseLineAmounts(needs)) && safetyMarginRate !== undefined;
  const areSourcesComplete = hasAllAmounts(parseLineAmounts(sources));
  const marginText = safetyMarginRate === undefined ? PLACEHOLDER : formatPercent(safetyMarginRate);
  return [
    { kind: "heading", level: 2, text: money.needs },
    {
      kind: "table",
      columnType: "numbers",
      columns: [money.needColumn, money.amountColumn],
      rows: [
        ...buildRows(needs, money.blankNeeds),
        { cells: [money.margin(marginText), formatSum(totals.safetyMargin, areNeedsComplete)] },
        { cells: [money.total, formatSum(totals.total, areNeedsComplete)], isTotal: true },
      ],
    },
    { kind: "heading", level: 2, text: money.sources },
    {
      kind: "table",
      columnType: "numbers",
      columns: [money.sourceColumn, money.amountColumn],
      rows: [
        ...buildRows(sources, money.blankSources),
        { cells: [money.total, formatSum(totals.sourcesTotal, areSourcesComplete)], isTotal: true },
      ],
    },
    areNeedsComplete && areSourcesComplete
      ? { kind: "text", text: formatBalance(totals.shortfall, copy) }
      : { kind: "placeholder", hint: money.balanceHint },
  ];
}

/** Compares the total of the needs with that of the sources. */
function formatBalance(shortfall: number, { money }: PlanDocumentCopy): string {
  if (shortfall === 0) return money.balanced;
  return shortfall > 0
    ? money.shortfall(formatPaise(shortfall))
    : money.surplus(formatPaise(-shortfall));
}

/** Parses the amounts of one unit and month; undefined if a required one is blank or invalid. */
function parseMonthlyAmounts({ amounts }: BusinessPlanFields): MonthlyAmounts | undefined {
  const parsedAmounts = mapToRecord(AMOUNT_IDS, (id) => parseAmount(id, amounts[id]));
  if (AMOUNT_IDS.some((id) => "problem" in parsedAmounts[id])) return undefined;
  const {
    price,
    cost,
    bills,
    instalment = 0,
    wage = 0,
  } = mapToRecord(AMOUNT_IDS, (id) => getValue(parsedAmounts[id]));
  if (price === undefined || cost === undefined || bills === undefined) return undefined;
  return { price, cost, bills, instalment, wage };
}

/** Page 7: one unit, one month, the first months. */
function buildMoneyPage(
  plan: BusinessPlanFields,
  { money: copy }: PlanDocumentCopy,
): DocumentBlock[] {
  const unit = cleanFileLine(plan.unit) || copy.defaultUnit;
  const amounts = parseMonthlyAmounts(plan);
  const rows = AMOUNT_IDS.map((id) => ({
    cells: [copy.amounts[id](unit), formatTypedAmount(plan.amounts[id])],
  }));
  const buildTable = (tableRows: TableRow[]): DocumentBlock => ({
    kind: "table",
    columnType: "numbers",
    columns: [copy.unitAndMonth, copy.amountColumn],
    rows: tableRows,
  });
  if (!amounts) return [buildTable(rows), { kind: "placeholder", hint: copy.unitHint }];
  const { unitMargin, breakEvenUnits, breakEvenUnitsWithWage } = computeBreakEven(amounts);
  const rowsWithMargin: TableRow[] = [
    ...rows,
    { cells: [copy.unitMargin(unit), formatPaise(unitMargin)], isTotal: true },
  ];
  const verdict =
    breakEvenUnits === undefined || breakEvenUnitsWithWage === undefined
      ? copy.noUnitMargin(unit)
      : copy.breakEven(formatNumber(breakEvenUnits), formatNumber(breakEvenUnitsWithWage), unit);
  return [
    buildTable(rowsWithMargin),
    { kind: "text", text: verdict },
    { kind: "heading", level: 2, text: copy.firstMonths },
    ...buildMonthsTable(plan, amounts, copy),
  ];
}

/** The first months, up to the first one without a valid number of units. */
function buildMonthsTable(
  plan: BusinessPlanFields,
  amounts: MonthlyAmounts,
  copy: PlanDocumentCopy["money"],
): DocumentBlock[] {
  const typedUnits = plan.units.slice(0, -1).map((text) => getValue(parseCount(text)));
  const firstGap = [...typedUnits, undefined].indexOf(undefined);
  const unitsByMonth = typedUnits.slice(0, firstGap).flatMap((units) => units ?? []);
  if (unitsByMonth.length === 0) return [{ kind: "placeholder", hint: copy.monthsHint }];
  const months = computeFirstMonths(unitsByMonth, amounts);
  const lowestTotal = findLowestTotal(months);
  return [
    {
      kind: "table",
      columnType: "numbers",
      columns: copy.monthColumns,
      rows: months.map(({ units, salesMargin, surplus, runningTotal }, index) => ({
        cells: [
          String(index + 1),
          formatNumber(units),
          formatPaise(salesMargin),
          formatPaise(surplus),
          formatPaise(runningTotal),
        ],
      })),
    },
    {
      kind: "text",
      text: lowestTotal
        ? copy.lowestTotal(lowestTotal.monthNumber, formatPaise(-lowestTotal.paise))
        : copy.neverNegative,
    },
  ];
}

const buildRow = (label: string, paise: number): TableRow => ({
  cells: [label, formatPaise(paise)],
});

/** Page 8: the surplus of a typical month, as planned and with setbacks. */
function buildSetbacksTable(
  plan: BusinessPlanFields,
  { money: copy }: PlanDocumentCopy,
): DocumentBlock[] {
  const amounts = parseMonthlyAmounts(plan);
  const units = getValue(parseCount(plan.units.at(-1) ?? ""));
  if (!amounts || units === undefined)
    return [{ kind: "placeholder", hint: copy.typicalMonthHint }];
  const surpluses = computeSurplusScenarios(units, amounts);
  return [
    {
      kind: "table",
      columnType: "numbers",
      columns: [copy.setbackColumn(formatNumber(units)), copy.surplusColumn],
      rows: [
        buildRow(copy.setbacks.asPlanned, surpluses.asPlanned),
        buildRow(copy.setbacks.fewerCustomers, surpluses.fewerCustomers),
        buildRow(copy.setbacks.lowerPrice, surpluses.lowerPrice),
        buildRow(copy.setbacks.higherBills, surpluses.higherBills),
        { ...buildRow(copy.setbacks.allTogether, surpluses.allTogether), isTotal: true },
      ],
    },
  ];
}
