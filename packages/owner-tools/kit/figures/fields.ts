import type { Limits, Problem } from "./numbers.ts";
import { MAX_PAISE, readRupees } from "./paise.ts";
import { readCount, readDate, readHours, readMonths, readPercent } from "./readers.ts";

/** What is wrong at one field: its place among the tool's fields ("boxes.A.2.amount"), and why. */
export interface FieldProblem {
  field: string;
  problem: Problem;
}

/** All of a tool's fields read, or what is wrong with them. */
export type ReadResult<Input> = { input: Input } | { problems: readonly FieldProblem[] };

/** Money is in paise, shares in hundredths of a percent, hours in minutes, days since 1970. */
export type Unit = "rupees" | "percent" | "months" | "count" | "hours" | "date";

/** One figure that a tool asks for. */
export interface Field extends Limits {
  unit: Unit;
  /** What an empty field means; without it, it has to be filled in. */
  emptyValue?: number;
}

/** Money that has to be filled in; up to ₹1,000 crore. */
export const rupees = (min = 0, max = MAX_PAISE): Field => ({ unit: "rupees", min, max });
/** Money of a list, where nothing typed is nothing. */
export const optionalRupees: Field = { ...rupees(), emptyValue: 0 };
/** A share, in hundredths of a percent. */
export const percent = (min: number, max: number): Field => ({ unit: "percent", min, max });
/** A time, in months or years. */
export const months = (min: number, max: number): Field => ({ unit: "months", min, max });
/** A whole number. */
export const count = (min: number, max: number): Field => ({ unit: "count", min, max });
/** Hours, limits in minutes. */
export const hours = (min: number, max: number): Field => ({ unit: "hours", min, max });

/** Reads one figure, as a page does beside its field. */
export function readField(
  { unit, min, max, emptyValue }: Field,
  text: string,
): { value: number } | { problem: Problem } {
  if (emptyValue !== undefined && text.trim() === "") return { value: emptyValue };
  const [read = "empty"]: (number | Problem)[] = Object.values(READ[unit](text, { min, max }));
  return typeof read === "number" ? { value: read } : { problem: read };
}

const READ: Record<
  Unit,
  (text: string, limits: Limits) => Record<string, number> | { problem: Problem }
> = {
  rupees: readRupees,
  percent: readPercent,
  months: readMonths,
  count: readCount,
  hours: readHours,
  date: readDate,
};

/** The longest label that is kept of a line. */
export const MAX_LABEL_LENGTH = 80;

/** A line's label as it goes on: in one line, and not too long for a cell. */
export const cleanLabel = (text: string): string =>
  Array.from(text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
    .slice(0, MAX_LABEL_LENGTH)
    .join("");

/** Reads fields one after another and keeps what is wrong; `done` says which it came to. */
export function reader() {
  const problems: FieldProblem[] = [];
  function number(place: string, field: Field, text: string): number {
    const read = readField(field, text);
    if ("value" in read) return read.value;
    problems.push({ field: place, problem: read.problem });
    return field.min;
  }
  /** Several fields of one object, by their names. */
  function numbers<K extends string>(
    place: string,
    fields: Readonly<Record<K, Field>>,
    texts: Readonly<Record<NoInfer<K>, string>>,
  ): Record<K, number> {
    const entries = (Object.keys(fields) as K[]).map((name) => [
      name,
      number(place === "" ? name : `${place}.${name}`, fields[name], texts[name]),
    ]);
    return Object.fromEntries(entries) as Record<K, number>;
  }
  function report(place: string, problem: Problem): void {
    problems.push({ field: place, problem });
  }
  /** Nothing is wrong so far: figures may be compared with each other. */
  const isValid = (): boolean => problems.length === 0;
  function done<Input>(input: Input): ReadResult<Input> {
    return problems.length > 0 ? { problems } : { input };
  }
  return { number, numbers, report, isValid, done };
}

/** A figure that no reader would have let through: an error of the code that asked. */
export class InvalidInput extends RangeError {
  readonly field: string;
  readonly problem: Problem;
  constructor(field: string, problem: Problem) {
    super(`${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

/** Refuses what is no whole number within the field's limits. */
export function check(place: string, { min, max }: Limits, value: number): void {
  if (!Number.isSafeInteger(value)) throw new InvalidInput(place, "not-a-number");
  if (value < min) throw new InvalidInput(place, value < 0 ? "negative" : "too-small");
  if (value > max) throw new InvalidInput(place, "too-large");
}

/** `check` for several fields of one object. */
export function checkAll<K extends string>(
  place: string,
  fields: Readonly<Record<K, Limits>>,
  values: Readonly<Record<NoInfer<K>, number>>,
): void {
  for (const name of Object.keys(fields) as K[]) {
    check(place === "" ? name : `${place}.${name}`, fields[name], values[name]);
  }
}
