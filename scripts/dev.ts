/** `npm run dev`: the site and the API with hot reload, from the sources. */
import { createServer as createHttpServer } from "node:http";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { build as buildOnce, createServer as createViteServer } from "vite";
import { openDatabase } from "#api/db/connect.ts";
import { keptSecret } from "#api/desk/kept-secret.ts";
import { prepareDatabase } from "#api/prepare.ts";
import { startCounting } from "#server/counting/counting.ts";
import { knownArticles } from "#server/counting/known-articles.ts";
import { pagePatterns } from "#server/counting/page-patterns.ts";
import { readEnv } from "#server/env.ts";
import { routedListener } from "#server/http.ts";
import { openLog } from "#server/log.ts";
import { startPostSchedule } from "#server/post-schedule.ts";
import { ROOT } from "./command.ts";

const env = readEnv(process.env);
const { log, sink } = openLog(env.logLevel);
const database = openDatabase(env, (error) => log.error({ err: error }, "connection lost"));
await prepareDatabase(database, env.countryId);
const secret = env.deskSecret ?? (await keptSecret(database.db));

const http = createHttpServer();
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: "custom",
});

const articles = knownArticles(database.db, log);
await articles.refresh();
const counting = startCounting({
  db: database.db,
  log,
  articleAt: articles.at,
  pageAt: pagePatterns(
    (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
  ),
  campaigns: env.campaigns,
  perMinute: env.rateLimitCountsPerMinute,
});

// Loaded anew for each request, so that a change anywhere shows; unchanged modules come from Vite's
// cache.
async function fetch(request: Request): Promise<Response> {
  const { createApp } = await vite.ssrLoadModule("/server/app.ts");
  const build = await vite.ssrLoadModule("virtual:react-router/server-build");
  const app = createApp({
    env,
    log,
    database,
    secret,
    build,
    counting,
    cachePages: false,
    styleSheets: new Map(),
    isDraining: () => false,
  });
  return app.fetch(request);
}
const listener = routedListener({ fetch, log });

if (env.desk) await developDesk();
startPostSchedule(database, { purges: false, onPublished: () => undefined }, log);

http.on("request", (request, response) => {
  vite.middlewares(request, response, () => listener(request, response));
});
http.listen(env.port, () => {
  process.stdout.write(`Developing at http://localhost:${env.port}\n`);
});

/** The desk beside it, as it is at this start: what changes in `desk/` shows at the next one. */
async function developDesk(): Promise<void> {
  const { desk } = env;
  if (!desk) return;
  const buildDir = path.join(ROOT, "node_modules/.cache/angadi-desk");
  await buildOnce({
    configFile: path.join(ROOT, "vite.desk.config.ts"),
    logLevel: "warn",
    build: { outDir: path.join(buildDir, "desk"), emptyOutDir: true },
  });
  const { startDesk } = await vite.ssrLoadModule("/server/desk/listener.ts");
  const options = { env: { ...env, desk }, database, log, sink, buildDir, contentsChanged };
  await startDesk({ ...options, site: undefined });
}

/** No page is kept while developing. */
async function contentsChanged(): Promise<void> {}
