import { daysAfter } from "@angadi/contract/days";
import type { Period } from "@angadi/contract/desk/numbers";
import { numbers } from "../copy/numbers.ts";

const DEFAULT = 28;

/** How many days an address asks for; one of those that are offered, else four weeks. */
export function daysIn(query: URLSearchParams): number {
  const asked = Number(query.get("days"));
  return numbers.periods.some(({ days }) => days === asked) ? asked : DEFAULT;
}

/** The days up to and with today, and as many before. */
export const periodsTo = (today: string, days: number): { now: Period; before: Period } => ({
  now: { from: daysAfter(today, 1 - days), to: today },
  before: { from: daysAfter(today, 1 - 2 * days), to: daysAfter(today, -days) },
});

/** The Monday of a day's week. */
export const startOfWeek = (day: string): string =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
