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
export interface ReceivedRequest {
  path: string;
  idempotencyKey: string | undefined;
  requestId: string | undefined;
  /** Parsed JSON. */
  body: unknown;
}

/** Starts another server that replaces our own API, on a free loopback port. */
export async function startFakeApi(responses: FakeResponses) {
  const received: ReceivedRequest[] = [];
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
    });
    const { body, status = 200, delay = 0 } = pickResponse(responses[path], earlierCount);
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

function pickResponse(
  responses: FakeResponse | FakeResponse[] | undefined,
  earlierCount: number,
): FakeResponse {
  const list = [responses ?? []].flat();
  return list[Math.min(earlierCount, list.length - 1)] ?? { body: {}, status: 404 };
}
