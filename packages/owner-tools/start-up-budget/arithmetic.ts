import { multiplyDivide, sum } from "../kit/figures/exact.ts";
import {
  InvalidInputError,
  type ReadResult,
  check,
  checkAll,
  count,
  cleanLabel,
  percent,
  createReader,
} from "../kit/figures/fields.ts";
import { rupees, optionalRupees } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";

/** The boxes whose lines are paid before the business opens. */
export const LINE_BOXES = ["A", "B", "C", "D", "E", "F"] as const;
/** A box of lines. */
export type LineBox = (typeof LINE_BOXES)[number];
/** All eight boxes: G is the running-in period, H the household. */
export const BOXES = [...LINE_BOXES, "G", "H"] as const;
/** Any of the eight boxes. */
export type Box = (typeof BOXES)[number];

/** The payment stages of box B, each with its share of the box in hundredths of a percent. */
export const STAGES = { order: 30_00, delivery: 40_00, works: 30_00 } as const;
/** A payment stage of box B. */
export type Stage = keyof typeof STAGES;
const STAGE_NAMES = Object.keys(STAGES) as Stage[];

/** The guide's three margins, in hundredths of a percent. */
export const MARGINS = [20_00, 25_00, 30_00] as const;

/** Maximum number of lines in a box, of monthly costs, and of running-in months. */
export const MAX_LINES = 12;

/** A line as typed. */
export interface BudgetLineFields {
  label: string;
  amount: string;
  /** Weeks before opening when it is paid; box B uses its stages instead. */
  weeks: string;
  /** A deposit, returned on leaving. Used in box A only. */
  deposit: boolean;
}

/** The fields as typed: text, except for checkboxes. */
export interface BudgetFields {
  boxes: Record<LineBox, readonly BudgetLineFields[]>;
  /** Weeks before opening of box B's three payments: 30, 40 and 30 %. */
  stages: Record<Stage, string>;
  running: {
    /** Monthly costs without any customers. */
    costs: readonly { label: string; amount: string }[];
    /** Margin from sales in month 1, 2, … after paying for the goods. */
    left: readonly string[];
  };
  /** Monthly amounts; `months` until the business can pay the family. */
  household: { needs: string; income: string; months: string };
  /** 20 to 30 %. */
  margin: string;
  /** Own money; empty counts as 0. */
  have: string;
}

/** A parsed line. */
export interface BudgetLine {
  label: string;
  amount: Paise;
  weeks: number;
  deposit: boolean;
}

/** Parsed `BudgetFields`: paise, weeks, months, hundredths of a percent. */
export interface BudgetInput {
  boxes: Record<LineBox, readonly BudgetLine[]>;
  stages: Record<Stage, number>;
  running: {
    costs: readonly { label: string; amount: Paise }[];
    left: readonly Paise[];
  };
  household: { needs: Paise; income: Paise; months: number };
  margin: BasisPoints;
  have: Paise;
}

const WEEKS = { ...count(0, 104), emptyValue: 0 };
const HOUSEHOLD = {
  needs: optionalRupees,
  income: optionalRupees,
  months: { ...count(0, 60), emptyValue: 0 },
};
const MARGIN = percent(20_00, 30_00);
const STAGE_WEEKS = { order: WEEKS, delivery: WEEKS, works: WEEKS };

/** Parses the owner's fields. Empty amounts count as 0, an empty week as the opening day. */
export function readBudget(fields: BudgetFields): ReadResult<BudgetInput> {
  const reader = createReader();
  const lines = (box: LineBox) =>
    fields.boxes[box].map(({ label, amount, weeks, deposit }, index) => ({
      label: cleanLabel(label),
      amount: reader.number(`boxes.${box}.${index}.amount`, optionalRupees, amount),
      weeks: reader.number(`boxes.${box}.${index}.weeks`, WEEKS, weeks),
      deposit: deposit && box === "A",
    }));
  const { costs, left } = fields.running;
  return reader.toResult({
    boxes: byBox(lines),
    stages: reader.numbers("stages", STAGE_WEEKS, fields.stages),
    running: {
      costs: costs.map(({ label, amount }, index) => ({
        label: cleanLabel(label),
        amount: reader.number(`running.costs.${index}.amount`, optionalRupees, amount),
      })),
      left: left.map((text, index) => reader.number(`running.left.${index}`, optionalRupees, text)),
    },
    household: reader.numbers("household", HOUSEHOLD, fields.household),
    margin: reader.number("margin", MARGIN, fields.margin),
    have: reader.number("have", optionalRupees, fields.have),
  });
}

/** A month of the running-in period. */
export interface Gap {
  /** Month number, from 1. */
  month: number;
  left: Paise;
  /** Costs of the month that sales do not cover; never negative. */
  gap: Paise;
}

