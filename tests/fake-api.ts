import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";
import { listen, stopListening } from "@angadi/test-kit/network";
import { makeDisposable } from "@angadi/test-kit/make-disposable";

export interface FakeResponse {
  body: unknown;
  status?: number;
  /** Milliseconds before the response. */
  delay?: number;
  /** Holds the response until it resolves. */
  hold?: Promise<void>;
}

/** Responses of a fake API by path. Several responses are sent in order; the last one is repeated. */
export type FakeResponses = Record<string, FakeResponse | FakeResponse[]>;

/** A received request. */
export interface ReceivedRequest {
  path: string;
  idempotencyKey: string | undefined;
  requestId: string | undefined;
  /** Parsed JSON. */
  body: unknown;
  /** Whether an earlier request for the same path had no response yet. */
  isConcurrent: boolean;
}

/** Starts a server that replaces our own API, on a free loopback port. */
export async function startFakeApi(responses: FakeResponses) {
  const received: ReceivedRequest[] = [];
  const pendingPaths = new Set<string>();
  const http = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const { headers } = request;
    const requestBody = await text(request);
    const earlierCount = received.filter((earlier) => earlier.path === path).length;
    received.push({
      path,
      idempotencyKey: headers["idempotency-key"]?.toString(),
      requestId: headers["x-request-id"]?.toString(),
      body: requestBody === "" ? undefined : JSON.parse(requestBody),
      isConcurrent: pendingPaths.has(path),
    });
    pendingPaths.add(path);
    const { body, status = 200, delay = 0, hold } = pickResponse(responses[path], earlierCount);
    await hold;
    setTimeout(() => {
      pendingPaths.delete(path);
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    }, delay);
  });
  const port = await listen(http);
  return makeDisposable({
    received,
    url: `http://127.0.0.1:${port}`,
    stop: () => stopListening(http),
  });
}

/** Sites with a fake API each, which are stopped together. */
export function createFakeSites() {
  const apis: Awaited<ReturnType<typeof startFakeApi>>[] = [];
  const sites: BuiltServer[] = [];
  return makeDisposable({
    /** Starts the site with a fake API that sends `responses`. Returns its URL. */
    start: async (responses: FakeResponses) => {
      const api = await startFakeApi(responses);
      apis.push(api);
      const site = await startBuiltServer({ DEV_API_URL: api.url, DEV_ADMIN_URL: api.url });
      sites.push(site);
      return site.url;
    },
    /** Requests received by the fake APIs so far, in order. */
    received: () => apis.flatMap(({ received }) => received),
    async stop() {
      for (const { stop } of [...sites, ...apis]) await stop();
    },
  });
}

function pickResponse(
  responses: FakeResponse | FakeResponse[] | undefined,
  earlierCount: number,
): FakeResponse {
  const list = [responses ?? []].flat();
  return list[Math.min(earlierCount, list.length - 1)] ?? { body: {}, status: 404 };
}
