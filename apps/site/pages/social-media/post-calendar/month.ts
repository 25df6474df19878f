/** A day of a month. */
export interface MonthDay {
  /** As 2027-01-15. */
  iso: string;
  dayOfMonth: number;
  /** 0 is Monday, 6 is Sunday. */
  weekday: number;
}

/** Returns all days of a month such as 2027-01. */
export function listDaysOfMonth(month: string): MonthDay[] {
  const firstDay = new Date(`${month}-01T00:00:00Z`);
  const dayCount = new Date(
    Date.UTC(firstDay.getUTCFullYear(), firstDay.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const firstWeekday = (firstDay.getUTCDay() + 6) % 7;
  return Array.from({ length: dayCount }, (_, index) => ({
    iso: `${month}-${String(index + 1).padStart(2, "0")}`,
    dayOfMonth: index + 1,
    weekday: (firstWeekday + index) % 7,
  }));
}
