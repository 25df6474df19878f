import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import { onTestFinished } from "vitest";
import { listen, stopListening } from "@angadi/test-kit/network";
import { startSite } from "./site.ts";

/** How the API's host responds to a call. */
type Behaviour = (incoming: IncomingMessage, answer: ServerResponse) => void;

export const LONG_TEXT = "The upstream's own words, not meant for visitors. ".repeat(40);

const json = (answer: ServerResponse, status: number, body: string) =>
  answer.writeHead(status, { "Content-Type": "application/json" }).end(body);

/** The ways in which another host's API fails. */
export const FAULTS = {
  hanging: () => undefined,
  "a byte a second": (_, answer) => {
    answer.writeHead(200, { "Content-Type": "application/json" });
    const dripTimer = setInterval(() => answer.write(" "), 1000);
    answer.on("close", () => clearInterval(dripTimer));
  },
  "10 MB": (_, answer) => json(answer, 200, JSON.stringify({ data: ["x".repeat(10_000_000)] })),
  "endless list": (_, answer) =>
    json(
      answer,
      200,
      JSON.stringify({ data: Array.from({ length: 20_000 }, (_, id) => ({ id, title: "x" })) }),
    ),
  garbage: (_, answer) => answer.socket?.end("\u0000\u0001 this is no HTTP\r\n\r\n"),
  "2xx with garbage": (_, answer) => json(answer, 200, "<html>not JSON"),
  "2xx of another shape": (_, answer) => json(answer, 200, `{"data":{"rows":null}}`),
  "500 with a long text": (_, answer) => json(answer, 500, JSON.stringify({ message: LONG_TEXT })),
  "cut off": (_, answer) => {
    answer.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
    answer.write(`{"data":[`);
    setTimeout(() => answer.destroy(), 20);
  },
} satisfies Record<string, Behaviour>;

/**
 * The API on another host: a second built server behind a proxy that can be slow, faulty or dead. A
 * site started with `env` uses it.
 */
export async function startFaultyApi() {
  const api = await startSite();
  let behaviour: Behaviour | undefined;
  let delay = 0;
  let calls = 0;
  const forwardRequest: Behaviour = (incoming, answer) => {
    const { method, url, headers } = incoming;
    const forwarded = request(`${api.url}${url}`, { method, headers }, (upstreamResponse) => {
      answer.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(answer);
    });
    forwarded.on("error", () => answer.destroy());
    incoming.pipe(forwarded);
  };
  const http = createServer((incoming, answer) => {
    calls += 1;
    if (behaviour) behaviour(incoming, answer);
    else setTimeout(() => forwardRequest(incoming, answer), delay);
  });
  const port = await listen(http);
  const stop = () => stopListening(http);
  onTestFinished(stop);
  const base = `http://127.0.0.1:${port}`;
  return {
    env: {
      API_URL: `${base}/api`,
      ADMIN_URL: `${base}/admin`,
      DEV_API_URL: `${base}/api`,
      DEV_ADMIN_URL: `${base}/admin`,
    },
    calls: () => calls,
    /** Number of connections that callers keep open. */
    connections: () =>
      new Promise<number>((resolve) => http.getConnections((_, count) => resolve(count))),
    /** Sets the behaviour; `undefined` responds correctly after `milliseconds`. */
    setBehaviour(next: Behaviour | undefined, milliseconds = 0) {
      behaviour = next;
      delay = milliseconds;
    },
    /** Refuses connections until it listens again. */
    stopListening: stop,
    resumeListening: () => listen(http, port),
  };
}
