import { getFactValue } from "./facts.ts";

/** Goods and services tax on our plans, in per cent. */
export const gstPercent = Number(getFactValue("gst-services"));

/** The tax on an amount, in whole paise. */
export const calculateGst = (paise: number): number => Math.round((paise * gstPercent) / 100);
