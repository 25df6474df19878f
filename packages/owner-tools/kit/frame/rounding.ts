import type { Rounding } from "../figures/rounding.ts";

export const isRounding = (text: string): text is Rounding => text === "rupee" || text === "paisa";
