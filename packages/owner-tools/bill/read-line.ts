import { multiplyDivide } from "../kit/figures/exact-arithmetic.ts";
import {
  type Limits,
  type NumberResult,
  type Problem,
  parseUnits,
} from "../kit/figures/numbers.ts";
import { readRupees, readUnitPrice } from "../kit/figures/paise.ts";
import { parsePercent } from "../kit/figures/readers.ts";
import { PRICE_DIVISOR } from "./arithmetic.ts";
import type { LineInput } from "./bill.ts";
import type { BillDraftLine } from "./draft.ts";

/** Maximum unit price, and maximum freight, in paise: ₹1 crore. */
export const MAX_UNIT_PRICE = 1_00_00_000_00;
const MAX_QUANTITY = 10_00_000 * 1000;
const THOUSANDTHS = { multipliers: { "": 1000 } };

type ReportProblem = (problem: Problem) => void;

function getValue(result: NumberResult, report: ReportProblem): number {
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
): number => (text.trim() === "" ? 0 : getValue(read(text, { min: 0, max }), report));

/** Parses a line's numbers; invalid ones are reported and count as 0. */
export function readLine(
  line: BillDraftLine,
  report: (field: keyof BillDraftLine, problem: Problem) => void,
): LineInput {
  const reportAt = (field: keyof BillDraftLine) => (problem: Problem) => report(field, problem);
  const quantityResult = parseUnits(line.quantity, THOUSANDTHS, { min: 1, max: MAX_QUANTITY });
  const quantity = getValue(quantityResult, reportAt("quantity"));
  const rateResult = readUnitPrice(line.rate, { min: 0, max: MAX_UNIT_PRICE * 100 });
  const rate = getValue(rateResult, reportAt("rate"));
  const value = multiplyDivide(quantity, rate, PRICE_DIVISOR);
  return {
    quantity,
    rate,
    // "10%" is a percentage, "50" an amount up to the line's value.
    discount: /%|per ?cent/i.test(line.discount)
      ? { percent: readOptional(line.discount, parsePercent, 100_00, reportAt("discount")) }
      : { amount: readOptional(line.discount, readRupees, value, reportAt("discount")) },
    taxRate: getValue(parsePercent(line.tax, { min: 0, max: 100_00 }), reportAt("tax")),
    cessRate: readOptional(line.cess, parsePercent, 500_00, reportAt("cess")),
  };
}
