import { type NumberResult, type Problem, readUnits } from "../kit/figures/numbers.ts";
import { multiplyDivide } from "../kit/figures/exact.ts";
import { readRupees, readUnitPrice } from "../kit/figures/paise.ts";
import { readPercent } from "../kit/figures/readers.ts";
import { UNITS } from "./arithmetic.ts";
import type { Discount, LineFigures } from "./bill.ts";
import type { DraftLine } from "./draft.ts";

/** Maximum unit price and freight, in paise: ₹1 crore. */
export const MAX_RATE = 1_00_00_000_00;
/** Maximum quantity: ten lakh units. */
const MAX_QUANTITY = 10_00_000 * 1000;
const THOUSANDTHS = { multipliers: { "": 1000 } };

/** Reports a problem of a field of the line. */
export type Report = (field: keyof DraftLine, problem: Problem) => void;

/** Parses a line's numbers; invalid ones are reported and count as 0. */
export function readLine(line: DraftLine, report: Report): LineFigures {
  const read = (field: keyof DraftLine, result: NumberResult): number => {
    if ("value" in result) return result.value;
    report(field, result.problem);
    return 0;
  };
  const quantity = read(
    "quantity",
    readUnits(line.quantity, THOUSANDTHS, { min: 1, max: MAX_QUANTITY }),
  );
  const rate = read("rate", readUnitPrice(line.rate, { min: 0, max: MAX_RATE * 100 }));
  const cess = line.cess.trim() === "" ? "0" : line.cess;
  return {
    quantity,
    rate,
    discount: parseDiscount(line.discount, multiplyDivide(quantity, rate, UNITS), (problem) =>
      report("discount", problem),
    ),
    tax: read("tax", readPercent(line.tax, { min: 0, max: 100_00 })),
    cess: read("cess", readPercent(cess, { min: 0, max: 500_00 })),
  };
}

/** Parses a discount: "10%" is a percentage, "50" an amount up to the line's value. */
function parseDiscount(text: string, max: number, report: (problem: Problem) => void): Discount {
  if (text.trim() === "") return { amount: 0 };
  if (/%|per ?cent/i.test(text)) {
    const read = readPercent(text, { min: 0, max: 100_00 });
    if (!("problem" in read)) return { percent: read.value };
    report(read.problem);
  } else {
    const read = readRupees(text, { min: 0, max });
    if (!("problem" in read)) return { amount: read.value };
    report(read.problem);
  }
  return { amount: 0 };
}
