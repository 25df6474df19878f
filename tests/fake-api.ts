import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface FakeResponse {
  body: unknown;
  status?: number;
  delay?: number;
}

/**
 * Responses of another server that implements the calls, by path. Several responses are sent in
 * order; the last one is repeated.
 */
export type FakeResponses = Record<string, FakeResponse | FakeResponse[]>;

/** A received request. */
export interface Received {
  path: string;
  idempotencyKey: string | undefined;
  requestId: string | undefined;
  /** Parsed JSON. */
  body: unknown;
}

/** Starts another server that replaces our own API, on a free loopback port. */
export async function startFakeApi(answers: FakeResponses) {
  const received: Received[] = [];
  const http = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://x").pathname;
    const { headers } = request;
    const sent = await text(request);
    const previousCount = received.filter((earlier) => earlier.path === path).length;
    received.push({
      path,
      idempotencyKey: headers["idempotency-key"]?.toString(),
      requestId: headers["x-request-id"]?.toString(),
      body: sent === "" ? undefined : JSON.parse(sent),
    });
    const { body, status = 200, delay = 0 } = answerTo(answers[path], previousCount);
    setTimeout(() => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    }, delay);
  });
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    received,
    url: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

function answerTo(
  answers: FakeResponse | FakeResponse[] | undefined,
  previousCount: number,
): FakeResponse {
  const list = [answers ?? []].flat();
  return list[Math.min(previousCount, list.length - 1)] ?? { body: {}, status: 404 };
}
