import { multiplyDivide } from "./exact.ts";
import type { Paise } from "@angadi/ui/money/rupees";

/** Whether the sums of a sheet go on in whole rupees, as the guides’ do, or to the paisa. */
export type Rounding = "rupee" | "paisa";

/** Paise in what is rounded to. */
export const roundingUnit = (rounding: Rounding): number => (rounding === "rupee" ? 100 : 1);

/** `amount × times ÷ by` to the nearest rupee or paisa, halves upwards. */
export const rounded = (rounding: Rounding, amount: Paise, times: number, by: number): Paise =>
  multiplyDivide(amount, times, by * roundingUnit(rounding)) * roundingUnit(rounding);
