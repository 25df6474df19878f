import type { Limits, Problem } from "./numbers.ts";
import { MOST_PAISE, readRupees } from "./paise.ts";
import { readCount, readDate, readHours, readMonths, readPercent } from "./readers.ts";

/** What is wrong at one field: its place among the tool's fields ("boxes.A.2.amount"), and why. */
export interface FieldProblem {
  field: string;
  problem: Problem;
}

/** All of a tool's fields read, or what is wrong with them. */
export type Read<Input> = { input: Input } | { problems: readonly FieldProblem[] };

/** Money is in paise, shares in hundredths of a percent, hours in minutes, days since 1970. */
export type Unit = "rupees" | "percent" | "months" | "count" | "hours" | "date";

/** One figure that a tool asks for. */
export interface Field extends Limits {
  unit: Unit;
  /** What an empty field means; without it, it has to be filled in. */
  blank?: number;
}

/** Money that has to be filled in; up to ₹1,000 crore. */
export const rupees = (least = 0, most = MOST_PAISE): Field => ({ unit: "rupees", least, most });
/** Money of a list, where nothing typed is nothing. */
export const rupeesOrNone: Field = { ...rupees(), blank: 0 };
/** A share, in hundredths of a percent. */
export const percent = (least: number, most: number): Field => ({ unit: "percent", least, most });
/** A time, in months or years. */
export const months = (least: number, most: number): Field => ({ unit: "months", least, most });
/** A whole number. */
export const count = (least: number, most: number): Field => ({ unit: "count", least, most });
/** Hours, limits in minutes. */
export const hours = (least: number, most: number): Field => ({ unit: "hours", least, most });

/** Reads one figure, as a page does beside its field. */
export function readField(
  { unit, least, most, blank }: Field,
  text: string,
): { value: number } | { problem: Problem } {
  if (blank !== undefined && text.trim() === "") return { value: blank };
  const [read = "empty"]: (number | Problem)[] = Object.values(READ[unit](text, { least, most }));
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
export const LONGEST_LABEL = 80;

/** A line's label as it goes on: in one line, and not too long for a cell. */
export const labelOf = (text: string): string =>
  Array.from(text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim())
    .slice(0, LONGEST_LABEL)
    .join("");

/** Reads fields one after another and keeps what is wrong; `done` says which it came to. */
export function reader() {
  const problems: FieldProblem[] = [];
  function number(place: string, field: Field, text: string): number {
    const read = readField(field, text);
    if ("value" in read) return read.value;
    problems.push({ field: place, problem: read.problem });
    return field.least;
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
  function wrong(place: string, problem: Problem): void {
    problems.push({ field: place, problem });
  }
  /** Nothing is wrong so far: figures may be compared with each other. */
  const isRight = (): boolean => problems.length === 0;
  function done<Input>(input: Input): Read<Input> {
    return problems.length > 0 ? { problems } : { input };
  }
  return { number, numbers, wrong, isRight, done };
}

/** A figure that no reader would have let through: an error of the code that asked. */
export class BadInput extends RangeError {
  readonly field: string;
  readonly problem: Problem;
  constructor(field: string, problem: Problem) {
    super(`${field}: ${problem}`);
    this.field = field;
    this.problem = problem;
  }
}

/** Refuses what is no whole number within the field's limits. */
export function check(place: string, { least, most }: Limits, value: number): void {
  if (!Number.isSafeInteger(value)) throw new BadInput(place, "not-a-number");
  if (value < least) throw new BadInput(place, value < 0 ? "negative" : "too-small");
  if (value > most) throw new BadInput(place, "too-large");
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
