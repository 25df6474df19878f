import { getWeekday, toDay } from "@angadi/owner-tools/calendar/dates/due-dates";

/** Returns the last day of a month such as "2027-02". */
export const getLastDay = (month: string): string =>
  toDay(Number(month.slice(0, 4)), Number(month.slice(5)), "last");

export const isWeekend = (day: string) => [0, 6].includes(getWeekday(day));

export const countDaysBetween = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
