import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";

export interface Logged {
  Variables: { log: Logger };
}

/**
 * Gives each request an id, which goes back in `X-Request-Id` and stands in each of its log lines.
 * An id that came with the request is kept where a proxy of ours set it.
 */
export function logRequests(log: Logger, trustIncomingId: boolean): MiddlewareHandler<Logged> {
  return async (c, next) => {
    const incoming = trustIncomingId ? c.req.header("x-request-id") : undefined;
    const requestId = incoming && /^[\w-]{1,64}$/.test(incoming) ? incoming : randomUUID();
    const started = performance.now();
    c.set("log", log.child({ requestId }));
    await next();
    c.header("X-Request-Id", requestId);
    c.get("log").info(
      {
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      },
      "request",
    );
  };
}
