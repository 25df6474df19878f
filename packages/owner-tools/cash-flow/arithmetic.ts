import { sum } from "../kit/figures/exact-arithmetic.ts";
import {
  InvalidInputError,
  type ReadResult,
  assertInRange,
  assertAllInRange,
  cleanLabel,
  createFieldReader,
  rupees,
  optionalRupees,
} from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { MAX_PAISE } from "../kit/figures/paise.ts";

export const WEEK_COUNT = 13;
/** Maximum number of inflow lines, and of outflow lines. */
export const MAX_CASH_LINES = 15;

/** A line as typed; `weeks` has thirteen texts, of which empty ones count as 0. */
export interface CashLineFields {
  label: string;
  weeks: readonly string[];
}

export interface CashFlowFields {
  /** The first Monday, as in a date field: "2026-03-02". May be empty. */
  start: string;
  /** The balance today; negative if overdrawn. */
  bank: string;
  /** Cash in the drawer, and issued cheques that have not been presented yet. */
  drawer: string;
  cheques: string;
  /** Reserve for emergencies. */
  cushion: string;
  in: readonly CashLineFields[];
  out: readonly CashLineFields[];
}

/** A parsed line; `weeks` has thirteen amounts, which may be 0. */
export interface CashLine {
  label: string;
  weeks: readonly Paise[];
}

/** Parsed `CashFlowFields`, in paise. */
export interface CashFlowInput {
  /** Days since 1 January 1970; undefined if no date is given. */
  start: number | undefined;
  bank: Paise;
  drawer: Paise;
  cheques: Paise;
  cushion: Paise;
  in: readonly CashLine[];
  out: readonly CashLine[];
}

const BALANCE_FIELDS = {
  bank: { ...rupees(-MAX_PAISE), emptyValue: 0 },
  drawer: optionalRupees,
  cheques: optionalRupees,
  cushion: optionalRupees,
};
/** 2000 to 2099, in days since 1970. */
const START_FIELD = { unit: "date", min: 10_957, max: 47_481 } as const;

/** Parses the owner's fields. Empty amounts count as 0. */
export function readCashFlow(fields: CashFlowFields): ReadResult<CashFlowInput> {
  const reader = createFieldReader();
  const readLines = (side: "in" | "out") =>
    fields[side].map(({ label, weeks }, index) => ({
      label: cleanLabel(label),
      weeks: weekNumbers.map((week) =>
        reader.readNumber(
          `${side}.${index}.weeks.${week - 1}`,
          optionalRupees,
          weeks[week - 1] ?? "",
        ),
      ),
    }));
  const start =
    fields.start.trim() === "" ? undefined : reader.readNumber("start", START_FIELD, fields.start);
  return reader.toResult({
    start,
    ...reader.readNumbers("", BALANCE_FIELDS, fields),
    in: readLines("in"),
    out: readLines("out"),
  });
}

export const weekNumbers: readonly number[] = Array.from(
  { length: WEEK_COUNT },
  (_, index) => index + 1,
);

export interface CashWeek {
  /** Week number, from 1. */
  week: number;
  openingBalance: Paise;
  in: Paise;
  out: Paise;
  closingBalance: Paise;
}

/** Warnings, worst first. */
export type CashWarning =
  | { code: "below-zero"; week: number; weekCount: number; lowestBalance: Paise }
  | { code: "below-cushion"; week: number }
  /** Less cash at the end than at the start. */
  | { code: "declining"; amount: Paise };

export interface CashFlowResult {
  /** Bank balance plus cash, minus cheques. */
  openingBalance: Paise;
  weeks: readonly CashWeek[];
  /** Totals of each line, in the order of the input, and of all lines. */
  totals: { in: readonly Paise[]; out: readonly Paise[]; allIn: Paise; allOut: Paise };
  /** The main result: the lowest closing balance, and the first week that has it. */
  lowestWeek: { week: number; closingBalance: Paise };
  closingBalance: Paise;
  /** Closing balance of week 13 minus the opening balance. */
  change: Paise;
  firstNegativeWeek: number | undefined;
  negativeWeekCount: number;
  /** Money to raise so that the cushion is never used, and the week by which it is needed. */
  moneyNeeded: Paise;
  neededByWeek: number | undefined;
  warnings: readonly CashWarning[];
}

