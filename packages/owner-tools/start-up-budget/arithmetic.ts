import { multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import {
  InvalidInputError,
  type ReadResult,
  assertInRange,
  assertAllInRange,
  count,
  cleanLabel,
  percent,
  createFieldReader,
  optionalRupees,
  rupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";

/** The boxes whose lines are paid before the business opens. */
export const LINE_BOXES = ["A", "B", "C", "D", "E", "F"] as const;
export type LineBox = (typeof LINE_BOXES)[number];
/** All eight boxes: G is the running-in period, H the household. */
export const BOXES = [...LINE_BOXES, "G", "H"] as const;
export type Box = (typeof BOXES)[number];

/** The payment stages of box B, each with its share of the box in hundredths of a percent. */
export const STAGE_SHARES = { order: 30_00, delivery: 40_00, works: 30_00 } as const;
export type Stage = keyof typeof STAGE_SHARES;
const STAGE_NAMES = Object.keys(STAGE_SHARES) as Stage[];

/** The guide’s margins, in hundredths of a percent. */
export const MARGINS = [20_00, 25_00, 30_00] as const;

/** Maximum number of lines in a box, of monthly costs, and of running-in months. */
export const MAX_BUDGET_LINES = 12;

export interface BudgetLineFields {
  label: string;
  amount: string;
  /** Weeks before opening when it is paid; box B uses its stages instead. */
  weeks: string;
  /** A deposit, returned on leaving. Used in box A only. */
  deposit: boolean;
}

export interface BudgetFields {
  boxes: Record<LineBox, readonly BudgetLineFields[]>;
  /** Weeks before opening of box B's three payments: 30, 40 and 30 %. */
  stages: Record<Stage, string>;
  running: {
    /** Monthly costs without any customers. */
    costs: readonly { label: string; amount: string }[];
    /** The margin from sales in month 1, 2, …: what is left after paying for the goods. */
    left: readonly string[];
  };
  /** Monthly amounts; `months` until the business can pay the family. */
  household: { needs: string; income: string; months: string };
  /** 20 to 30 %. */
  margin: string;
  /** Own money; empty counts as 0. */
  have: string;
}

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

const WEEKS_FIELD = { ...count(0, 104), emptyValue: 0 };
const HOUSEHOLD_FIELDS = {
  needs: optionalRupees,
  income: optionalRupees,
  months: { ...count(0, 60), emptyValue: 0 },
};
const MARGIN_FIELD = percent(20_00, 30_00);
const STAGE_FIELDS = { order: WEEKS_FIELD, delivery: WEEKS_FIELD, works: WEEKS_FIELD };

/** Parses the owner's fields. Empty amounts count as 0, an empty week as the opening day. */
export function readBudget(fields: BudgetFields): ReadResult<BudgetInput> {
  const reader = createFieldReader();
  const readLines = (box: LineBox) =>
    fields.boxes[box].map(({ label, amount, weeks, deposit }, index) => ({
      label: cleanLabel(label),
      amount: reader.readNumber(`boxes.${box}.${index}.amount`, optionalRupees, amount),
      weeks: reader.readNumber(`boxes.${box}.${index}.weeks`, WEEKS_FIELD, weeks),
      deposit: deposit && box === "A",
    }));
  const { costs, left } = fields.running;
  return reader.toResult({
    boxes: mapBoxes(readLines),
    stages: reader.readNumbers("stages", STAGE_FIELDS, fields.stages),
    running: {
      costs: costs.map(({ label, amount }, index) => ({
        label: cleanLabel(label),
        amount: reader.readNumber(`running.costs.${index}.amount`, optionalRupees, amount),
      })),
      left: left.map((text, index) =>
        reader.readNumber(`running.left.${index}`, optionalRupees, text),
      ),
    },
    household: reader.readNumbers("household", HOUSEHOLD_FIELDS, fields.household),
    margin: reader.readNumber("margin", MARGIN_FIELD, fields.margin),
    have: reader.readNumber("have", optionalRupees, fields.have),
  });
}

export interface RunningMonth {
  month: number;
  salesMargin: Paise;
  /** Costs of the month that the sales margin does not cover; never negative. */
  gap: Paise;
}

export interface BudgetResult {
  boxes: Record<Box, Paise>;
  /** Total of boxes A to H. */
  total: Paise;
  /** Margin on the total, to the paisa. */
  margin: Paise;
  /** Total plus margin: the money needed before anything is signed. */
  moneyNeeded: Paise;
  shortfall: Paise;
  surplus: Paise;
  /** The same total with each of the guide's margins. */
  marginChoices: readonly { percent: BasisPoints; margin: Paise; moneyNeeded: Paise }[];
  /** Whether own money does not cover the total with the lowest margin. */
  isUnaffordable: boolean;
  running: {
    monthlyCosts: Paise;
    months: readonly RunningMonth[];
    /** Whether sales do not cover the costs of the last month, so that box G is too small. */
    isLastMonthUncovered: boolean;
  };
  householdShortfall: Paise;
  /** Payments of boxes A to F by week, earliest first. */
  weeklyPayments: readonly { weeksBefore: number; amount: Paise; cumulative: Paise }[];
  beforeOpening: Paise;
  /** Money in the bank on opening day: boxes G and H, and the margin. */
  onOpeningDay: Paise;
  /** The total by what can be recovered: deposits eventually, equipment partly, stock by sales. */
  recovery: { deposit: Paise; equipment: Paise; stock: Paise; unrecoverable: Paise };
}

/**
 * Computes the boxes, the margin on their total, and the payments by week. Amounts are rounded to
 * the paisa. Throws InvalidInputError for values that `readBudget` rejects.
 */
export function computeBudget(input: BudgetInput): BudgetResult {
  assertValidBudget(input);
  const { running, household, have } = input;
  const { monthlyCosts, months } = computeRunningIn(running);
  const householdShortfall = Math.max(0, household.needs - household.income);
  const lineTotals = mapBoxes((box) => sum(input.boxes[box].map(({ amount }) => amount)));
  const boxG = sum(months.map(({ gap }) => gap));
  const boxH = multiplyDivide(householdShortfall, household.months, 1);
  const boxes = { ...lineTotals, G: boxG, H: boxH };
  const beforeOpening = sum(Object.values(lineTotals));
  const total = sum([beforeOpening, boxG, boxH]);
  const computeMarginChoice = (percent: BasisPoints) => {
    const margin = multiplyDivide(total, percent, 100_00);
    return { percent, margin, moneyNeeded: total + margin };
  };
  const { margin, moneyNeeded } = computeMarginChoice(input.margin);
  const marginChoices = MARGINS.map(computeMarginChoice);
  const deposit = sum(input.boxes.A.map((line) => (line.deposit ? line.amount : 0)));
  return {
    boxes,
    total,
    margin,
    moneyNeeded,
    shortfall: Math.max(0, moneyNeeded - have),
    surplus: Math.max(0, have - moneyNeeded),
    marginChoices,
    isUnaffordable: have < (marginChoices[0]?.moneyNeeded ?? 0),
    running: {
      monthlyCosts,
      months,
      isLastMonthUncovered: (months.at(-1)?.gap ?? monthlyCosts) > 0,
    },
    householdShortfall,
    weeklyPayments: computeWeeklyPayments(input, lineTotals.B),
    beforeOpening,
    onOpeningDay: sum([boxG, boxH]),
    recovery: {
      deposit,
      equipment: lineTotals.C,
      stock: lineTotals.D,
      unrecoverable: sum([total, -deposit, -lineTotals.C, -lineTotals.D]),
    },
  };
}

function computeRunningIn({ costs, left }: BudgetInput["running"]) {
  const monthlyCosts = sum(costs.map(({ amount }) => amount));
  const months = left.map((salesMargin, index) => ({
    month: index + 1,
    salesMargin,
    gap: Math.max(0, monthlyCosts - salesMargin),
  }));
  return { monthlyCosts, months };
}

/** Payments of box B, to the paisa; the last one includes the rounding difference. */
export function computeStagePayments(boxTotal: Paise): Record<Stage, Paise> {
  const order = multiplyDivide(boxTotal, STAGE_SHARES.order, 100_00);
  const delivery = multiplyDivide(boxTotal, STAGE_SHARES.delivery, 100_00);
  return { order, delivery, works: boxTotal - order - delivery };
}

function computeWeeklyPayments(
  { boxes, stages }: BudgetInput,
  boxB: Paise,
): BudgetResult["weeklyPayments"] {
  const stagePayments = computeStagePayments(boxB);
  const payments = [
    ...LINE_BOXES.flatMap((box) => (box === "B" ? [] : boxes[box])),
    ...STAGE_NAMES.map((stage) => ({ weeks: stages[stage], amount: stagePayments[stage] })),
  ].filter(({ amount }) => amount > 0);
  const weeks = [...new Set(payments.map(({ weeks }) => weeks))].toSorted((a, b) => b - a);
  let cumulative = 0;
  return weeks.map((week) => {
    const amount = sum(payments.map((payment) => (payment.weeks === week ? payment.amount : 0)));
    cumulative = sum([cumulative, amount]);
    return { weeksBefore: week, amount, cumulative };
  });
}

function assertValidBudget({ boxes, stages, running, household, margin, have }: BudgetInput): void {
  for (const box of LINE_BOXES) {
    assertMaxLength(`boxes.${box}`, boxes[box]);
    for (const [index, { amount, weeks }] of boxes[box].entries()) {
      assertInRange(`boxes.${box}.${index}.amount`, optionalRupees, amount);
      assertInRange(`boxes.${box}.${index}.weeks`, WEEKS_FIELD, weeks);
    }
  }
  assertAllInRange("stages", STAGE_FIELDS, stages);
  assertMaxLength("running.costs", running.costs);
  assertMaxLength("running.left", running.left);
  for (const { amount } of running.costs) assertInRange("running.costs", rupees(), amount);
  for (const salesMargin of running.left) assertInRange("running.left", rupees(), salesMargin);
  assertAllInRange("household", HOUSEHOLD_FIELDS, household);
  assertInRange("margin", MARGIN_FIELD, margin);
  assertInRange("have", optionalRupees, have);
}

function assertMaxLength(path: string, list: readonly unknown[]): void {
  if (list.length > MAX_BUDGET_LINES) throw new InvalidInputError(path, "too-large");
}

function mapBoxes<T>(toValue: (box: LineBox) => T): Record<LineBox, T> {
  return {
    A: toValue("A"),
    B: toValue("B"),
    C: toValue("C"),
    D: toValue("D"),
    E: toValue("E"),
    F: toValue("F"),
  };
}
