import { addDays } from "@angadi/formats/days";

/** An ISO date, "2026-12-20", without time or time zone. */
export type Day = string;

/** A day of the month, or the last one, in each of these months of every year. */
export interface YearlyDates {
  /** Months, 1 for January. */
  months: readonly number[];
  day: number | "last";
}

const toTime = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const fromTime = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Day of the week, 0 for Sunday. */
export const getWeekday = (day: Day): number => new Date(toTime(day)).getUTCDay();

/** The day with this date in a month; dates beyond its end become its last day. */
export function toDay(year: number, month: number, day: number | "last"): Day {
  const lastDate = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const date = day === "last" ? lastDate : Math.min(day, lastDate);
  return fromTime(Date.UTC(year, month - 1, date));
}

/** All days of the patterns from `from` to `to`, inclusive, sorted. */
export function listYearlyDays(patterns: readonly YearlyDates[], from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let year = getYear(from); year <= getYear(to); year++) {
    for (const { months, day } of patterns) {
      for (const month of months) days.push(toDay(year, month, day));
    }
  }
  return days.filter((day) => day >= from && day <= to).toSorted();
}

/** The first day on or after `from` with this weekday. */
export const getNextWeekday = (from: Day, weekday: number): Day =>
  addDays(from, (weekday - getWeekday(from) + 7) % 7);

/** Lengths of the periods that returns and payments cover, in months. */
const PERIOD_MONTHS = { month: 1, quarter: 3, "half-year": 6, "tax-year": 12 };
export type PeriodKind = keyof typeof PERIOD_MONTHS;

const getYear = (day: Day) => Number(day.slice(0, 4));
const getMonth = (day: Day) => Number(day.slice(5, 7));

/** First and last month, as "2026-11", of the last complete period before a due date. */
export function getPeriodBefore(due: Day, kind: PeriodKind): { first: string; last: string } {
  const months = PERIOD_MONTHS[kind];
  // Months since year 0; the tax year starts in April.
  const dueMonth = getYear(due) * 12 + getMonth(due) - 1;
  const monthsSinceStart = (dueMonth - 3) % months;
  const first = dueMonth - monthsSinceStart - months;
  return { first: formatMonth(first), last: formatMonth(first + months - 1) };
}

const formatMonth = (monthsSinceYear0: number): string =>
  `${Math.floor(monthsSinceYear0 / 12)}-${String((monthsSinceYear0 % 12) + 1).padStart(2, "0")}`;
