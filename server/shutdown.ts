import type { Server } from "node:http";
import type { ServerType } from "@hono/node-server";
import type { Logger } from "pino";
import type { Database } from "#api/db/connect.ts";

/** Milliseconds that requests under way get to finish. */
const DRAIN = 9000;

/** Takes no more connections, lets requests finish, closes the database, and ends the process. */
export async function stopGracefully(
  server: ServerType,
  background: readonly { stop(): Promise<void> }[],
  database: Database,
  log: Logger,
): Promise<void> {
  log.info("stopping");
  const http = server as Server;
  const hardStop = setTimeout(() => http.closeAllConnections(), DRAIN);
  await new Promise<void>((resolve) => {
    http.close(() => resolve());
    http.closeIdleConnections();
  });
  clearTimeout(hardStop);
  await Promise.all(background.map((one) => one.stop()));
  await database.close();
  log.info("stopped");
  process.exit(0);
}
