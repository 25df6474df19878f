import type { Context } from "hono";

const REQUEST_ID = "x-request-id";

/** The id under which the process logs a request; what does not look like one is no id. */
export function getRequestId(c: Context): string | null {
  const given = c.req.header(REQUEST_ID) ?? "";
  return /^[\w-]{1,64}$/.test(given) ? given : null;
}
