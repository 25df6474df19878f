// Not by `Intl.DateTimeFormat`: a phone takes 50 to 120 ms to create the first one, while it hydrates.

export const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** India's offset from UTC, the same all year, in milliseconds. */
const INDIA_OFFSET_MS = 330 * 60_000;

/**
 * Formats a time as "Nov 12, 2026": always the date in India, whatever the server's or browser's
 * time zone. Throws on an invalid time.
 */
export function formatDate(iso: string): string {
  const date = new Date(Date.parse(iso) + INDIA_OFFSET_MS);
  return `${abbreviateMonth(date.getUTCMonth())} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
}

/** Formats "2026-11-23" as "23 Nov 2026"; returns invalid days unchanged. */
export function formatDay(day: string): string {
  const date = parseDay(day);
  return date ? `${formatDayWithoutYear(day)} ${date.getUTCFullYear()}` : day;
}

/** Formats "2026-11-23" as "23 November 2026"; returns invalid days unchanged. */
export function formatFullDay(day: string): string {
  const date = parseDay(day);
  return date ? `${date.getUTCDate()} ${formatMonth(day)}` : day;
}

/** Formats "2026-11-23" as "23 Nov"; returns invalid days unchanged. */
export function formatDayWithoutYear(day: string): string {
  const date = parseDay(day);
  return date ? `${date.getUTCDate()} ${abbreviateMonth(date.getUTCMonth())}` : day;
}

/** Formats the month of "2026-11" or "2026-11-23" as "November 2026". */
export const formatMonth = (month: string): string =>
  `${MONTH_NAMES[Number(month.slice(5, 7)) - 1] ?? ""} ${month.slice(0, 4)}`;

const abbreviateMonth = (index: number): string => {
  const name = MONTH_NAMES[index];
  if (name === undefined) throw new RangeError("Not a month.");
  return name.slice(0, 3);
};

function parseDay(day: string): Date | undefined {
  const date = new Date(/^\d{4}-\d\d-\d\d$/.test(day) ? day : Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
