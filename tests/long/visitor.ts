import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Agent, request } from "node:https";
import { buffer } from "node:stream/consumers";
import { HOST, type Proxy } from "./proxy.ts";

interface VisitorResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface VisitorRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Request timeout in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * A visitor with its own loopback address, such as 127.0.0.2, and a keep-alive connection to the
 * proxy. `send` and `startRequest` reject if there is no response, `send` also if it is cut off.
 */
export function createVisitor({ port, certificate }: Proxy, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connection = { host: "127.0.0.1", port, localAddress: address, servername: HOST };

  /** Returns the response as soon as its headers arrive. */
  const startRequest = (target: string, { method = "GET", headers, body }: VisitorRequest = {}) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const outgoing = request({
        ...connection,
        ca: certificate,
        agent,
        path: target,
        method,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          Host: `${HOST}:${port}`,
          "Accept-Encoding": "gzip, deflate, br, zstd",
          ...(body === undefined ? {} : { "Content-Length": Buffer.byteLength(body) }),
          ...headers,
        },
      });
      outgoing.on("response", resolve);
      outgoing.on("error", reject);
      outgoing.end(body);
    });

  async function send(target: string, options?: VisitorRequest): Promise<VisitorResponse> {
    const response = await startRequest(target, options);
    const { statusCode: status = 0, headers } = response;
    return { status, headers, body: await buffer(response) };
  }
  return { startRequest, send, origin: `https://${HOST}:${port}`, close: () => agent.destroy() };
}

/** The loopback address of the visitor with a number: 127.1.0.1, 127.1.0.2 and so on. */
export const toAddress = (number: number) =>
  `127.${1 + Math.floor(number / 62_500)}.${Math.floor((number % 62_500) / 250)}.${1 + (number % 250)}`;
