import path from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { pino } from "pino";
import * as build from "virtual:react-router/server-build";
import { openDatabase } from "#api/db/connect.ts";
import { prepareDatabase } from "#api/db/prepare.ts";
import { createApp } from "./app.ts";
import { BadEnvironment, type Env, readEnv } from "./env.ts";
import { channelsFor } from "./notifications/channels.ts";
import { startWorker } from "./notifications/worker.ts";
import { stopGracefully } from "./shutdown.ts";

/** Once built, this file lies in `build/server`, and the browser's files beside it. */
const BUILD_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const CLIENT_DIR = path.join(BUILD_DIR, "client");

async function main(env: Env): Promise<void> {
  const log = pino({ level: env.logLevel });
  const database = openDatabase(env, (error) => log.error({ err: error }, "connection lost"));
  await prepareDatabase(database, env.countryId);

  const channels = channelsFor(env.notify);
  if (channels.length === 0) log.info("nobody is told of leads; npm run leads lists them");
  const worker = channels.length > 0 ? startWorker(database, channels, log) : undefined;
  let draining = false;
  const app = createApp({
    env,
    log,
    database,
    build,
    clientDir: CLIENT_DIR,
    isDraining: () => draining,
  });
  const server = serve({ fetch: app.fetch, port: env.port, hostname: env.host }, ({ port }) => {
    log.info({ port, engine: database.engine }, "listening");
    process.stdout.write(`Angadi is open at http://localhost:${port}\n`);
  });
  server.on("error", (error) => {
    log.fatal({ err: error }, "the server cannot listen");
    process.stderr.write(`Cannot listen on port ${env.port}: ${error.message}\n`);
    process.exit(1);
  });

  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      draining = true;
      void stopGracefully(server, worker, database, log);
    });
  }
}

try {
  await main(readEnv(process.env));
} catch (error) {
  // One line for the operator, who needs the variable's name and not a stack.
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof BadEnvironment
      ? `Bad configuration: ${reason}\n`
      : `Angadi cannot start: ${reason}\n`,
  );
  process.exit(1);
}
