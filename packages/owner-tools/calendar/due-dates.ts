/** Days as people and calendars write them, "2026-12-20", without clocks or time zones. */
export type Day = string;

/** Days that come back every year: a day of these months, or their last. */
export interface Yearly {
  /** 1 is January. */
  months: readonly number[];
  day: number | "last";
}

const time = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (milliseconds: number): Day => new Date(milliseconds).toISOString().slice(0, 10);

/** The day `days` days later, or earlier if negative. */
export const addDays = (day: Day, days: number): Day => dayAt(time(day) + days * 86_400_000);

/** 0 is Sunday. */
export const getWeekday = (day: Day): number => new Date(time(day)).getUTCDay();

/** The day in a month; days a month does not have are its last. */
export function dayIn(year: number, month: number, day: number | "last"): Day {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const date = day === "last" ? last : Math.min(day, last);
  return dayAt(Date.UTC(year, month - 1, date));
}

/** Every day of the patterns from `from` to `to`, both counted, in their order. */
export function daysBetween(patterns: readonly Yearly[], from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let year = getYear(from); year <= getYear(to); year++) {
    for (const { months, day } of patterns) {
      for (const month of months) days.push(dayIn(year, month, day));
    }
  }
  return days.filter((day) => day >= from && day <= to).toSorted();
}

/** The first such weekday on or after a day. */
export const nextWeekday = (from: Day, weekday: number): Day =>
  addDays(from, (weekday - getWeekday(from) + 7) % 7);

/** What a due date is about: time that ended before it. */
export type PeriodKind = "month" | "quarter" | "half-year" | "tax-year";

const getYear = (day: Day) => Number(day.slice(0, 4));
const getMonth = (day: Day) => Number(day.slice(5, 7));

/** First and last month, as "2026-11", of the period that a due date is about. */
export function periodBefore(due: Day, kind: PeriodKind): { first: string; last: string } {
  const length = { month: 1, quarter: 3, "half-year": 6, "tax-year": 12 };
  const months = length[kind];
  // Months since year 0; the tax year begins in April.
  const now = getYear(due) * 12 + getMonth(due) - 1;
  const sinceStart = (now - 3) % months;
  const first = (kind === "month" ? now : now - sinceStart) - months;
  return { first: monthAt(first), last: monthAt(first + months - 1) };
}

const monthAt = (count: number): string =>
  `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}`;
