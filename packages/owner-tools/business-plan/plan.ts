import type { Paise } from "@angadi/formats/rupees";
import { isRecord } from "@angadi/ui/saved/saved-kind";
import { MAX_PAISE, readRupees } from "../kit/figures/paise.ts";
import { MAX_PRICE, MAX_UNITS } from "./arithmetic.ts";
import { readCount, readPercent } from "../kit/figures/readers.ts";
import { mapToRecord } from "../kit/frame/parse-shape.ts";
import type { NumberResult, Problem } from "../kit/figures/numbers.ts";

/** Questions with text answers, in the order of the guide's pages. */
export const ANSWERS = [
  "name",
  "owner",
  "offer",
  "today",
  "reach",
  "rivals",
  "why",
  "marketing",
  "day",
  "people",
  "risks",
  "ninety",
  "ask",
] as const;
export type AnswerId = (typeof ANSWERS)[number];

/** Amounts of one unit and one month. */
export const AMOUNTS = ["price", "cost", "bills", "instalment", "wage"] as const;
export type AmountId = (typeof AMOUNTS)[number];

/** One line of costs or of sources. */
export interface Line {
  name: string;
  amount: string;
}

/** A plan as typed. */
export interface Plan {
  answers: Readonly<Record<AnswerId, string>>;
  needs: readonly Line[];
  /** Safety margin on top of the needs, in per cent. */
  margin: string;
  sources: readonly Line[];
  /** Name of one unit: a kilogram, a student. */
  unit: string;
  amounts: Readonly<Record<AmountId, string>>;
  /** Units in each of the first months; the last entry is a settled month. */
  units: readonly string[];
}

export const MAX_LINES = 14;
/** Nine months and a settled one. */
export const MONTHS = 10;
/** Maximum characters of an answer, and of a one-line answer. */
export const MAX_ANSWER_LENGTH = 10_000;
export const MAX_LINE_LENGTH = 160;

/** Parses stored data of any shape; undefined if it is not a plan. */
export function parsePlan(stored: unknown): Plan | undefined {
  if (!isRecord(stored)) return undefined;
  const answers = isRecord(stored["answers"]) ? stored["answers"] : {};
  const amounts = isRecord(stored["amounts"]) ? stored["amounts"] : {};
  const units: unknown[] = Array.isArray(stored["units"]) ? stored["units"] : [];
  return {
    answers: mapToRecord(ANSWERS, (id) => text(answers[id], MAX_ANSWER_LENGTH)),
    needs: lines(stored["needs"]),
    margin: text(stored["margin"], MAX_LINE_LENGTH),
    sources: lines(stored["sources"]),
    unit: text(stored["unit"], MAX_LINE_LENGTH),
    amounts: mapToRecord(AMOUNTS, (id) => text(amounts[id], MAX_LINE_LENGTH)),
    units: Array.from({ length: MONTHS }, (_, index) => text(units[index], MAX_LINE_LENGTH)),
  };
}

const text = (value: unknown, maxLength: number) =>
  typeof value === "string" ? value.slice(0, maxLength) : "";

const lines = (value: unknown): Line[] =>
  (Array.isArray(value) ? value : []).slice(0, MAX_LINES).flatMap((line: unknown) => {
    if (!isRecord(line)) return [];
    const { name, amount } = line;
    return [{ name: text(name, MAX_LINE_LENGTH), amount: text(amount, MAX_LINE_LENGTH) }];
  });

/** The problem of a filled-in field; `empty` is not a problem. */
export type FilledProblem = Exclude<Problem, "empty">;

/** A number, a blank, or a problem. */
export type Figure = { value: number } | { blank: true } | { problem: FilledProblem };

const figure = (parsed: NumberResult): Figure => {
  if ("value" in parsed) return parsed;
  return parsed.problem === "empty" ? { blank: true } : { problem: parsed.problem };
};

/** Parses typed rupees to paise. */
export const parseRupees = (fieldText: string, max: Paise = MAX_PAISE): Figure =>
  figure(readRupees(fieldText, { min: 0, max }));

/** Parses a typed amount of one unit or one month to paise. */
export const parseAmount = (id: AmountId, fieldText: string): Figure =>
  parseRupees(fieldText, id === "price" || id === "cost" ? MAX_PRICE : MAX_PAISE);

/** Parses a typed number of units. */
export const parseCount = (fieldText: string): Figure =>
  figure(readCount(fieldText, { min: 0, max: MAX_UNITS }));

/** Parses a typed percentage to hundredths of a percent. */
export const parsePercent = (fieldText: string): Figure => figure(readPercent(fieldText));

/** The value of a figure, or undefined. */
export const figureValue = (figure: Figure): Paise | undefined =>
  "value" in figure ? figure.value : undefined;

/** Lines that are not empty. */
export const listWrittenLines = (lines: readonly Line[]): Line[] =>
  lines.filter(({ name, amount }) => name.trim() !== "" || amount.trim() !== "");

/** Whether any number in the plan is invalid. */
export const hasProblem = ({ needs, sources, margin, amounts, units }: Plan): boolean =>
  [
    ...[...needs, ...sources].map(({ amount }) => parseRupees(amount)),
    parsePercent(margin),
    ...AMOUNTS.map((id) => parseAmount(id, amounts[id])),
    ...units.map(parseCount),
  ].some((figure) => "problem" in figure);
