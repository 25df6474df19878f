import { cashFlowSheetCopy as copy } from "./copy.ts";
import { sheetCopy } from "../../kit/workbook/copy.ts";
import type { CashFlowInput, CashFlowResult, CashLine, CashWeek } from "../arithmetic.ts";
import { WEEKS, computeCashFlow, weekNumbers } from "../arithmetic.ts";
import { howToSheet } from "../../kit/workbook/how-to-sheet.ts";
import type { Cell, Format, Row, Workbook } from "../../kit/workbook/sheet.ts";
import {
  head,
  input,
  label,
  note,
  quoted,
  result,
  section,
  title,
  textInput,
} from "../../kit/workbook/sheet.ts";

/** Number of spare rows for new lines. */
const SPARE = 3;

type Side = "in" | "out";

/** The workbook of the thirteen-week sheet: weeks in columns, lines in rows. */
export function buildCashFlowWorkbook(flow: CashFlowInput, url: string): Workbook {
  const computed = computeCashFlow(flow);
  const top = [...headRows(flow), ...answerRows(computed)];
  const table = tableRows(flow, computed);
  return {
    sheets: [
      {
        name: copy.sheet,
        columns: [40, ...weekNumbers.map(() => 13), 14],
        frozen: { rows: 0, columns: 1 },
        landscape: true,
        rows: [...top, ...table],
      },
      howToSheet(copy.howTo, url),
    ],
  };
}

function headRows(flow: CashFlowInput): Row[] {
  return [
    [title(copy.title)],
    [{ ...note(copy.note), span: 8 }],
    [label(copy.start), input("start", flow.start, "date")],
    [label(copy.bank), input("bank", flow.bank, "rupees")],
    [label(copy.drawer), input("drawer", flow.drawer, "rupees")],
    [label(copy.cheques), input("cheques", flow.cheques, "rupees")],
    [label(copy.cushion), input("cushion", flow.cushion, "rupees")],
    [],
  ];
}

/** Formula for the first week with a mark in its row. */
const first = (marks: string): string =>
  `IF(COUNT({${marks}.1:${marks}.${WEEKS}})=0,${quoted(sheetCopy.never)},MIN({${marks}.1:${marks}.${WEEKS}}))`;

const answer = (
  text: string,
  id: string,
  formula: string,
  value: number | string,
  format: Format,
): Row => [label(text), result(id, formula, value, format, id === "lowest" ? "key" : "result")];

function answerRows(computed: CashFlowResult): Row[] {
  const { lowest, firstNegativeWeek, neededBy } = computed;
  const { never } = sheetCopy;
  const all = `{closing.1:closing.${WEEKS}}`;
  return [
    answer(copy.lowest, "lowest", `MIN(${all})`, lowest.closing, "rupees"),
    answer(copy.lowestWeek, "lowestWeek", `MATCH({lowest},${all},0)`, lowest.week, "whole"),
    answer(copy.first, "first", first("below"), firstNegativeWeek ?? never, "whole"),
    answer(copy.below, "belowWeeks", `COUNTIF(${all},"<0")`, computed.negativeWeekCount, "whole"),
    answer(copy.needed, "needed", "MAX(0,{cushion}-{lowest})", computed.needed, "rupees"),
    answer(copy.neededBy, "neededBy", first("short"), neededBy ?? never, "whole"),
    answer(copy.change, "change", `{closing.${WEEKS}}-{opening.1}`, computed.change, "rupees"),
    [],
  ];
}

function tableRows(flow: CashFlowInput, { weeks, totals }: CashFlowResult): Row[] {
  return [
    [head(copy.week), ...weekNumbers.map((number) => head(String(number))), head(copy.total)],
    [label(copy.monday), ...weekNumbers.map((number) => monday(flow.start, number))],
    [label(copy.opening), ...weeks.map(opening)],
    [section(copy.in)],
    ...lineRows("in", flow.in, totals.in),
    totalRow("in", copy.allIn, flow, weeks, totals.allIn),
    [section(copy.out)],
    ...lineRows("out", flow.out, totals.out),
    totalRow("out", copy.allOut, flow, weeks, totals.allOut),
    [label(copy.marks.below), ...weeks.map((week) => mark("below", "0", week, week.closing < 0))],
    [
      label(copy.marks.short),
      ...weeks.map((week) => mark("short", "{cushion}", week, week.closing < flow.cushion)),
    ],
    [label(copy.closing), ...weeks.map(closing)],
  ];
}

function monday(start: number | undefined, week: number): Cell {
  const days = 7 * (week - 1);
  const value = start === undefined ? "" : start + days;
  return result(`monday.${week}`, `IF({start}="","",{start}+${days})`, value, "date");
}

function opening({ week, opening: value }: CashWeek): Cell {
  const formula = week === 1 ? "{bank}+{drawer}-{cheques}" : `{closing.${week - 1}}`;
  return result(`opening.${week}`, formula, value, "rupees");
}

function closing({ week, closing: value }: CashWeek): Cell {
  const formula = `ROUND({opening.${week}}+{in.${week}}-{out.${week}},2)`;
  return result(`closing.${week}`, formula, value, "rupees", "key");
}

/** A cell with the week's number if its closing is below a limit; the results refer to it. */
function mark(id: "below" | "short", limit: string, { week }: CashWeek, isBelow: boolean): Cell {
  const formula = `IF({closing.${week}}<${limit},${week},"")`;
  return { ...result(`${id}.${week}`, formula, isBelow ? week : "", "whole"), style: "note" };
}

const lineTotal = (id: string, value: number): Cell =>
  result(`${id}.total`, `SUM({${id}.1:${id}.${WEEKS}})`, value, "rupees");

function totalRow(
  side: Side,
  text: string,
  flow: CashFlowInput,
  weeks: readonly CashWeek[],
  all: number,
): Row {
  const last = flow[side].length + SPARE - 1;
  const sum = (week: number) => `SUM({${side}.0.${week}:${side}.${last}.${week}})`;
  return [
    label(text),
    ...weeks.map((week) => result(`${side}.${week.week}`, sum(week.week), week[side], "rupees")),
    lineTotal(side, all),
  ];
}

function lineRows(side: Side, lines: readonly CashLine[], totals: readonly number[]): Row[] {
  const all = [...lines, ...Array.from({ length: SPARE }, () => undefined)];
  return all.map((line, index) => {
    const id = `${side}.${index}`;
    // Weeks without an amount stay empty, as the owner left them.
    const cells = weekNumbers.map((week) =>
      input(`${id}.${week}`, line?.weeks[week - 1] || undefined, "rupees"),
    );
    const name: Cell = textInput(line?.label ?? "");
    return [name].concat(cells, lineTotal(id, totals[index] ?? 0));
  });
}
