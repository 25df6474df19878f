import type { Paise } from "@angadi/formats/rupees";
import { isRecord } from "@angadi/ui/saved/saved-kind";
import { MAX_PAISE, readRupees } from "../kit/figures/paise.ts";
import { MAX_PLAN_UNIT_PRICE, MAX_UNITS } from "./arithmetic.ts";
import { parseCountField, parsePercent } from "../kit/figures/readers.ts";
import { mapToRecord } from "../kit/frame/parse-shape.ts";
import type { NumberResult, Problem } from "../kit/figures/numbers.ts";

/** Questions with text answers, in the order of the guide's pages. */
export const ANSWER_IDS = [
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
export type AnswerId = (typeof ANSWER_IDS)[number];

export const AMOUNT_IDS = ["price", "cost", "bills", "instalment", "wage"] as const;
export type AmountId = (typeof AMOUNT_IDS)[number];

export interface PlanLine {
  name: string;
  amount: string;
}

/** A plan as typed. */
export interface BusinessPlanFields {
  answers: Readonly<Record<AnswerId, string>>;
  needs: readonly PlanLine[];
  /** Safety margin on top of the needs, in per cent. */
  margin: string;
  sources: readonly PlanLine[];
  /** Name of one unit: a kilogram, a student. */
  unit: string;
  amounts: Readonly<Record<AmountId, string>>;
  /** Units sold in each of the first months, and last in a settled month: one after the start. */
  units: readonly string[];
}

export const MAX_PLAN_LINES = 14;
/** Nine months and a settled one. */
export const MONTH_COUNT = 10;
/** Maximum characters of an answer. */
export const MAX_ANSWER_LENGTH = 10_000;
/** Maximum characters of a field with one line. */
export const MAX_LINE_LENGTH = 160;

/** Parses stored data of any shape; undefined if it is not a plan. */
export function parsePlan(stored: unknown): BusinessPlanFields | undefined {
  if (!isRecord(stored)) return undefined;
  const answers = isRecord(stored["answers"]) ? stored["answers"] : {};
  const amounts = isRecord(stored["amounts"]) ? stored["amounts"] : {};
  const units: unknown[] = Array.isArray(stored["units"]) ? stored["units"] : [];
  return {
    answers: mapToRecord(ANSWER_IDS, (id) => parseText(answers[id], MAX_ANSWER_LENGTH)),
    needs: parseLines(stored["needs"]),
    margin: parseText(stored["margin"], MAX_LINE_LENGTH),
    sources: parseLines(stored["sources"]),
    unit: parseText(stored["unit"], MAX_LINE_LENGTH),
    amounts: mapToRecord(AMOUNT_IDS, (id) => parseText(amounts[id], MAX_LINE_LENGTH)),
    units: Array.from({ length: MONTH_COUNT }, (_, index) =>
      parseText(units[index], MAX_LINE_LENGTH),
    ),
  };
}

const parseText = (value: unknown, maxLength: number) =>
  typeof value === "string" ? value.slice(0, maxLength) : "";

const parseLines = (value: unknown): PlanLine[] =>
  (Array.isArray(value) ? value : []).slice(0, MAX_PLAN_LINES).flatMap((line: unknown) => {
    if (!isRecord(line)) return [];
    const { name, amount } = line;
    return [{ name: parseText(name, MAX_LINE_LENGTH), amount: parseText(amount, MAX_LINE_LENGTH) }];
  });

/** A problem of a field that is not empty. */
export type FilledProblem = Exclude<Problem, "empty">;

export type ParsedNumber = { value: number } | { blank: true } | { problem: FilledProblem };

const toParsedNumber = (parsed: NumberResult): ParsedNumber => {
  if ("value" in parsed) return parsed;
  return parsed.problem === "empty" ? { blank: true } : { problem: parsed.problem };
};

/** Parses typed rupees to paise. */
export const parseRupees = (fieldText: string, max: Paise = MAX_PAISE): ParsedNumber =>
  toParsedNumber(readRupees(fieldText, { min: 0, max }));

export const parseAmount = (id: AmountId, fieldText: string): ParsedNumber =>
  parseRupees(fieldText, id === "price" || id === "cost" ? MAX_PLAN_UNIT_PRICE : MAX_PAISE);

export const parseCount = (fieldText: string): ParsedNumber =>
  toParsedNumber(parseCountField(fieldText, { min: 0, max: MAX_UNITS }));

export const parseMargin = (fieldText: string): ParsedNumber =>
  toParsedNumber(parsePercent(fieldText));

/** The number, unless it is blank or invalid. */
export const getValue = (number: ParsedNumber): number | undefined =>
  "value" in number ? number.value : undefined;

export const listFilledLines = (lines: readonly PlanLine[]): PlanLine[] =>
  lines.filter(({ name, amount }) => name.trim() !== "" || amount.trim() !== "");

export const hasProblem = ({
  needs,
  sources,
  margin,
  amounts,
  units,
}: BusinessPlanFields): boolean =>
  [
    ...[...needs, ...sources].map(({ amount }) => parseRupees(amount)),
    parseMargin(margin),
    ...AMOUNT_IDS.map((id) => parseAmount(id, amounts[id])),
    ...units.map(parseCount),
  ].some((number) => "problem" in number);
