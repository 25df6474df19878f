import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as build from "virtual:react-router/server-build";
import { openDatabase } from "@angadi/database/connect";
import { watchContents } from "@angadi/database/contents-version";
import { loadOrCreateSecret } from "@angadi/api/staff/load-secret";
import { prepareDatabase } from "@angadi/api/seed/prepare";
import { createApp } from "./app.ts";
import { startCounting } from "./counting/counting.ts";
import { createKnownArticles } from "./counting/known-articles.ts";
import { createPagePatternFinder } from "./counting/page-patterns.ts";
import { logDeskUrl, startDesk } from "./desk/listener.ts";
import { EnvironmentError, type Env, readEnv } from "./operations/env.ts";
import { createFastPath } from "./cache/fast-path.ts";
import { createHttp } from "./http/listener/http.ts";
import { endProcess, logUncaughtErrors, openLog } from "./operations/log.ts";
import { startMetrics } from "./http/listener/metrics-listener.ts";
import { countRequest } from "./metrics/metrics.ts";
import { createRouteLabeller } from "./metrics/route-label.ts";
import { createJobHandlers } from "./jobs/handlers.ts";
import { enqueueRecurringJobs } from "./jobs/housekeeping.ts";
import { startJobs } from "./jobs/runner/runner.ts";
import { type RecordRequest, createRequestLog } from "./operations/request-log.ts";
import { stopGracefully } from "./shutdown.ts";
import { readStaticFiles, indexStyleSheets } from "./cache/static-files.ts";

/** Once built, this file is in `build/server`, and the client's files are next to that folder. */
const BUILD_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const CLIENT_DIR = path.join(BUILD_DIR, "client");

async function main(env: Env): Promise<void> {
  const { log, sink } = openLog(env.logLevel);
  logUncaughtErrors(log, sink);
  const database = openDatabase(env, (error) => log.error({ err: error }, "connection lost"));
  const newerMigrations = await prepareDatabase(database, env.countryId);
  if (newerMigrations.length > 0) {
    log.warn({ migrations: newerMigrations }, "the database has migrations of a newer build");
  }

  if (env.metrics) {
    const version = JSON.parse(readFileSync(path.join(BUILD_DIR, "version.json"), "utf8"));
    const { port } = await startMetrics({
      ...env.metrics,
      db: database.db,
      log,
      build: String(version.sources).slice(0, 12),
      getDroppedLineCount: () => sink.droppedCount,
    });
    log.info({ port }, "metrics listening");
  }

  const { mail, webhook } = env.notify;
  if (!mail && !webhook) log.info("nobody is notified of leads; npm run leads lists them");
  const files = readStaticFiles(CLIENT_DIR);
  const articles = createKnownArticles(database.db, log);
  const counting = startCounting({
    db: database.db,
    log,
    findPagePattern: createPagePatternFinder(build),
    findArticle: articles.find,
    campaigns: env.campaigns,
    perMinute: env.rateLimitCountsPerMinute,
  });
  let isDraining = false;
  const app = createApp({
    env,
    log,
    database,
    secret: env.deskSecret ?? (await loadOrCreateSecret(database.db)),
    build,
    counting,
    shouldCachePages: true,
    styleSheets: indexStyleSheets(files),
    isDraining: () => isDraining,
  });
  const logRequest = createRequestLog(log, sink);
  const getRouteLabel = createRouteLabeller(build, app.apiPaths);
  const recordRequest: RecordRequest = (request) => {
    logRequest(request);
    if (env.metrics) countRequest({ ...request, route: getRouteLabel(request.path) });
  };
  const http = createHttp({
    env,
    log,
    fetch: app.fetch,
    fastPath: createFastPath({ env, files, pages: app.pages.cached }),
    recordRequest,
    isDraining: () => isDraining,
  });
  http.server.on("error", (error) => {
    log.fatal({ err: error }, "the server cannot listen");
    process.stderr.write(`Cannot listen on port ${env.port}: ${error.message}\n`);
    void endProcess(sink, 1);
  });
  // Starts before any page is rendered, so that no later change is missed.
  const contents = await watchContents(database, () => {
    void articles.refresh();
    void app.pages.refresh(log);
  });
  await articles.refresh();
  http.server.listen(env.port, env.host, () => {
    const address = http.server.address();
    const port = typeof address === "object" && address ? address.port : env.port;
    log.info({ port, engine: database.engine }, "listening");
    void app.pages.warmUp(log);
    sink.write(`Angadi is open at http://localhost:${port}\n`);
  });

  const { desk: deskEnv } = env;
  const desk = deskEnv
    ? await startDesk({
        env: { ...env, desk: deskEnv },
        database,
        log,
        sink,
        buildDir: BUILD_DIR,
        onContentsChange: () => contents.checkNow(),
        site: { files, renderPricing: app.pages.createPricingRenderer(log) },
      })
    : undefined;
  if (deskEnv && desk) await logDeskUrl({ env: { ...env, desk: deskEnv }, database, sink });
  await enqueueRecurringJobs(database.db);
  const onPublished = () => void contents.checkNow();
  const jobs = startJobs(database, createJobHandlers(env, database, log, { onPublished }), log);
  const background = [jobs, contents, desk].filter((task) => task !== undefined);
  const stop = (drainSeconds: number) => {
    // A terminal sends its signal to every process of the group, and npm forwards it as well.
    if (isDraining) return;
    isDraining = true;
    void stopGracefully({ http, background, counting, database, log, sink }, drainSeconds);
  };
  for (const signal of ["SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => stop(env.drainSeconds));
  // Ctrl+C: there is no load balancer to wait for.
  process.on("SIGINT", () => stop(0));
}

try {
  await main(readEnv(process.env));
} catch (error) {
  // One line for the operator, who needs the variable's name and not a stack.
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof EnvironmentError
      ? `Bad configuration: ${reason}\n`
      : `Angadi cannot start: ${reason}\n`,
  );
  process.exit(1);
}
