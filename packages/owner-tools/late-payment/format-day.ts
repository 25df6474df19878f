import { formatDay, formatFullDay } from "@angadi/formats/format-date";
import { formatIsoDate } from "../kit/figures/readers.ts";

/** Formats days since 1 January 1970 as "6 Jan 2026". */
export const formatShortDay = (day: number): string => formatDay(formatIsoDate(day));

/** Formats days since 1 January 1970 as "6 January 2026". */
export const formatLongDay = (day: number): string => formatFullDay(formatIsoDate(day));
