import type { Context } from "hono";
import { errorBody } from "./error-responses.ts";
import { describeJsonResponse } from "./json-content.ts";

/** OpenAPI's entry for a rate-limited call. */
export const tooManyRequestsResponse = describeJsonResponse(
  errorBody,
  "Too many requests; Retry-After has the seconds to wait",
);

/** Responds with 429; `retry` is the copy for what to do then. */
export function rejectTooManyRequests(c: Context, seconds: number, retry: string) {
  const message = `That was a lot in a short time. Please wait ${formatWait(seconds)} and ${retry}.`;
  return c.json({ message }, 429, { "Retry-After": String(seconds) });
}

/** Formats seconds to wait for people. */
const formatWait = (seconds: number) =>
  seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