/**
 * Computes the thirteen weeks: opening plus in minus out is the closing balance, which is the next
 * week's opening. Throws InvalidInputError for values that `readCashFlow` rejects.
 */
export function computeCashFlow(input: CashFlowInput): CashFlowResult {
  assertValidCashFlow(input);
  const openingBalance = sum([input.bank, input.drawer, -input.cheques]);
  const weeks = computeWeeks(openingBalance, input);
  const closingBalances = weeks.map(({ closingBalance }) => closingBalance);
  const lowestBalance = Math.min(...closingBalances);
  const closingBalance = closingBalances.at(-1) ?? openingBalance;
  const negativeWeeks = weeks.filter((week) => week.closingBalance < 0);
  const resultWithoutWarnings = {
    openingBalance,
    weeks,
    totals: {
      in: input.in.map(sumLine),
      out: input.out.map(sumLine),
      allIn: sum(weeks.map((week) => week.in)),
      allOut: sum(weeks.map((week) => week.out)),
    },
    lowestWeek: {
      week: closingBalances.indexOf(lowestBalance) + 1,
      closingBalance: lowestBalance,
    },
    closingBalance,
    change: sum([closingBalance, -openingBalance]),
    firstNegativeWeek: negativeWeeks[0]?.week,
    negativeWeekCount: negativeWeeks.length,
    moneyNeeded: Math.max(0, input.cushion - lowestBalance),
    neededByWeek: weeks.find((week) => week.closingBalance < input.cushion)?.week,
  };
  return { ...resultWithoutWarnings, warnings: listWarnings(resultWithoutWarnings) };
}

const sumLine = ({ weeks }: CashLine): Paise => sum(weeks);
const sumWeek = (lines: readonly CashLine[], week: number): Paise =>
  sum(lines.map(({ weeks }) => weeks[week - 1] ?? 0));

function computeWeeks(initialBalance: Paise, input: CashFlowInput): CashWeek[] {
  let balance = initialBalance;
  return weekNumbers.map((week) => {
    const openingBalance = balance;
    const inflow = sumWeek(input.in, week);
    const outflow = sumWeek(input.out, week);
    balance = sum([openingBalance, inflow, -outflow]);
    return { week, openingBalance, in: inflow, out: outflow, closingBalance: balance };
  });
}

function listWarnings(result: Omit<CashFlowResult, "warnings">): CashWarning[] {
  const { firstNegativeWeek, negativeWeekCount, lowestWeek, neededByWeek, change } = result;
  const warnings: CashWarning[] = [];
  if (firstNegativeWeek !== undefined) {
    warnings.push({
      code: "below-zero",
      week: firstNegativeWeek,
      weekCount: negativeWeekCount,
      lowestBalance: lowestWeek.closingBalance,
    });
  } else if (neededByWeek !== undefined) {
    warnings.push({ code: "below-cushion", week: neededByWeek });
  }
  if (change < 0) warnings.push({ code: "declining", amount: -change });
  return warnings;
}

function assertValidCashFlow(input: CashFlowInput): void {
  assertAllInRange("", BALANCE_FIELDS, input);
  if (input.start !== undefined) assertInRange("start", START_FIELD, input.start);
  for (const side of ["in", "out"] as const) {
    if (input[side].length > MAX_CASH_LINES) throw new InvalidInputError(side, "too-large");
    for (const [index, { weeks }] of input[side].entries()) {
      if (weeks.length !== WEEK_COUNT)
        throw new InvalidInputError(`${side}.${index}.weeks`, "not-a-number");
      for (const amount of weeks) assertInRange(`${side}.${index}.weeks`, optionalRupees, amount);
    }
  }
}
