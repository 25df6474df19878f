import { type Period, addDays } from "@angadi/formats/days";
import { numbersCopy } from "../copy/numbers.ts";

const DEFAULT_DAYS = 28;

/** Reads the number of days from the query; four weeks unless it is one of the offered periods. */
export function parseDays(query: URLSearchParams): number {
  const requestedDays = Number(query.get("days"));
  return numbersCopy.periods.some(({ days }) => days === requestedDays)
    ? requestedDays
    : DEFAULT_DAYS;
}

/** Returns the period of `days` days that ends today, and the equally long one before it. */
export const getPeriods = (today: string, days: number): { current: Period; previous: Period } => ({
  current: { from: addDays(today, 1 - days), to: today },
  previous: { from: addDays(today, 1 - 2 * days), to: addDays(today, -days) },
});
