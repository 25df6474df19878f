/** A range of days in India, such as `2026-11-23`; the first and the last day are included. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day `count` days after a day, or before it if `count` is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const startOfWeek = (day: string): string =>
  addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Every day of a period. */
export const listDays = ({ from, to }: Period): string[] => {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
};
