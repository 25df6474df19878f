import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "@angadi/database/database";
import type { Http } from "../http/http.ts";
import { endProcess } from "./log.ts";
import type { LogSink } from "./log-sink.ts";

export interface Stoppable {
  http: Http;
  /** What the process does beside answering. */
  background: readonly { stop(): Promise<void> }[];
  /** Has something to write until the last request is answered. */
  counting: { stop(): Promise<void> };
  database: Database;
  log: Logger;
  sink: LogSink;
}

/** Milliseconds after the lame duck's that requests under way get, and that everything gets. */
const FINISH = 6500;
const END = 7500;
const LAST_LINES = 500;

/**
 * Stops the process. For `drainSeconds` it answers as before, so that a load balancer that asks
 * `/readyz` sends nobody any more; then it takes no more connections, lets requests finish, and
 * closes the database. Ends with 0 when all is done, and by force 7.5 s after the draining.
 */
export async function stopGracefully(parts: Stoppable, drainSeconds: number): Promise<void> {
  const { http, background, counting, database, log, sink } = parts;
  log.info({ drainSeconds }, "stopping");
  const drain = drainSeconds * 1000;
  let waitsFor = "the load balancer";
  setTimeout(() => void endByForce(), drain + END);
  setTimeout(() => {
    log.warn({ waitsFor }, "requests are cut off");
    http.server.closeAllConnections();
  }, drain + FINISH);

  // Begins at once: a delivery under way may take as long as the rest.
  const backgroundStopped = Promise.all(background.map((one) => one.stop()));
  await wait(drain);
  waitsFor = "requests";
  await http.close();
  waitsFor = "the background";
  await backgroundStopped;
  waitsFor = "the totals";
  await counting.stop();
  waitsFor = "the database";
  await database.close();
  log.info("stopped");
  await endProcess(sink, 0);

  async function endByForce(): Promise<void> {
    log.error({ waitsFor }, "stopped by force");
    await sink.flush(LAST_LINES);
    // An ordinary exit waits for libuv's threads, one of which may be what hangs.
    process.kill(process.pid, "SIGKILL");
  }
}
