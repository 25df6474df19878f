import type { MiddlewareHandler } from "hono";
import { countRequest } from "./metrics.ts";
import type { RouteLabel } from "./route-label.ts";

/** Counts each request that is routed, with the time until its answer began. */
export function countRequests(labelOf: RouteLabel): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = performance.now() - started;
    countRequest({ route: labelOf(c.req.path), status: c.res.status, ms });
  };
}
