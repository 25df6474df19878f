import { addDays, type Day, dayIn, weekdayOf } from "./due-dates.ts";

/** Monday to Sunday; null on a day of another month. */
export type Week = readonly (Day | null)[];

/** The weeks of a month, "2026-12", without those that were over before `from`. */
export function weeksOf(month: string, from: Day): Week[] {
  const last = dayIn(Number(month.slice(0, 4)), Number(month.slice(5)), "last");
  const weeks: Week[] = [];
  for (let monday = mondayBy(`${month}-01`); monday <= last; monday = addDays(monday, 7)) {
    if (addDays(monday, 6) >= from) weeks.push(weekFrom(monday, month));
  }
  return weeks;
}

const mondayBy = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

const weekFrom = (monday: Day, month: string): Week =>
  [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(monday, days))
    .map((day) => (day.startsWith(month) ? day : null));
