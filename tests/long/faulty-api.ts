import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import { onTestFinished } from "vitest";
import { listen, stopListening } from "@angadi/test-kit/network";
import { startSite } from "./site.ts";

/** How the API's host responds to a call. */
type Behaviour = (incoming: IncomingMessage, response: ServerResponse) => void;

export const LONG_TEXT = "The upstream's own words, not meant for visitors. ".repeat(40);

const sendJson = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { "Content-Type": "application/json" }).end(body);

// Formatted once: the same process measures the site.
const HUGE_ITEM = JSON.stringify({ data: ["x".repeat(10_000_000)] });
const ENDLESS_LIST = JSON.stringify({
  data: Array.from({ length: 20_000 }, (_, id) => ({ id, title: "x" })),
});

/** The ways in which another host's API fails. */
export const FAULTS = {
  hanging: () => undefined,
  "a byte a second": (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json" });
    const dripTimer = setInterval(() => response.write(" "), 1000);
    response.on("close", () => clearInterval(dripTimer));
  },
  "10 MB": (_, response) => sendJson(response, 200, HUGE_ITEM),
  "endless list": (_, response) => sendJson(response, 200, ENDLESS_LIST),
  garbage: (_, response) => response.socket?.end("\u0000\u0001 this is no HTTP\r\n\r\n"),
  "2xx with garbage": (_, response) => sendJson(response, 200, "<html>not JSON"),
  "2xx of another shape": (_, response) => sendJson(response, 200, `{"data":{"rows":null}}`),
  "500 with a long text": (_, response) =>
    sendJson(response, 500, JSON.stringify({ message: LONG_TEXT })),
  "cut off": (_, response) => {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
    response.write(`{"data":[`);
    setTimeout(() => response.destroy(), 20);
  },
} satisfies Record<string, Behaviour>;

/**
 * The API on another host: a second built server behind a proxy that can be slow, faulty or dead. A
 * site started with `env` uses it.
 */
export async function startFaultyApi() {
  const api = await startSite();
  let behaviour: Behaviour | undefined;
  let delayMs = 0;
  let callCount = 0;
  const forwardRequest: Behaviour = (incoming, response) => {
    const { method, url, headers } = incoming;
    const forwarded = request(`${api.url}${url}`, { method, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    incoming.pipe(forwarded);
  };
  const http = createServer((incoming, response) => {
    callCount += 1;
    if (behaviour) behaviour(incoming, response);
    else setTimeout(() => forwardRequest(incoming, response), delayMs);
  });
  const port = await listen(http);
  const stop = () => stopListening(http);
  onTestFinished(stop);
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    env: {
      API_URL: `${baseUrl}/api`,
      ADMIN_URL: `${baseUrl}/admin`,
      DEV_API_URL: `${baseUrl}/api`,
      DEV_ADMIN_URL: `${baseUrl}/admin`,
    },
    getCallCount: () => callCount,
    /** The number of open connections to the proxy. */
    countConnections: () =>
      new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count))),
    /** Sets the behaviour; `undefined` responds correctly after `delay` milliseconds. */
    setBehaviour(next: Behaviour | undefined, delay = 0) {
      behaviour = next;
      delayMs = delay;
    },
    /** Refuses connections until it listens again. */
    stopListening: stop,
    resumeListening: () => listen(http, port),
  };
}
