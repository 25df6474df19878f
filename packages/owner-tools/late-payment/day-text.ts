import { dateText } from "../kit/figures/readers.ts";

const SHORT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const LONG = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const written = (format: Intl.DateTimeFormat) => (day: number) =>
  format.format(new Date(dateText(day)));

/** Formats a day as "6 Jan 2026". */
export const dayText = written(SHORT);
/** Formats a day as "6 January 2026". */
export const longDayText = written(LONG);
