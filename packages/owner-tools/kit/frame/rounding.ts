import type { Rounding } from "../figures/rounding.ts";

/** Whether a stored text is a rounding mode. */
export const isRounding = (text: string): text is Rounding => text === "rupee" || text === "paisa";