/** The result of `computeBudget`. */
export interface BudgetResult {
  boxes: Record<Box, Paise>;
  /** Total of boxes A to H. */
  total: Paise;
  /** Margin on the total, to the paisa. */
  margin: Paise;
  /** Total plus margin: the money needed before anything is signed. */
  needed: Paise;
  /** The missing amount, or the surplus. */
  missing: Paise;
  surplus: Paise;
  /** The same total with each of the guide's margins. */
  choices: readonly { percent: BasisPoints; margin: Paise; needed: Paise }[];
  /** Own money does not even cover the 20 % margin: too big, or too early. */
  isTooBig: boolean;
  running: {
    monthly: Paise;
    months: readonly Gap[];
    /** Sales do not cover the costs in the last listed month, so box G is too small. */
    isUncovered: boolean;
  };
  /** Monthly shortfall of the household. */
  householdShort: Paise;
  /** Payments of boxes A to F by week, earliest first; `soFar` is the running total. */
  weeks: readonly { weeks: number; amount: Paise; soFar: Paise }[];
  beforeOpening: Paise;
  /** Money in the bank on opening day: boxes G and H, and the margin. */
  onOpeningDay: Paise;
  /** Recoverable: deposits eventually, equipment partly, stock through sales; the rest is gone. */
  payback: { deposit: Paise; equipment: Paise; stock: Paise; gone: Paise };
}

/**
 * Computes the guide's sheet: eight boxes, a margin of 20 to 30 % on their total, and the weeks of
 * the payments. The margin is rounded to the paisa; everything else is addition. Throws
 * InvalidInputError for values that `readBudget` rejects.
 */
export function computeBudget(input: BudgetInput): BudgetResult {
  checkBudget(input);
  const { running, household, have } = input;
  const { monthly, months } = computeGaps(running);
  const householdShort = Math.max(0, household.needs - household.income);
  const lines = byBox((box) => sum(input.boxes[box].map(({ amount }) => amount)));
  const G = sum(months.map(({ gap }) => gap));
  const H = multiplyDivide(householdShort, household.months, 1);
  const boxes = { ...lines, G, H };
  const beforeOpening = sum(Object.values(lines));
  const total = sum([beforeOpening, G, H]);
  const withMargin = (percent: BasisPoints) => {
    const margin = multiplyDivide(total, percent, 100_00);
    return { percent, margin, needed: total + margin };
  };
  const { margin, needed } = withMargin(input.margin);
  const choices = MARGINS.map(withMargin);
  const deposit = sum(input.boxes.A.map((line) => (line.deposit ? line.amount : 0)));
  return {
    boxes,
    total,
    margin,
    needed,
    missing: Math.max(0, needed - have),
    surplus: Math.max(0, have - needed),
    choices,
    isTooBig: have < (choices[0]?.needed ?? 0),
    running: { monthly, months, isUncovered: (months.at(-1)?.gap ?? monthly) > 0 },
    householdShort,
    weeks: computeWeeks(input, lines.B),
    beforeOpening,
    onOpeningDay: sum([G, H]),
    payback: {
      deposit,
      equipment: lines.C,
      stock: lines.D,
      gone: sum([total, -deposit, -lines.C, -lines.D]),
    },
  };
}

function computeGaps({ costs, left }: BudgetInput["running"]) {
  const monthly = sum(costs.map(({ amount }) => amount));
  const months = left.map((left, index) => ({
    month: index + 1,
    left,
    gap: Math.max(0, monthly - left),
  }));
  return { monthly, months };
}

/** Box B's payments: shares to the paisa, with the rounding difference in the last one. */
export function listStagePayments(box: Paise): Record<Stage, Paise> {
  const order = multiplyDivide(box, STAGES.order, 100_00);
  const delivery = multiplyDivide(box, STAGES.delivery, 100_00);
  return { order, delivery, works: box - order - delivery };
}

function computeWeeks({ boxes, stages }: BudgetInput, fitting: Paise): BudgetResult["weeks"] {
  const payments = listStagePayments(fitting);
  const paid = [
    ...LINE_BOXES.flatMap((box) => (box === "B" ? [] : boxes[box])),
    ...STAGE_NAMES.map((stage) => ({ weeks: stages[stage], amount: payments[stage] })),
  ].filter(({ amount }) => amount > 0);
  const weeks = [...new Set(paid.map(({ weeks }) => weeks))].toSorted((a, b) => b - a);
  let soFar = 0;
  return weeks.map((week) => {
    const amount = sum(paid.map((line) => (line.weeks === week ? line.amount : 0)));
    soFar = sum([soFar, amount]);
    return { weeks: week, amount, soFar };
  });
}

function checkBudget({ boxes, stages, running, household, margin, have }: BudgetInput): void {
  for (const box of LINE_BOXES) {
    checkLength(`boxes.${box}`, boxes[box]);
    for (const [index, { amount, weeks }] of boxes[box].entries()) {
      check(`boxes.${box}.${index}.amount`, optionalRupees, amount);
      check(`boxes.${box}.${index}.weeks`, WEEKS, weeks);
    }
  }
  checkAll("stages", STAGE_WEEKS, stages);
  checkLength("running.costs", running.costs);
  checkLength("running.left", running.left);
  for (const { amount } of running.costs) check("running.costs", rupees(), amount);
  for (const left of running.left) check("running.left", rupees(), left);
  checkAll("household", HOUSEHOLD, household);
  check("margin", MARGIN, margin);
  check("have", optionalRupees, have);
}

function checkLength(path: string, list: readonly unknown[]): void {
  if (list.length > MAX_LINES) throw new InvalidInputError(path, "too-large");
}

function byBox<T>(of: (box: LineBox) => T): Record<LineBox, T> {
  return { A: of("A"), B: of("B"), C: of("C"), D: of("D"), E: of("E"), F: of("F") };
}
