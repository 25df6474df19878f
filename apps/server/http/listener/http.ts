import { randomUUID } from "node:crypto";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { Socket } from "node:net";
import { RequestError, getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { computeMaxConnections, limitConnections } from "./connections.ts";
import type { Env } from "../../operations/env.ts";
import { withErrorBoundary } from "./error-boundary.ts";
import { runAsRequest, chooseRequestId } from "../../operations/request-id.ts";
import type { RecordRequest } from "../../operations/request-log.ts";
import { getPath, hasReadableTarget } from "../addresses/request-target.ts";
import { CLOSED_POLICY, SECURITY_HEADERS } from "../security-headers.ts";

/** Sends the response and returns its status; undefined if the request needs the routes. */
export type FastPath = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
) => number | undefined;

export interface HttpDependencies {
  env: Pick<Env, "trustProxy" | "maxConnections">;
  log: Logger;
  /** Handles requests that the fast path does not. */
  fetch: Parameters<typeof getRequestListener>[0];
  fastPath: FastPath;
  recordRequest: RecordRequest;
  isDraining: () => boolean;
}

/** Timeouts of a request's head, of a whole request, and of a connection without traffic. */
const HEAD_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than a page waits for the API, during which its connection is idle. */
const IDLE_TIMEOUT_MS = 25_000;
const CHECK_INTERVAL_MS = 2000;
/** Longer than the usual 60 s of proxies, which must close their connections first. */
const PROXY_KEEP_ALIVE_MS = 90_000;
const VISITOR_KEEP_ALIVE_MS = 12_000;
/** Requests of a visitor's connection. Thousands sent at once would delay all other visitors. */
const MAX_REQUESTS_PER_CONNECTION = 200;

/** Methods that may be routed; any other gets 405. */
const ROUTED_METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** nginx's status for a request that the client closed before the response. */
const CLIENT_CLOSED = 499;
const ALLOWED_METHODS = "GET, HEAD, POST";
const BASE_HEADERS = { ...SECURITY_HEADERS, "Content-Security-Policy": CLOSED_POLICY };

export interface Http {
  server: Server;
  /** Accepts no more connections; resolves once no request is in progress. */
  close(): Promise<void>;
}

/** The HTTP server: limits, request ids, the access log, the fast path, and then the routes. */
export function createHttp(dependencies: HttpDependencies): Http {
  const { env, log, fastPath, recordRequest, isDraining } = dependencies;
  const isBehindProxy = env.trustProxy > 0;
  const handleRouted = createRoutedListener(dependencies);
  const server = createServer({
    headersTimeout: HEAD_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_INTERVAL_MS,
    keepAliveTimeout: isBehindProxy ? PROXY_KEEP_ALIVE_MS : VISITOR_KEEP_ALIVE_MS,
  });
  server.timeout = IDLE_TIMEOUT_MS;
  if (!isBehindProxy) server.maxRequestsPerSocket = MAX_REQUESTS_PER_CONNECTION;
  const max = env.maxConnections ?? computeMaxConnections();
  const connections = limitConnections(server, {
    max,
    // A proxy's connections serve all clients; no single client needs that many.
    perAddress: isBehindProxy ? max : Math.ceil(max / 4),
  });

  const handleRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const startedAt = performance.now();
    const { method = "", url = "", headers } = incoming;
    connections.setLatestResponse(incoming.socket, outgoing);
    const id = chooseRequestId(headers["x-request-id"], isBehindProxy);
    const recordResponse = (status: number) =>
      recordRequest({ id, method, path: getPath(url), status, ms: performance.now() - startedAt });
    if (isDraining()) outgoing.shouldKeepAlive = false;

    const isReadable = hasReadableTarget(incoming, env.trustProxy);
    const status = isReadable ? fastPath(incoming, outgoing, id) : undefined;
    if (status !== undefined) return recordResponse(status);
    outgoing.once(
      "close",
      withErrorBoundary(
        () => recordResponse(outgoing.headersSent ? outgoing.statusCode : CLIENT_CLOSED),
        (error) => log.error({ err: error, requestId: id }, "request not recorded"),
      ),
    );
    outgoing.setHeader("X-Request-Id", id);
    if (!isReadable) return sendPlain(outgoing, 400);
    if (!ROUTED_METHODS.has(method)) return sendPlain(outgoing, 405);
    return runAsRequest(id, () => handleRouted(incoming, outgoing));
  };
  const handleClientError = (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = connections.getLatestResponse(socket);
    // A response in progress must not be interrupted by another.
    const isResponding = response?.headersSent && !response.writableFinished;
    if (!socket.writable || isResponding) return socket.destroy(error);
    return socket.end(formatRawResponse(ERROR_STATUSES[error.code ?? ""] ?? 400), () =>
      socket.destroy(),
    );
  };
  const closeSocket = (error: unknown, _cause: unknown, socket: Socket) => {
    log.error({ err: error }, "connection handler failed");
    socket.destroy();
  };
  server.on("request", withErrorBoundary(handleRequest, createRequestErrorHandler(log)));
  server.on("connect", withErrorBoundary(handleConnect, closeSocket));
  server.on("clientError", withErrorBoundary(handleClientError, closeSocket));
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        connections.closeIdle();
      }),
  };
}

function handleConnect(_request: IncomingMessage, socket: Socket): void {
  // Node does not handle this socket's errors; a reset would end the process.
  socket.on("error", () => socket.destroy());
  socket.end(formatRawResponse(405));
}

/** Passes requests to `fetch`: HEAD as GET, since Node omits the body. */
export function createRoutedListener({
  fetch,
  log,
}: Pick<HttpDependencies, "fetch" | "log">): (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => Promise<void> {
  const listener = getRequestListener(fetch, {
    errorHandler(error) {
      if (error instanceof RequestError) return createPlainResponse(400);
      log.error({ err: error }, "request failed");
      return createPlainResponse(500);
    },
  });
  return async (incoming, outgoing) => {
    if (incoming.method === "HEAD") incoming.method = "GET";
    await listener(incoming, outgoing);
  };
}

const ERROR_STATUSES: Readonly<Record<string, Status>> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const STATUS_TEXTS = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
} as const;
type Status = keyof typeof STATUS_TEXTS;

const createPlainResponse = (status: Status) =>
  new Response(STATUS_TEXTS[status], {
    status,
    headers: { ...BASE_HEADERS, "Content-Type": "text/plain" },
  });

function sendPlain(outgoing: ServerResponse, status: Status): void {
  const allowHeader = status === 405 ? { Allow: ALLOWED_METHODS } : {};
  outgoing.writeHead(status, { ...BASE_HEADERS, ...allowHeader, "Content-Type": "text/plain" });
  outgoing.end(STATUS_TEXTS[status]);
}

/** Responds with 500 if a handler failed, or aborts a response that has begun. */
export const createRequestErrorHandler =
  (log: Logger) => (error: unknown, _incoming: IncomingMessage, outgoing: ServerResponse) => {
    const requestId = outgoing.getHeader("X-Request-Id") ?? randomUUID();
    log.error({ err: error, requestId }, "request failed");
    if (outgoing.headersSent) return void outgoing.destroy();
    outgoing.setHeader("X-Request-Id", requestId);
    sendPlain(outgoing, 500);
  };

/** A raw HTTP response for a connection without a parsed request. */
function formatRawResponse(status: Status): string {
  const headers = {
    ...BASE_HEADERS,
    ...(status === 405 ? { Allow: ALLOWED_METHODS } : {}),
    Connection: "close",
    "Content-Length": "0",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_TEXTS[status]}\r\n${lines.join("")}\r\n`;
}
