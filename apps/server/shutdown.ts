import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "@angadi/database/database";
import type { Http } from "./http/listener/http.ts";
import { endProcess } from "./operations/log.ts";
import type { LogSink } from "./operations/log-sink.ts";

export interface ShutdownTargets {
  http: Http;
  /** The process's background work. */
  background: readonly { stop(): Promise<void> }[];
  /** Stopped after the last request, which may still add counts. */
  counting: { stop(): Promise<void> };
  database: Database;
  log: Logger;
  sink: LogSink;
}

/** Milliseconds after draining until requests are aborted, and until the process is killed. */
const FINISH_TIMEOUT_MS = 6500;
const KILL_TIMEOUT_MS = 7500;
const FLUSH_TIMEOUT_MS = 500;

/**
 * Stops the process. It first serves requests as before for `drainSeconds`, so that a load balancer
 * that polls `/readyz` stops sending requests; then it accepts no more connections, lets requests
 * finish, and closes the database. Exits with 0, or is killed 7.5 s after draining.
 */
export async function stopGracefully(
  { http, background, counting, database, log, sink }: ShutdownTargets,
  drainSeconds: number,
): Promise<void> {
  log.info({ drainSeconds }, "stopping");
  const drainMs = drainSeconds * 1000;
  let waitingFor = "load balancer";
  setTimeout(() => void killProcess(), drainMs + KILL_TIMEOUT_MS);
  setTimeout(() => {
    log.warn({ waitingFor }, "requests aborted");
    http.server.closeAllConnections();
  }, drainMs + FINISH_TIMEOUT_MS);

  // Background work stops while requests are drained, because a delivery may take as long.
  const backgroundStop = Promise.all(background.map((task) => task.stop()));
  await wait(drainMs);
  waitingFor = "requests";
  await http.close();
  waitingFor = "background jobs";
  await backgroundStop;
  waitingFor = "totals";
  await counting.stop();
  waitingFor = "database";
  await database.close();
  log.info("stopped");
  await endProcess(sink, 0);

  async function killProcess(): Promise<void> {
    log.error({ waitingFor }, "stopped by force");
    await sink.flush(FLUSH_TIMEOUT_MS);
    // A normal exit waits for libuv's threads, one of which may be hanging.
    process.kill(process.pid, "SIGKILL");
  }
}
