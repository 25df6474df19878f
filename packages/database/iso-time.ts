/** A time as the tables store it: ISO 8601, in UTC, from milliseconds since 1970. */
export const toIsoTime = (time: number): string => new Date(time).toISOString();
