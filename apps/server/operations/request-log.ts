import os from "node:os";
import type { Logger } from "pino";
import { redactToken } from "@angadi/contract/partner-numbers";
import type { LogSink } from "./log-sink.ts";

export interface LoggedRequest {
  id: string;
  method: string;
  /** Without the query, which may hold what a visitor typed. */
  path: string;
  status: number;
  /** Milliseconds from its headers until the response's last byte is handed to the system. */
  ms: number;
}

export type RecordRequest = (request: LoggedRequest) => void;

/**
 * Writes the access log: one line for every request. The line is built in pino's format without
 * pino, which would cost as much as a cached page's response.
 */
export function createRequestLog(log: Logger, sink: LogSink): RecordRequest {
  if (!log.isLevelEnabled("info")) return () => undefined;
  const processFields = `"pid":${process.pid},"hostname":${JSON.stringify(os.hostname())}`;
  return ({ id, method, path: rawPath, status, ms }) => {
    const path = redactToken(rawPath);
    const quotedPath = NEEDS_NO_ESCAPING.test(path) ? `"${path}"` : JSON.stringify(path);
    sink.write(
      `{"level":30,"time":${Date.now()},${processFields},"requestId":"${id}","method":"${method}",` +
        `"path":${quotedPath},"status":${status},"ms":${Math.round(ms * 10) / 10},"msg":"request"}\n`,
    );
  };
}

/** Characters that need no escaping in a JSON string. */
const NEEDS_NO_ESCAPING = /^[\w/.~%+-]*$/;
