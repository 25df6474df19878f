/** A day of a month. */
export interface Day {
  /** As 2027-01-15. */
  iso: string;
  date: number;
  /** 0 is Monday, 6 is Sunday. */
  weekday: number;
}

/** Returns all days of a month such as 2027-01. */
export function listDays(month: string): Day[] {
  const firstDay = new Date(`${month}-01T00:00:00Z`);
  const count = new Date(
    Date.UTC(firstDay.getUTCFullYear(), firstDay.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const firstWeekday = (firstDay.getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => ({
    iso: `${month}-${String(index + 1).padStart(2, "0")}`,
    date: index + 1,
    weekday: (firstWeekday + index) % 7,
  }));
}
