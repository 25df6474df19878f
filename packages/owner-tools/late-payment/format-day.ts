import { formatIsoDate } from "../kit/figures/readers.ts";

const shortDayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const longDayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const createDayFormatter = (format: Intl.DateTimeFormat) => (day: number) =>
  format.format(new Date(formatIsoDate(day)));

/** Formats a day as "6 Jan 2026". */
export const formatShortDay = createDayFormatter(shortDayFormat);
/** Formats a day as "6 January 2026". */
export const formatLongDay = createDayFormatter(longDayFormat);
