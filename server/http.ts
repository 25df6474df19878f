import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { Socket } from "node:net";
import { RequestError, getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { connectionsAllowed, limitConnections } from "./connections.ts";
import type { Env } from "./env.ts";
import { type FastPath, pathOf } from "./fast-path.ts";
import { asRequest, requestIdFor } from "./request-id.ts";
import type { RecordRequest } from "./request-log.ts";
import { CLOSED_POLICY, SECURITY_HEADERS } from "./security-headers.ts";

export interface HttpDependencies {
  env: Pick<Env, "trustProxy" | "maxConnections">;
  log: Logger;
  /** Everything that is routed. */
  fetch: Parameters<typeof getRequestListener>[0];
  /** Asked first; what it leaves goes to `fetch`. */
  fast: FastPath;
  record: RecordRequest;
  isDraining: () => boolean;
}

/** Milliseconds. A request's head, a whole request, and a connection on which nothing moves. */
const HEAD_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 30_000;
/** Longer than a page waits for the API, during which its connection is still. */
const STILL_TIMEOUT = 25_000;
const CHECK_INTERVAL = 2000;
/** Proxies keep their connections for 60 s as a rule, and must be the ones to end them. */
const PROXY_KEEP_ALIVE = 90_000;
const VISITOR_KEEP_ALIVE = 12_000;

/** Methods that an application may know; whatever else is sent gets 405. */
const ROUTED = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
/** nginx's status of a request whose visitor left before the answer. */
const LEFT = 499;
const ALLOW = "GET, HEAD, POST";
const CLOSED = { ...SECURITY_HEADERS, "Content-Security-Policy": CLOSED_POLICY };

export interface Http {
  server: Server;
  /** Takes no more connections; resolves when what is under way is answered. */
  close(): Promise<void>;
}

/** The server on Node's own HTTP: limits, ids, the access log, the fast path, and then the routes. */
export function createHttp(dependencies: HttpDependencies): Http {
  const { env, fast, record, isDraining } = dependencies;
  const behindProxy = env.trustProxy > 0;
  const routed = routedListener(dependencies);
  const server = createServer({
    headersTimeout: HEAD_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    connectionsCheckingInterval: CHECK_INTERVAL,
    keepAliveTimeout: behindProxy ? PROXY_KEEP_ALIVE : VISITOR_KEEP_ALIVE,
  });
  server.timeout = STILL_TIMEOUT;
  const max = env.maxConnections ?? connectionsAllowed();
  const connections = limitConnections(server, {
    max,
    // A proxy's connections carry everybody; nobody else needs that many.
    perAddress: behindProxy ? max : Math.ceil(max / 4),
  });

  server.on("request", (incoming, outgoing) => {
    const started = performance.now();
    const { method = "", url = "", headers } = incoming;
    connections.responding(incoming.socket, outgoing);
    const id = requestIdFor(headers["x-request-id"], behindProxy);
    const answered = (status: number) =>
      record({ id, method, path: pathOf(url), status, ms: performance.now() - started });
    if (isDraining()) outgoing.shouldKeepAlive = false;

    const status = fast(incoming, outgoing, id);
    if (status !== undefined) return answered(status);
    outgoing.once("close", () => answered(outgoing.headersSent ? outgoing.statusCode : LEFT));
    outgoing.setHeader("X-Request-Id", id);
    if (!ROUTED.has(method)) return refuseMethod(outgoing);
    asRequest(id, () => routed(incoming, outgoing));
  });
  server.on("connect", (_request, socket) => socket.end(rawResponse(405)));
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = connections.latestResponse(socket);
    // Nothing may be put into the middle of an answer.
    const isResponding = response?.headersSent && !response.writableFinished;
    if (!socket.writable || isResponding) return void socket.destroy(error);
    socket.end(rawResponse(STATUS_OF_ERROR[error.code ?? ""] ?? 400), () => socket.destroy());
  });
  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        connections.closeIdle();
      }),
  };
}

/** Answers through the app. HEAD goes as GET; Node leaves the body out. */
export function routedListener({
  fetch,
  log,
}: Pick<HttpDependencies, "fetch" | "log">): (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => void {
  const listener = getRequestListener(fetch, {
    errorHandler(error) {
      if (error instanceof RequestError) return plainResponse(400);
      log.error({ err: error }, "request failed");
      return plainResponse(500);
    },
  });
  return (incoming, outgoing) => {
    if (incoming.method === "HEAD") incoming.method = "GET";
    void listener(incoming, outgoing);
  };
}

const STATUS_OF_ERROR: Readonly<Record<string, Status>> = {
  HPE_INVALID_METHOD: 405,
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const TEXTS = {
  400: "Bad Request",
  405: "Method Not Allowed",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
} as const;
type Status = keyof typeof TEXTS;

const plainResponse = (status: Status) =>
  new Response(TEXTS[status], { status, headers: { ...CLOSED, "Content-Type": "text/plain" } });

function refuseMethod(outgoing: ServerResponse): void {
  outgoing.writeHead(405, { ...CLOSED, Allow: ALLOW, "Content-Type": "text/plain" });
  outgoing.end(TEXTS[405]);
}

/** An answer where there is no request to answer, as it stands on the connection. */
function rawResponse(status: Status): string {
  const headers = {
    ...CLOSED,
    ...(status === 405 ? { Allow: ALLOW } : {}),
    Connection: "close",
    "Content-Length": "0",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${TEXTS[status]}\r\n${lines.join("")}\r\n`;
}
