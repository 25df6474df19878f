import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from "node:http";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until the last byte. */
  durationMs: number;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Source address on the loopback, such as 127.0.0.2. */
  from?: string;
  agent?: Agent;
  /** Timeout in milliseconds. */
  timeout?: number;
}

/** Creates an agent with keep-alive connections, like those of browsers and proxies. */
export const createKeepAliveAgent = (maxSockets = 64) => new Agent({ keepAlive: true, maxSockets });

/** Sends a request over a new connection unless an agent is given. Rejects on a reset or timeout. */
export function sendRequest(url: string, sendOptions: SendOptions = {}): Promise<HttpResponse> {
  const { method = "GET", headers = {}, body, from, agent, timeout = 30_000 } = sendOptions;
  const startedAt = performance.now();
  const options: RequestOptions = {
    method,
    headers: {
      ...headers,
      ...(body === undefined ? {} : { "Content-Length": formatByteLength(body) }),
    },
    agent: agent ?? false,
    signal: AbortSignal.timeout(timeout),
    ...(from ? { localAddress: from } : {}),
  };
  return new Promise((resolve, reject) => {
    const rejectWithContext = (error: Error) =>
      reject(new Error(`${method} ${url.slice(0, 200)}: ${error.message}`, { cause: error }));
    const outgoing = request(url, options, (response) => {
      void readResponse(response, startedAt).then(resolve, rejectWithContext);
    });
    outgoing.on("error", rejectWithContext);
    outgoing.end(body);
  });
}

async function readResponse(response: IncomingMessage, startedAt: number): Promise<HttpResponse> {
  const body = (await buffer(response)).toString();
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body, durationMs: performance.now() - startedAt };
}

const formatByteLength = (text: string) => String(Buffer.byteLength(text));

/** Runs `work` `count` times, with at most `concurrency` runs at once. */
export async function runConcurrently(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  let nextIndex = 0;
  const worker = async () => {
    while (nextIndex < count) {
      nextIndex += 1;
      await work(nextIndex - 1);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
}

/** Starts `work` every `interval` ms without waiting for earlier runs, then waits for all. */
export async function runAtRate(
  { interval, seconds }: { interval: number; seconds: number },
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  const startedAt = performance.now();
  const pending = [];
  const count = Math.round((seconds * 1000) / interval);
  for (let index = 0; index < count; index += 1) {
    const waitMs = startedAt + index * interval - performance.now();
    if (waitMs > 1) await pause(waitMs);
    pending.push(work(index));
  }
  await Promise.all(pending);
}

/** Retries every 50 ms until `work` does not throw, for up to `timeout` ms. */
export async function retryUntil<T>(work: () => Promise<T>, timeout = 30_000): Promise<T> {
  const end = performance.now() + timeout;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}
