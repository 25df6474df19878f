import type { Context } from "hono";

const REQUEST_ID_HEADER = "x-request-id";

/** The id under which the process logs a request; null if the header is not a valid id. */
export function getRequestId(c: Context): string | null {
  const header = c.req.header(REQUEST_ID_HEADER) ?? "";
  return /^[\w-]{1,64}$/.test(header) ? header : null;
}
