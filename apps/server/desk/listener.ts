import { readFileSync } from "node:fs";
import path from "node:path";
import type { Logger } from "pino";
import type { Database } from "@angadi/database/database";
import { inviteFirstOwner } from "@angadi/api/staff/invitations";
import type { SetupTodo } from "@angadi/desk-ports/setup";
import { createDesk } from "@angadi/desk/app";
import { readClientAddress } from "../http/addresses/client-address.ts";
import type { Env } from "../operations/env.ts";
import { type DeskEnv, getDeskUrl } from "../operations/env-desk.ts";
import type { CachedResponse } from "../http/responses/cached-response.ts";
import { createHttp } from "../http/listener/http.ts";
import type { RenderPricing } from "../pages/pages.ts";
import type { LogSink } from "../operations/log-sink.ts";
import { createRequestLog } from "../operations/request-log.ts";
import { SECURITY_HEADERS } from "../http/security-headers.ts";
import { readAssets } from "./assets.ts";
import { watchLeads } from "./leads/lead-watch.ts";
import { createDeskPorts } from "./ports.ts";
import { watchPresence } from "./presence-watch.ts";

export interface DeskListenerOptions {
  env: Env & { desk: DeskEnv };
  database: Database;
  log: Logger;
  sink: LogSink;
  /** Folder of the build. */
  buildDir: string;
  onContentsChange: () => Promise<void>;
  /** For the preview of the pricing page; undefined if the site is not built. */
  site: { files: ReadonlyMap<string, CachedResponse>; renderPricing: RenderPricing } | undefined;
}

/** The site's headers except the endpoint for CSP reports, which the desk does not have. */
const { "Reporting-Endpoints": _, ...HEADERS } = SECURITY_HEADERS;

/**
 * Serves the desk on its own port. If the port is taken, returns undefined for the default port (the
 * site runs without a desk) and rejects for one set in the environment.
 */
export async function startDesk(
  options: DeskListenerOptions,
): Promise<{ stop(): Promise<void> } | undefined> {
  const { env, database, log, sink, buildDir } = options;
  const addresses = new WeakMap<Request, string>();
  const leadWatch = watchLeads(database.db);
  const presenceWatch = watchPresence(database.db);
  const ports = await createDeskPorts({
    env,
    watchLeads: leadWatch.watch,
    watchPresence: presenceWatch.watch,
    onContentsChange: options.onContentsChange,
    database,
    log,
    assets: readAssets(path.join(buildDir, "desk"), options.site?.files),
    renderPricing: options.site?.renderPricing,
    setup: { variables: process.env, content: readContentTodos(buildDir) },
    getClientAddress: (request) => addresses.get(request) ?? "unknown",
  });
  const desk = createDesk(ports);
  const http = createHttp({
    env,
    log,
    async fetch(request, { incoming }) {
      const socket = "socket" in incoming ? incoming.socket.remoteAddress : undefined;
      addresses.set(request, readClientAddress(request, socket, env));
      const response = await desk.fetch(request);
      for (const [name, value] of Object.entries(HEADERS)) response.headers.set(name, value);
      return response;
    },
    fastPath: () => undefined,
    recordRequest: createRequestLog(log.child({ listener: "desk" }), sink),
    isDraining: () => false,
  });
  const { port, host, isPortSet } = env.desk;
  try {
    await new Promise<void>((resolve, reject) => {
      http.server.once("error", reject).listen(port, host, resolve);
    });
  } catch (error) {
    await Promise.all([leadWatch.stop(), presenceWatch.stop()]);
    if (isPortSet) throw error;
    log.warn({ err: error, port }, "the port is taken; the desk is not open (DESK_PORT)");
    return undefined;
  }
  log.info({ port }, "the desk is listening");
  return {
    async stop() {
      // Ends the event streams of open pages, which the server would wait for.
      await Promise.all([leadWatch.stop(), presenceWatch.stop()]);
      await http.close();
    },
  };
}

/** Reads the content that must be replaced before launch, which the build listed. */
const readContentTodos = (buildDir: string): SetupTodo[] =>
  JSON.parse(readFileSync(path.join(buildDir, "desk/samples.json"), "utf8"));

/** Logs the desk's URL and, until there is an account, how to create the owner's. */
export async function logDeskUrl({
  env,
  database,
  sink,
}: Pick<DeskListenerOptions, "env" | "database" | "sink">): Promise<void> {
  const url = getDeskUrl(env.desk);
  const token = await inviteFirstOwner(database.db);
  sink.write(
    token === undefined
      ? `The desk is open at ${url}\n`
      : `The desk has no owner yet. Within 15 minutes, make one at ${url}/welcome?token=${token}\n`,
  );
}
