import { type Period, addDays } from "@angadi/formats/days";
import { numbers } from "../copy/numbers.ts";

const DEFAULT_DAYS = 28;

/** The number of days in the query; four weeks unless it is one of the offered periods. */
export function parseDays(query: URLSearchParams): number {
  const requested = Number(query.get("days"));
  return numbers.periods.some(({ days }) => days === requested) ? requested : DEFAULT_DAYS;
}

/** The period of `days` days that ends today, and the equally long period before it. */
export const toPeriods = (today: string, days: number): { now: Period; before: Period } => ({
  now: { from: addDays(today, 1 - days), to: today },
  before: { from: addDays(today, 1 - 2 * days), to: addDays(today, -days) },
});
