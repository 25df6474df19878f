import { createServer } from "node:http";
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

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
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/lead`,
    received,
    stop: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}
