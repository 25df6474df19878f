import { multiplyDivide } from "../kit/figures/exact.ts";
import { type Limits, type NumberResult, type Problem, readUnits } from "../kit/figures/numbers.ts";
import { readRupees, readUnitPrice } from "../kit/figures/paise.ts";
import { readPercent } from "../kit/figures/readers.ts";
import { UNITS } from "./arithmetic.ts";
import type { LineFigures } from "./bill.ts";
import type { DraftLine } from "./draft.ts";

/** Maximum unit price and freight, in paise: ₹1 crore. */
export const MAX_RATE = 1_00_00_000_00;
/** Maximum quantity: ten lakh units. */
const MAX_QUANTITY = 10_00_000 * 1000;
const THOUSANDTHS = { multipliers: { "": 1000 } };

type ReportProblem = (problem: Problem) => void;

function toValue(result: NumberResult, report: ReportProblem): number {
  if ("value" in result) return result.value;
  report(result.problem);
  return 0;
}

/** Parses a number from 0 to `max`; an empty text is 0. */
export const readOptional = (
  text: string,
  read: (text: string, limits: Limits) => NumberResult,
  max: number,
  report: ReportProblem,
): number => (text.trim() === "" ? 0 : toValue(read(text, { min: 0, max }), report));

/** Parses a line's numbers; invalid ones are reported and count as 0. */
export function readLine(
  line: DraftLine,
  report: (field: keyof DraftLine, problem: Problem) => void,
): LineFigures {
  const at = (field: keyof DraftLine) => (problem: Problem) => report(field, problem);
  const quantityLimits = { min: 1, max: MAX_QUANTITY };
  const quantity = toValue(readUnits(line.quantity, THOUSANDTHS, quantityLimits), at("quantity"));
  const rate = toValue(readUnitPrice(line.rate, { min: 0, max: MAX_RATE * 100 }), at("rate"));
  const value = multiplyDivide(quantity, rate, UNITS);
  return {
    quantity,
    rate,
    // "10%" is a percentage, "50" an amount up to the line's value.
    discount: /%|per ?cent/i.test(line.discount)
      ? { percent: readOptional(line.discount, readPercent, 100_00, at("discount")) }
      : { amount: readOptional(line.discount, readRupees, value, at("discount")) },
    tax: toValue(readPercent(line.tax, { min: 0, max: 100_00 }), at("tax")),
    cess: readOptional(line.cess, readPercent, 500_00, at("cess")),
  };
}
