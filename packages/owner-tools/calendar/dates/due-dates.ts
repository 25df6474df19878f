/** An ISO date, "2026-12-20", without time or time zone. */
export type Day = string;

/** Days that recur every year: the same day in each of these months, or the last. */
export interface Yearly {
  /** Months, 1 for January. */
  months: readonly number[];
  day: number | "last";
}

const time = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** Returns the day `days` days later, or earlier if negative. */
export const addDays = (day: Day, days: number): Day => dayAt(time(day) + days * 86_400_000);

/** Day of the week, 0 for Sunday. */
export const getWeekday = (day: Day): number => new Date(time(day)).getUTCDay();

/** A day in a month; days beyond the end of the month become its last day. */
export function toDay(year: number, month: number, day: number | "last"): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const date = day === "last" ? last : Math.min(day, last);
  return dayAt(Date.UTC(year, month - 1, date));
}

/** Every day of the patterns from `from` to `to`, inclusive, sorted. */
export function listYearlyDays(patterns: readonly Yearly[], from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let year = getYear(from); year <= getYear(to); year++) {
    for (const { months, day } of patterns) {
      for (const month of months) days.push(toDay(year, month, day));
    }
  }
  return days.filter((day) => day >= from && day <= to).toSorted();
}

/** The first such weekday on or after a day. */
export const nextWeekday = (from: Day, weekday: number): Day =>
  addDays(from, (weekday - getWeekday(from) + 7) % 7);

/** The kind of period, before the due date, that a duty is about. */
export type PeriodKind = "month" | "quarter" | "half-year" | "tax-year";

const getYear = (day: Day) => Number(day.slice(0, 4));
const getMonth = (day: Day) => Number(day.slice(5, 7));

/** First and last month, as "2026-11", of the period that a due date is about. */
export function periodBefore(due: Day, kind: PeriodKind): { first: string; last: string } {
  const length = { month: 1, quarter: 3, "half-year": 6, "tax-year": 12 };
  const months = length[kind];
  // Months since year 0; the tax year starts in April.
  const now = getYear(due) * 12 + getMonth(due) - 1;
  const sinceStart = (now - 3) % months;
  const first = (kind === "month" ? now : now - sinceStart) - months;
  return { first: monthAt(first), last: monthAt(first + months - 1) };
}

const monthAt = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
