import { multiplyDivide } from "./exact-arithmetic.ts";
import type { Paise } from "@angadi/formats/rupees";

/** Whether amounts are rounded to whole rupees, as in the guides, or to the paisa. */
export type Rounding = "rupee" | "paisa";

/** The rounding unit, in paise. */
export const getRoundingUnit = (rounding: Rounding): number => (rounding === "rupee" ? 100 : 1);

/** `amount × multiplier ÷ divisor`, rounded to the nearest rupee or paisa, half away from zero. */
export const multiplyAndRound = (
  rounding: Rounding,
  amount: Paise,
  multiplier: number,
  divisor: number,
): Paise =>
  multiplyDivide(amount, multiplier, divisor * getRoundingUnit(rounding)) *
  getRoundingUnit(rounding);
