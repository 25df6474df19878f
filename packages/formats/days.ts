/** Days in India, both included: `2026-11-23`. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day `days` days later, as `2026-11-23`. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday of a day's week. */
export const startOfWeek = (day: string): string =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));

/** Every day of a period. */
export const listDays = ({ from, to }: Period): string[] => {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => daysAfter(from, index));
};
