import { setTimeout as wait } from "node:timers/promises";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { createApi } from "@angadi/api/app";
import type { Database } from "@angadi/database/database";
import { CLIENT_ADDRESS_HEADER } from "@angadi/api/http/client-address";
import { TOTALS_PATH } from "@angadi/contract/totals";
import { createPartnerNumbersFinder } from "@angadi/api/counts/partner-numbers";
import { createRateLimits } from "@angadi/api/http/rate-limits";
import { createRdap } from "@angadi/api/rdap/rdap";
import { readClientAddress } from "./http/addresses/client-address.ts";
import { type Counting, MAX_BEACON_BYTES } from "./counting/counting.ts";
import { MAX_REPORT_BYTES, createCspReportHandler } from "./http/csp-reports.ts";
import type { Env } from "./operations/env.ts";
import { HIDDEN_ROBOTS, getHostRules } from "./http/addresses/host-rules.ts";
import type { StyleSheets } from "./rendering/html.ts";
import { countRateLimited } from "./metrics/metrics.ts";
import { type Pages, createPages } from "./pages/pages.ts";
import { registerPictures } from "./http/pictures.ts";
import { createPostPreviews } from "./rendering/post-previews.ts";
import { getPublicUrl } from "./http/addresses/public-url.ts";
import { CLOSED_POLICY, CSP_REPORT_PATH, SECURITY_HEADERS } from "./http/security-headers.ts";
import { createSecurityTxt } from "./http/security-txt.ts";

export interface AppDependencies {
  env: Env;
  log: Logger;
  database: Database;
  /** Secret for the keys of the rate limit counts; the same in all processes. */
  secret: string;
  build: ServerBuild;
  counting: Counting;
  /** False in development, where every request renders the newest code. */
  shouldCachePages: boolean;
  /** The build's style sheets; none in development. */
  styleSheets: StyleSheets;
  /** True once the process is shutting down. */
  isDraining: () => boolean;
}

export interface App {
  fetch: Hono["fetch"];
  /** For the fast path, and for rendering pages in advance. */
  pages: Pages;
  /** Patterns of the API's paths. */
  apiPaths: readonly string[];
}

/** Timeout of the readiness check's database query, in milliseconds. */
const READY_TIMEOUT_MS = 1000;

const limitBody = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => c.body(null, 413) });

/** Routes requests to the health checks, the API, and the pages. */
export function createApp(dependencies: AppDependencies): App {
  const { env, log, database, secret, build, counting, shouldCachePages } = dependencies;
  const { styleSheets, isDraining } = dependencies;
  const app = new Hono();
  const isReady = createReadinessCheck(database, log);
  const limits = createRateLimits(
    {
      perMinute: env.rateLimitPerMinute,
      emailPerHour: env.rateLimitEmailPerHour,
      lookUpsPerMinute: env.rateLimitLookUpsPerMinute,
      namesPerMinute: env.rateLimitNamesPerMinute,
    },
    {
      shared: database.engine === "postgres" ? { db: database.db, secret } : undefined,
      onRejected: countRateLimited,
    },
  );
  const rdap = createRdap(env.rdapServers);
  const api = createApi({
    db: database.db,
    businessId: env.businessId,
    limits,
    rdap,
    log,
    onLead: (kind, context) => counting.countLead(kind, context),
  });
  const getCallerAddress = (c: Context) =>
    readClientAddress(c.req.raw, c.env ? getConnInfo(c).remote.address : undefined, env);
  const previews = createPostPreviews(database.db, env);
  const pages = createPages({
    env,
    build,
    ownApi: api,
    styleSheets,
    shouldCachePages,
    limits,
    previews,
    findPartnerNumbers: createPartnerNumbersFinder(database.db),
  });

  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      if (!c.res.headers.has(name)) c.header(name, value);
    }
    if (!c.res.headers.has("Content-Security-Policy")) {
      c.header("Content-Security-Policy", CLOSED_POLICY);
    }
  });
  app.onError((error, c) => {
    log.error({ err: error }, "request failed");
    return c.text("Something went wrong on our side. Please try again later.", 500);
  });

  app.get("/.well-known/security.txt", (c) =>
    c.text(createSecurityTxt(env.siteUrl), 200, { "Cache-Control": "public, max-age=86400" }),
  );
  const handleCspReport = createCspReportHandler();
  app.all(CSP_REPORT_PATH, limitBody(MAX_REPORT_BYTES), (c) =>
    handleCspReport(c.req.raw, getCallerAddress(c), log),
  );
  app.all(TOTALS_PATH, limitBody(MAX_BEACON_BYTES), (c) =>
    counting.respond(c.req.raw, {
      address: getCallerAddress(c),
      ownHost: getPublicUrl(c.req.raw, env).host,
    }),
  );

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    if (isDraining()) return c.json({ status: "draining" }, 503);
    if (await isReady()) return c.json({ status: "ready" });
    return c.json({ status: "database unavailable" }, 503);
  });

  for (const pattern of ["/api/*", "/admin/*"]) {
    app.use(pattern, compress());
    app.all(pattern, (c) => {
      const request = new Request(c.req.raw);
      request.headers.set(CLIENT_ADDRESS_HEADER, getCallerAddress(c));
      return api.fetch(request);
    });
  }

  registerPictures(app, database.db);

  // A file of another build, which the proxy requests from the next process: not to be cached.
  app.all("/assets/*", (c) => c.text("Not Found", 404, { "Cache-Control": "no-store" }));

  app.all("*", async (c) => {
    const url = getPublicUrl(c.req.raw, env);
    const { isHidden, headers } = getHostRules(url.hostname, env);
    if (isHidden && url.pathname === "/robots.txt") return c.text(HIDDEN_ROBOTS, 200, headers);
    const page = await pages.respond(new Request(url, c.req.raw), {
      log,
      address: getCallerAddress(c),
    });
    for (const [name, value] of Object.entries(headers)) page.headers.set(name, value);
    return page;
  });
  const apiPaths = api.routes.filter(({ method }) => method !== "ALL").map(({ path }) => path);
  return { fetch: app.fetch, pages, apiPaths };
}

/** Checks that the database answers; concurrent callers share one check. */
function createReadinessCheck(database: Database, log: Logger): () => Promise<boolean> {
  let pendingCheck: Promise<boolean> | undefined;
  async function check(): Promise<boolean> {
    try {
      await database.ping();
      return true;
    } catch (error) {
      log.error({ err: error }, "the database does not answer");
      return false;
    } finally {
      pendingCheck = undefined;
    }
  }
  return () => {
    pendingCheck ??= check();
    return Promise.race([pendingCheck, wait(READY_TIMEOUT_MS, false, { ref: false })]);
  };
}
