import path from "node:path";
import { getConnInfo } from "@hono/node-server/conninfo";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { createApi } from "#api/app.ts";
import type { Database } from "#api/db/connect.ts";
import { CLIENT_ADDRESS } from "#api/lead.ts";
import { rateLimits } from "#api/rate-limits.ts";
import { createRdap } from "#api/rdap.ts";
import { clientAddress } from "./client-address.ts";
import type { Env } from "./env.ts";
import { createPages } from "./pages.ts";
import { publicUrl } from "./public-url.ts";
import { type Logged, logRequests } from "./request-log.ts";
import { CLOSED_POLICY, SECURITY_HEADERS } from "./security-headers.ts";

export interface AppDependencies {
  env: Env;
  log: Logger;
  database: Database;
  build: ServerBuild;
  /** Folder of the built browser files; undefined while developing, when Vite serves them. */
  clientDir: string | undefined;
  /** True once the process has been told to stop: it finishes what it has and takes no more. */
  isDraining: () => boolean;
}

/** Everything the process answers: health, browser files, the API, and the pages. */
export function createApp(dependencies: AppDependencies): Hono<Logged> {
  const { env, log, database, build, clientDir, isDraining } = dependencies;
  const app = new Hono<Logged>();
  const limits = rateLimits({
    perMinute: env.rateLimitPerMinute,
    emailPerHour: env.rateLimitEmailPerHour,
    lookUpsPerMinute: env.rateLimitLookUpsPerMinute,
  });
  const rdap = createRdap(env.rdapServers);
  const api = createApi({ db: database.db, businessId: env.businessId, limits, rdap, log });
  const caller = (c: Context) =>
    clientAddress(c.req.raw, c.env ? getConnInfo(c).remote.address : undefined, env);
  const pages = createPages({ env, build, ownApi: api, keepPages: clientDir !== undefined });

  app.use(logRequests(log, env.trustProxy > 0));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    if (!c.res.headers.has("Content-Security-Policy")) {
      c.header("Content-Security-Policy", CLOSED_POLICY);
    }
  });
  app.onError((error, c) => {
    c.get("log").error({ err: error }, "request failed");
    return c.text("Something went wrong on our side. Please try again later.", 500);
  });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    if (isDraining()) return c.json({ status: "draining" }, 503);
    try {
      await database.ping();
      return c.json({ status: "ready" });
    } catch (error) {
      log.error({ err: error }, "the database does not answer");
      return c.json({ status: "database unavailable" }, 503);
    }
  });

  if (clientDir) app.use(browserFiles(clientDir));

  for (const base of ["/api/*", "/admin/*"]) {
    app.use(base, compress());
    app.all(base, (c) => {
      const request = new Request(c.req.raw);
      request.headers.set(CLIENT_ADDRESS, caller(c));
      return api.fetch(request);
    });
  }

  app.all("*", (c) => {
    const request = c.req.raw;
    return pages(new Request(publicUrl(request, env), request), c.get("log"), caller(c));
  });
  return app;
}

/** The built files: those under /assets carry their hash in the name and never change. */
function browserFiles(clientDir: string) {
  return serveStatic({
    root: path.relative(process.cwd(), clientDir),
    precompressed: true,
    onFound: (file, c) => {
      const immutable = file.split(path.sep).includes("assets");
      c.header(
        "Cache-Control",
        immutable ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
}
