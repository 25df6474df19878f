import type { Paise } from "@angadi/formats/rupees";
import { type Limits, type NumberResult, parseUnits } from "./numbers.ts";

/** Maximum of any money field: ₹1,000 crore. */
export const MAX_PAISE: Paise = 1000 * 1_00_00_000 * 100;

const RUPEES = {
  prefix: /^(?:₹|rs\.?|inr)\s*/,
  multipliers: {
    "": 100,
    "/-": 100,
    rupee: 100,
    rupees: 100,
    k: 1_000_00,
    thousand: 1_000_00,
    l: 1_00_000_00,
    lac: 1_00_000_00,
    lacs: 1_00_000_00,
    lakh: 1_00_000_00,
    lakhs: 1_00_000_00,
    लाख: 1_00_000_00,
    cr: 1_00_00_000_00,
    crore: 1_00_00_000_00,
    crores: 1_00_00_000_00,
    ["करोड़".normalize("NFKC")]: 1_00_00_000_00,
  },
};

/**
 * Parses rupees as people type them to paise: "1,25,000", "₹ 1250.50", "1.25 lakh", "2 crore",
 * "12k", "१,२५,०००". Fractions of a paisa are rejected as `too-precise`. The default limits
 * are 0 to ₹1,000 crore; a minus is accepted only if the limits include negative amounts.
 */
export const readRupees = (
  text: string,
  limits: Limits = { min: 0, max: MAX_PAISE },
): NumberResult => parseUnits(text, RUPEES, limits);

const UNIT_PRICE = {
  ...RUPEES,
  multipliers: Object.fromEntries(
    Object.entries(RUPEES.multipliers).map(([word, paise]) => [word, paise * 100]),
  ),
};

/** Parses the price of one unit, e.g. of a screw, to hundredths of a paisa. */
export const readUnitPrice = (text: string, limits: Limits): NumberResult =>
  parseUnits(text, UNIT_PRICE, limits);
