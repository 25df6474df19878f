import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from "node:http";
import { buffer } from "node:stream/consumers";

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until the last byte. */
  took: number;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** The visitor's own address of the loopback, such as 127.0.0.2. */
  from?: string;
  agent?: Agent;
  /** Milliseconds after which it rejects: the visitor hangs. */
  within?: number;
}

/** An agent that keeps its connections, as browsers and proxies do. */
export const keepAlive = (maxSockets = 64) => new Agent({ keepAlive: true, maxSockets });

/** Asks over a connection of its own unless an agent is given. Rejects on a reset or no answer in time. */
export function sendRequest(url: string, asked: SendOptions = {}): Promise<HttpResponse> {
  const { method = "GET", headers = {}, body, from, agent, within = 30_000 } = asked;
  const begun = performance.now();
  const options: RequestOptions = {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "Content-Length": bytes(body) }) },
    agent: agent ?? false,
    signal: AbortSignal.timeout(within),
    ...(from ? { localAddress: from } : {}),
  };
  return new Promise((resolve, reject) => {
    const failed = (error: Error) =>
      reject(new Error(`${method} ${url.slice(0, 200)}: ${error.message}`, { cause: error }));
    const sent = request(url, options, (response) => {
      void answerFrom(response, begun).then(resolve, failed);
    });
    sent.on("error", failed);
    sent.end(body);
  });
}

async function answerFrom(response: IncomingMessage, begun: number): Promise<HttpResponse> {
  const body = (await buffer(response)).toString();
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body, took: performance.now() - begun };
}

const bytes = (text: string) => String(Buffer.byteLength(text));

/** Does something `count` times, `width` at once. */
export async function repeat(
  count: number,
  width: number,
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
}

/** Starts something every `interval` milliseconds, however slow it is, and waits for all of it. */
export async function paced(
  { interval, seconds }: { interval: number; seconds: number },
  work: (index: number) => Promise<unknown>,
): Promise<void> {
  const begun = performance.now();
  const under = [];
  const count = Math.round((seconds * 1000) / interval);
  for (let index = 0; index < count; index += 1) {
    const early = begun + index * interval - performance.now();
    if (early > 1) await pause(early);
    under.push(work(index));
  }
  await Promise.all(under);
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Tries again every 50 ms until it no longer throws, for so many milliseconds. */
export async function eventually<T>(work: () => Promise<T>, within = 30_000): Promise<T> {
  const end = performance.now() + within;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
      await pause(50);
    }
  }
}
