import { once } from "node:events";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Kysely } from "kysely";
import type { Logger } from "pino";
import { Counter, collectDefaultMetrics } from "prom-client";
import type { Schema } from "@angadi/database/schema/schema";
import { withErrorBoundary } from "./error-boundary.ts";
import { createRequestErrorHandler } from "./http.ts";
import { setBuildInfo, registry } from "../../metrics/metrics.ts";
import { updateJobGauges } from "../../metrics/jobs.ts";

export interface MetricsOptions {
  /** 0 picks any free port. */
  port: number;
  host: string;
  db: Kysely<Schema>;
  log: Logger;
  /** Identifies this build. */
  build: string;
  /** Returns how many log lines have been dropped since the start. */
  getDroppedLineCount: () => number;
}

/**
 * Serves metrics at `/metrics` on a separate port, which is for operators only: there is no
 * authentication. Returns the port; rejects if it cannot listen.
 */
export async function startMetrics(options: MetricsOptions): Promise<{ port: number }> {
  // Event-loop delay, memory, garbage collection, descriptors.
  collectDefaultMetrics({ register: registry });
  setBuildInfo(options.build);
  registerDroppedLines(options.getDroppedLineCount);

  const respond = async ({ url }: IncomingMessage, outgoing: ServerResponse) => {
    if (url !== "/metrics") return outgoing.writeHead(404).end();
    await updateJobGauges(options.db);
    const text = await registry.metrics();
    return outgoing.writeHead(200, { "Content-Type": registry.contentType }).end(text);
  };
  const server = createServer(
    { requestTimeout: 5000 },
    withErrorBoundary(respond, createRequestErrorHandler(options.log)),
  );
  server.listen(options.port, options.host);
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port };
}

function registerDroppedLines(getDroppedLineCount: () => number): void {
  let reportedCount = 0;
  const counter = new Counter({
    name: "angadi_log_lines_dropped_total",
    help: "Log lines dropped because the output took no more.",
    registers: [],
    collect() {
      this.inc(getDroppedLineCount() - reportedCount);
      reportedCount = getDroppedLineCount();
    },
  });
  registry.registerMetric(counter);
}
