import { type Limits, type Problem, readUnits } from "./numbers.ts";

/** Money: whole paise, a hundred to the rupee, always a safe integer. */
export type Paise = number;

/** The most that any field of money takes: ₹1,000 crore. */
export const MAX_PAISE: Paise = 1000 * 1_00_00_000 * 100;

const RUPEES = {
  before: /^(?:₹|rs\.?|inr)\s*/,
  words: {
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
 * Rupees as people type them, into paise: "1,25,000", "₹ 1250.50", "1.25 lakh", "2 crore", "12k",
 * "१,२५,०००". Nothing is rounded: parts of a paisa are `too-fine`. From nothing to ₹1,000 crore
 * unless other limits are given; a minus is read only where they go below nothing.
 */
export function readRupees(
  text: string,
  limits: Limits = { min: 0, max: MAX_PAISE },
): { paise: Paise } | { problem: Problem } {
  const read = readUnits(text, RUPEES, limits);
  return "problem" in read ? read : { paise: read.units };
}

/** Paise as rupees in Indian grouping: 12500000 is "₹1,25,000", 125050 "₹1,250.50", -100 "−₹1". */
export function rupeesText(paise: Paise): string {
  const [whole = "", part] = decimalText(Math.abs(paise), 2).split(".");
  const grouped = whole.replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, "$1,");
  const tail = part === undefined ? "" : `.${part.padEnd(2, "0")}`;
  return `${paise < 0 ? "−" : ""}₹${grouped}${tail}`;
}

/** Whole units as a decimal number without trailing noughts: 1250 of a hundredth is "12.5". */
export function decimalText(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, "0");
  const tail = digits.slice(-decimals).replace(/0+$/, "");
  const sign = units < 0 ? "-" : "";
  return `${sign}${digits.slice(0, -decimals)}${tail === "" ? "" : `.${tail}`}`;
}
