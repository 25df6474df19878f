import { z } from "zod";

/** Milliseconds. A time outside of this range is an error of the server, and is read as no date. */
const EARLIEST = Date.UTC(1995, 0);
const LATEST = Date.UTC(2100, 0);

/** A time of day with its zone: "04:30:00Z", "04:30 +05:30", "04:30:00.000 GMT". */
const ZONED_TIME = /\d:\d\d(?::\d\d)?(?:[.,]\d+)?\s?(?:Z|UTC|GMT|[+-]\d\d)/i;

/**
 * Reads a time as ISO 8601 in UTC. Servers send seconds or milliseconds since 1970, as a number or
 * as digits, or text; text without a zone is UTC. `null` for anything else, and for a time that no
 * post can have.
 */
export const timestamp = z
  .union([z.number(), z.string().max(100)])
  .transform(toMilliseconds)
  .refine((time) => time >= EARLIEST && time < LATEST)
  .transform((time) => new Date(time).toISOString())
  .nullable()
  .default(null)
  .catch(null);

function toMilliseconds(value: number | string): number {
  if (typeof value === "string" && !/^\s*\d+(?:\.\d+)?\s*$/.test(value)) return parseText(value);
  const time = Number(value);
  // Any plausible time in seconds is less than any plausible time in milliseconds.
  return time < EARLIEST ? time * 1000 : time;
}

/** Required, because `Date.parse` reads almost any word with a number as a date. */
const YEAR = /\d{4}/;

function parseText(text: string): number {
  if (!YEAR.test(text)) return Number.NaN;
  if (ZONED_TIME.test(text)) return Date.parse(text);
  const time = Date.parse(`${text}Z`);
  return Number.isNaN(time) ? Date.parse(`${text} UTC`) : time;
}
