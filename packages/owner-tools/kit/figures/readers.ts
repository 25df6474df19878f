import { type Limits, type NumberResult, parseUnits } from "./numbers.ts";
import { formatDecimal } from "@angadi/formats/rupees";

/** A percentage in whole hundredths of a percent: 1250 is 12.5 %. */
export type BasisPoints = number;
export const HUNDRED_PERCENT: BasisPoints = 100_00;

const PERCENT = { multipliers: { "": 100, "%": 100, percent: 100, "per cent": 100 } };
const MONTHS = {
  multipliers: { "": 1, m: 1, month: 1, months: 1, y: 12, yr: 12, yrs: 12, year: 12, years: 12 },
};
const COUNT = { multipliers: { "": 1 } };
const HOURS = { multipliers: { "": 60, h: 60, hour: 60, hours: 60, hrs: 60, min: 1, minutes: 1 } };

/** Parses "11", "11.5 %", "12 per cent" to hundredths of a percent; rejects finer values. */
export const parsePercent = (
  text: string,
  limits: Limits = { min: 0, max: 100_00 },
): NumberResult => parseUnits(text, PERCENT, limits);

/** Parses "48", "48 months", "4 years", "1.5 years" to whole months, 1 to 360. */
export const parseMonths = (text: string, limits: Limits = { min: 1, max: 360 }): NumberResult =>
  parseUnits(text, MONTHS, limits);

/** Parses "160", "1,00,000": an integer number of pieces, days or weeks, up to a crore. */
export const parseCountField = (
  text: string,
  limits: Limits = { min: 0, max: 1_00_00_000 },
): NumberResult => parseUnits(text, COUNT, limits);

/** Parses "4.5", "4½ hours", "4:30", "40 min" to whole minutes, up to 1,000 hours. */
export function parseDurationMinutes(
  text: string,
  limits: Limits = { min: 0, max: 60_000 },
): NumberResult {
  const [clockTime, hours = "", minutes = ""] = /^\s*(\d{1,4}):([0-5]\d)\s*$/.exec(text) ?? [];
  const fieldText = clockTime === undefined ? text : `${Number(hours) * 60 + Number(minutes)} min`;
  return parseUnits(fieldText, HOURS, limits);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Parses a date field, "2026-03-02", to days since 1 January 1970; years 2000 to 2099. */
export function parseDateField(text: string): NumberResult {
  const fieldText = text.trim();
  if (fieldText === "") return { problem: "empty" };
  const time = /^20\d\d-\d\d-\d\d$/.test(fieldText)
    ? Date.parse(`${fieldText}T00:00:00Z`)
    : Number.NaN;
  // Some engines parse 30 February as 2 March.
  if (Number.isNaN(time) || formatIsoDate(time / DAY_MS) !== fieldText)
    return { problem: "not-a-date" };
  return { value: time / DAY_MS };
}

/** Formats days since 1 January 1970 as "2026-03-02". */
export const formatIsoDate = (days: number): string =>
  new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Formats hundredths of a percent as "12.5%". */
export const formatPercent = (basisPoints: BasisPoints): string =>
  `${formatDecimal(basisPoints, 2)}%`;
