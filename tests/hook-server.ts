import { createServer } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { listen, stopListening } from "@angadi/test-kit/network";
import { makeDisposable } from "@angadi/test-kit/make-disposable";

export interface WebhookRequest {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A webhook receiver on the loopback; `getStatus` returns the status for each request. */
export async function startHookServer(
  getStatus: (hook: WebhookRequest) => number = () => 200,
  headers: OutgoingHttpHeaders = {},
) {
  const received: WebhookRequest[] = [];
  const http = createServer(async (request, response) => {
    const hook = { headers: request.headers, body: await text(request) };
    received.push(hook);
    response.writeHead(getStatus(hook), headers).end();
  });
  const port = await listen(http);
  return makeDisposable({
    url: `http://127.0.0.1:${port}/lead`,
    received,
    stop: () => stopListening(http),
  });
}
