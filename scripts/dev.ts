/** `npm run dev`: the site, the API and the desk with hot reload, from the sources. */
import { type RequestListener, createServer as createHttpServer } from "node:http";
import path from "node:path";
import type { ServerBuild } from "react-router";
import { createServer as createViteServer } from "vite";
import { openDatabase } from "@angadi/database/connect";
import { loadOrCreateSecret } from "@angadi/api/staff/load-secret";
import { prepareDatabase } from "@angadi/api/seed/prepare";
import type * as application from "@angadi/server/app";
import { startCounting } from "@angadi/server/counting/counting";
import { createKnownArticles } from "@angadi/server/counting/known-articles";
import { createPagePatternFinder } from "@angadi/server/counting/page-patterns";
import { readEnv } from "@angadi/server/operations/env";
import { createRoutedListener } from "@angadi/server/http/listener/http";
import { openLog } from "@angadi/server/operations/log";
import { createPublishPostHandler } from "@angadi/server/jobs/publish-post";
import { startJobs } from "@angadi/server/jobs/runner/runner";
import { ROOT } from "./command.ts";
import { developDesk } from "./dev/desk.ts";
import { exitIfPortTaken, listenOrExit } from "./dev/listen.ts";
import { renderErrorOverlay } from "./dev/overlay.ts";

const env = readEnv(process.env);
const site = Promise.withResolvers<RequestListener>();
const http = createHttpServer((request, response) => {
  void site.promise.then((respond) => respond(request, response));
});
// A busy port is reported before anything is loaded; requests wait until the site is ready.
if (env.desk) await exitIfPortTaken(env.desk, "DESK_PORT");
await listenOrExit(http, { port: env.port }, "PORT");
const { log, sink } = openLog(env.logLevel);
const database = openDatabase(env, (error) => log.error({ err: error }, "connection lost"));
await prepareDatabase(database, env.countryId);
const secret = env.deskSecret ?? (await loadOrCreateSecret(database.db));
const vite = await createViteServer({
  server: {
    middlewareMode: true,
    hmr: { server: http },
    // These are not sources; the database changes on each visit.
    watch: { ignored: ["build", "data", "screens"].map((folder) => path.join(ROOT, folder, "**")) },
  },
  appType: "custom",
});
const loadBuild = () =>
  vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;

const articles = createKnownArticles(database.db, log);
await articles.refresh();
let counting: ReturnType<typeof startCounting> | undefined;

// Reloaded for each request, so that every change takes effect; unchanged modules come from Vite's
// cache.
async function fetch(request: Request): Promise<Response> {
  try {
    const { createApp } = (await vite.ssrLoadModule("/apps/server/app.ts")) as typeof application;
    const build = await loadBuild();
    counting ??= startCounting({
      db: database.db,
      log,
      findArticle: articles.find,
      findPagePattern: createPagePatternFinder(build),
      campaigns: env.campaigns,
      perMinute: env.rateLimitCountsPerMinute,
    });
    const app = createApp({
      env,
      log,
      database,
      secret,
      build,
      counting,
      shouldCachePages: false,
      styleSheets: new Map(),
      isDraining: () => false,
    });
    return await app.fetch(request);
  } catch (error) {
    return renderErrorOverlay(vite, error);
  }
}
const listener = createRoutedListener({ fetch, log });
site.resolve((request, response) => {
  vite.middlewares(request, response, () => listener(request, response));
});
process.stdout.write(`Developing at http://localhost:${env.port}\n`);

// Load errors are not reported here: the site's pages show them.
await loadBuild().catch(() => undefined);
if (env.desk) await developDesk(vite, { env: { ...env, desk: env.desk }, database, log, sink });
const handlers = [
  createPublishPostHandler(database.db, { shouldPurge: false, onPublished: () => undefined }),
];
startJobs(database, handlers, log);
