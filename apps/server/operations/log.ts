import { format } from "node:util";
import { type Logger, pino } from "pino";
import { LogSink } from "./log-sink.ts";
import { getCurrentRequestId } from "./request-id.ts";

/** Milliseconds to write the last lines before the process ends. */
const FLUSH_TIMEOUT_MS = 500;

/** The process's log: JSON lines, each with the id of the request it belongs to. */
export function openLog(level: string): { log: Logger; sink: LogSink } {
  const sink = new LogSink(1);
  return { log: pino({ level, mixin: readRequestFields }, sink), sink };
}

function readRequestFields(): { requestId?: string } {
  const requestId = getCurrentRequestId();
  return requestId === undefined ? {} : { requestId };
}

/** Ends the process once its last log lines are written, or after half a second. */
export async function endProcess(sink: LogSink, code: number): Promise<never> {
  await sink.flush(FLUSH_TIMEOUT_MS);
  process.exit(code);
}

/**
 * Logs what would otherwise be written to the console: libraries' warnings, unhandled rejections, and
 * the error that ends the process.
 */
export function logUncaughtErrors(log: Logger, sink: LogSink): void {
  process.on("unhandledRejection", (reason) => {
    log.error({ err: toError(reason) }, "unhandled rejection");
  });
  process.on("uncaughtException", (error) => {
    log.fatal({ err: toError(error) }, "uncaught exception");
    // The state is unknown: exit, and let the supervisor restart the process.
    void endProcess(sink, 1);
  });
  const forward =
    (level: "error" | "warn" | "info" | "debug") =>
    (...args: unknown[]) => {
      const err = args.find((arg) => arg instanceof Error);
      const message = format(...args.map((arg) => (arg instanceof Error ? arg.message : arg)));
      log[level](err ? { err } : {}, message);
    };
  Object.assign(console, {
    error: forward("error"),
    warn: forward("warn"),
    info: forward("info"),
    log: forward("info"),
    debug: forward("debug"),
  });
}

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error(format(reason)));
