import { cleanFileLine } from "../clean-text.ts";
import type { Limits, NumberResult, Problem } from "./numbers.ts";
import { MAX_PAISE, readRupees } from "./paise.ts";
import {
  parseCountField,
  parseDateField,
  parseDurationMinutes,
  parseMonths,
  parsePercent,
} from "./readers.ts";

/** A problem of one field: its path in the tool's fields ("boxes.A.2.amount"), and the reason. */
export interface FieldProblem {
  field: string;
  problem: Problem;
}

export type ReadResult<Input> = { input: Input } | { problems: readonly FieldProblem[] };

/** Money is in paise, percent in hundredths, hours in minutes, dates in days since 1970. */
export type Unit = "rupees" | "percent" | "months" | "count" | "hours" | "date";

export interface Field extends Limits {
  unit: Unit;
  /** The value of an empty field; if undefined, the field is required. */
  emptyValue?: number;
}

/** A required amount of money, up to ₹1,000 crore. */
export const rupees = (min = 0, max = MAX_PAISE): Field => ({ unit: "rupees", min, max });
/** An optional amount of money; empty counts as 0. */
export const optionalRupees: Field = { ...rupees(), emptyValue: 0 };
/** A percentage, in hundredths of a percent. */
export const percent = (min: number, max: number): Field => ({ unit: "percent", min, max });
/** A duration, typed in months or years. */
export const months = (min: number, max: number): Field => ({ unit: "months", min, max });
export const count = (min: number, max: number): Field => ({ unit: "count", min, max });
/** Hours; the limits are in minutes. */
export const hours = (min: number, max: number): Field => ({ unit: "hours", min, max });

export function readField({ unit, min, max, emptyValue }: Field, text: string): NumberResult {
  if (emptyValue !== undefined && text.trim() === "") return { value: emptyValue };
  return READERS[unit](text, { min, max });
}

const READERS: Record<Unit, (text: string, limits: Limits) => NumberResult> = {
  rupees: readRupees,
  percent: parsePercent,
  months: parseMonths,
  count: parseCountField,
  hours: parseDurationMinutes,
  date: parseDateField,
};

export const MAX_LABEL_LENGTH = 80;

/** Removes line breaks and control characters from a label, and shortens it. */
export const cleanLabel = (text: string): string =>
  Array.from(cleanFileLine(text.replaceAll(/\p{Cc}/gu, " ")))
    .slice(0, MAX_LABEL_LENGTH)
    .join("");

/** Parses fields one by one and collects their problems; `toResult` returns the parsed input or all problems. */
export function createFieldReader() {
  const problems: FieldProblem[] = [];
  function readNumber(path: string, field: Field, text: string): number {
    const result = readField(field, text);
    if ("value" in result) return result.value;
    addProblem(path, result.problem);
    return field.min;
  }
  function readNumbers<K extends string>(
    path: string,
    fields: Readonly<Record<K, Field>>,
    texts: Readonly<Record<NoInfer<K>, string>>,
  ): Record<K, number> {
    const entries = (Object.keys(fields) as K[]).map((name) => [
      name,
      readNumber(path === "" ? name : `${path}.${name}`, fields[name], texts[name]),
    ]);
    return Object.fromEntries(entries) as Record<K, number>;
  }
  function addProblem(path: string, problem: Problem): void {
    problems.push({ field: path, problem });
  }
  /** Whether all fields so far are valid, so that they can be compared with each other. */
  const isValid = (): boolean => problems.length === 0;
  function toResult<Input>(input: Input): ReadResult<Input> {
    return problems.length > 0 ? { problems } : { input };
  }
  return { readNumber, readNumbers, addProblem, isValid, toResult };
}

/** Thrown for a value that `readField` would have rejected. */
export class InvalidInputError extends RangeError {
  readonly field: string;
  readonly problem: Problem;
  constructor(field: string, problem: Problem) {
    super(`${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

/** Throws InvalidInputError if the value is not an integer within the field's limits. */
export function assertInRange(path: string, { min, max }: Limits, value: number): void {
  if (!Number.isSafeInteger(value)) throw new InvalidInputError(path, "not-a-number");
  if (value < min) throw new InvalidInputError(path, value < 0 ? "negative" : "too-small");
  if (value > max) throw new InvalidInputError(path, "too-large");
}

/** `assertInRange` for several fields of one object. */
export function assertAllInRange<K extends string>(
  path: string,
  fields: Readonly<Record<K, Limits>>,
  values: Readonly<Record<NoInfer<K>, number>>,
): void {
  for (const name of Object.keys(fields) as K[]) {
    assertInRange(path === "" ? name : `${path}.${name}`, fields[name], values[name]);
  }
}
