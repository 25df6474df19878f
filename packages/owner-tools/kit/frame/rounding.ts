import type { Rounding } from "../figures/rounding.ts";

/** Whether a stored value is a valid `Rounding`. */
export const isRounding = (text: string): text is Rounding => text === "rupee" || text === "paisa";
