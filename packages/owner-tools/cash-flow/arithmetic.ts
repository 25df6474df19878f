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

export const WEEKS = 13;
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
  /** Cash in the drawer, and issued cheques that have not been presented. */
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
  { length: WEEKS },
  (_, index) => index + 1,
);

export interface CashWeek {
  /** Week number, from 1. */
  week: number;
  opening: Paise;
  in: Paise;
  out: Paise;
  closing: Paise;
}

/** Warnings, worst first. */
export type CashWarning =
  | { code: "below-zero"; week: number; weeks: number; lowest: Paise }
  | { code: "below-cushion"; week: number }
  /** Less cash at the end than at the start. */
  | { code: "declining"; by: Paise };

export interface CashFlowResult {
  /** Bank balance plus cash, minus cheques. */
  opening: Paise;
  weeks: readonly CashWeek[];
  /** Totals of each line, in the order of the input, and of all lines. */
  totals: { in: readonly Paise[]; out: readonly Paise[]; allIn: Paise; allOut: Paise };
  /** The main result: the lowest closing balance, and the first week that has it. */
  lowest: { week: number; closing: Paise };
  closing: Paise;
  /** Closing balance of week 13 minus the opening balance. */
  change: Paise;
  firstNegativeWeek: number | undefined;
  negativeWeekCount: number;
  /** Cash to raise so that the cushion is never used, and the week it is needed by. */
  needed: Paise;
  neededBy: number | undefined;
  warnings: readonly CashWarning[];
}

/**
 * Computes the thirteen weeks: opening plus in minus out is the closing balance, which is the next
 * week's opening. Throws InvalidInputError for values that `readCashFlow` rejects.
 */
export function computeCashFlow(input: CashFlowInput): CashFlowResult {
  assertValidCashFlow(input);
  const opening = sum([input.bank, input.drawer, -input.cheques]);
  const weeks = computeWeeks(opening, input);
  const closings = weeks.map(({ closing }) => closing);
  const lowest = Math.min(...closings);
  const closing = closings.at(-1) ?? opening;
  const negativeWeeks = weeks.filter((week) => week.closing < 0);
  const figures = {
    opening,
    weeks,
    totals: {
      in: input.in.map(sumLine),
      out: input.out.map(sumLine),
      allIn: sum(weeks.map((week) => week.in)),
      allOut: sum(weeks.map((week) => week.out)),
    },
    lowest: { week: closings.indexOf(lowest) + 1, closing: lowest },
    closing,
    change: sum([closing, -opening]),
    firstNegativeWeek: negativeWeeks[0]?.week,
    negativeWeekCount: negativeWeeks.length,
    needed: Math.max(0, input.cushion - lowest),
    neededBy: weeks.find((week) => week.closing < input.cushion)?.week,
  };
  return { ...figures, warnings: findWarnings(figures) };
}

const sumLine = ({ weeks }: CashLine): Paise => sum(weeks);
const sumWeek = (lines: readonly CashLine[], week: number): Paise =>
  sum(lines.map(({ weeks }) => weeks[week - 1] ?? 0));

function computeWeeks(opening: Paise, input: CashFlowInput): CashWeek[] {
  let balance = opening;
  return weekNumbers.map((week) => {
    const opening = balance;
    const inflow = sumWeek(input.in, week);
    const outflow = sumWeek(input.out, week);
    balance = sum([opening, inflow, -outflow]);
    return { week, opening, in: inflow, out: outflow, closing: balance };
  });
}

function findWarnings(result: Omit<CashFlowResult, "warnings">): CashWarning[] {
  const { firstNegativeWeek, negativeWeekCount, lowest, neededBy, change } = result;
  const warnings: CashWarning[] = [];
  if (firstNegativeWeek !== undefined) {
    const [week, weeks] = [firstNegativeWeek, negativeWeekCount];
    warnings.push({ code: "below-zero", week, weeks, lowest: lowest.closing });
  } else if (neededBy !== undefined) {
    warnings.push({ code: "below-cushion", week: neededBy });
  }
  if (change < 0) warnings.push({ code: "declining", by: -change });
  return warnings;
}

function assertValidCashFlow(input: CashFlowInput): void {
  assertAllInRange("", BALANCE_FIELDS, input);
  if (input.start !== undefined) assertInRange("start", START_FIELD, input.start);
  for (const side of ["in", "out"] as const) {
    if (input[side].length > MAX_CASH_LINES) throw new InvalidInputError(side, "too-large");
    for (const [index, { weeks }] of input[side].entries()) {
      if (weeks.length !== WEEKS)
        throw new InvalidInputError(`${side}.${index}.weeks`, "not-a-number");
      for (const amount of weeks) assertInRange(`${side}.${index}.weeks`, optionalRupees, amount);
    }
  }
}
