import { multiplyDivide } from "./exact.ts";
import type { Paise } from "@angadi/formats/rupees";

/** Whether a sheet rounds to whole rupees, like the guides, or to the paisa. */
export type Rounding = "rupee" | "paisa";

/** The rounding unit, in paise. */
export const roundingUnit = (rounding: Rounding): number => (rounding === "rupee" ? 100 : 1);

/** `amount × times ÷ by`, rounded to the nearest rupee or paisa, half up. */
export const multiplyAndRound = (
  rounding: Rounding,
  amount: Paise,
  times: number,
  by: number,
): Paise => multiplyDivide(amount, times, by * roundingUnit(rounding)) * roundingUnit(rounding);
