import type { Rounding } from "../figures/rounding.ts";

/** Whether a stored text is one of the two ways of rounding. */
export const isRounding = (text: string): text is Rounding => text === "rupee" || text === "paisa";
