import { CLIENT_ADDRESS } from "@angadi/api/http/client-address";
import type { ApiTransport, Send } from "@angadi/contract/client";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { withMetrics } from "../metrics/api-calls.ts";
import { currentRequestId } from "../http/request-id.ts";

/** The host of calls that never leave the process. */
export const OWN_ORIGIN = "http://own.invalid";

/** How long an API is waited for, in milliseconds. */
export const API_TIMEOUT = 8000;
/** Characters of an answer at most. */
const MAX_RESPONSE = 8 * 1024 * 1024;

/** The API of this process. */
export interface OwnApi {
  fetch(request: Request): Response | Promise<Response>;
}

/** On whose behalf a call is made. */
export interface Caller {
  /** The client's address. */
  address: string;
}

/** A response read whole, so that it can be handed to several. */
interface BufferedResponse {
  status: number;
  headers: Headers;
  body: string;
}

interface SharedCall {
  response: Promise<BufferedResponse>;
  waiters: number;
  controller: AbortController;
}

/**
 * How the site's calls travel: to the API of this process without a socket, to any other over HTTP.
 * Reading calls that are alike and in flight together are one call, which is aborted once nobody
 * waits for it; an API that hangs is left alone for a while. Writing calls are each on their own.
 */
export class ApiTransports {
  readonly #ownApi: OwnApi;
  readonly #inFlight = new Map<string, SharedCall>();
  readonly #breakers = new Map<string, CircuitBreaker>();
  /** The turn of the last one who was handed an answer. */
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(ownApi: OwnApi) {
    this.#ownApi = ownApi;
  }

  /** The transport for the calls of one request. */
  for(caller: Caller): ApiTransport {
    return {
      read: (request, signal) => this.#read(request, signal),
      write: (request, signal) => this.#send(forCaller(request, caller), signal),
    };
  }

  /** A call in flight may have read before the change: later requests do not share it. */
  contentsChanged(): void {
    this.#inFlight.clear();
  }

  async #read(request: Request, signal: AbortSignal): Promise<Response> {
    const body = request.method === "GET" ? undefined : await request.text();
    const key = `${request.method} ${request.url} ${body ?? ""}`;
    const call = this.#inFlight.get(key) ?? this.#start(key, request, body);
    call.waiters += 1;
    try {
      const { body: text, ...init } = await unlessAborted(call.response, signal);
      await this.#nextTurn();
      return new Response(text, init);
    } finally {
      call.waiters -= 1;
      if (call.waiters === 0) {
        call.controller.abort();
        this.#forget(key, call);
      }
    }
  }

  #start(key: string, { url, method, headers }: Request, body: string | undefined): SharedCall {
    const controller = new AbortController();
    const { signal } = controller;
    const request = new Request(url, { method, headers, ...(body !== undefined && { body }) });
    const response = this.#breakerFor(url).run(async () =>
      buffer(await this.#send(request, signal)),
    );
    const call = { response, waiters: 0, controller };
    this.#inFlight.set(key, call);
    response.catch(() => undefined).finally(() => this.#forget(key, call));
    return call;
  }

  /** All who wait for one answer would read it at once, and hold up everybody else meanwhile. */
  #nextTurn(): Promise<void> {
    this.#lastTurn = this.#lastTurn.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.#lastTurn;
  }

  #forget(key: string, call: SharedCall): void {
    if (this.#inFlight.get(key) === call) this.#inFlight.delete(key);
  }

  readonly #send: Send = withMetrics(async (request: Request, signal: AbortSignal) => {
    const requestId = currentRequestId();
    if (requestId) request.headers.set("x-request-id", requestId);
    return request.url.startsWith(OWN_ORIGIN)
      ? unlessAborted(Promise.resolve(this.#ownApi.fetch(request)), signal)
      : // A signal within the Request would be lost to the garbage collector.
        fetch(request, { signal });
  });

  #breakerFor(url: string): CircuitBreaker {
    const { origin } = new URL(url);
    const breaker = this.#breakers.get(origin) ?? new CircuitBreaker();
    this.#breakers.set(origin, breaker);
    return breaker;
  }
}

/** Only this server's own API gets the client's address. */
function forCaller(request: Request, { address }: Caller): Request {
  if (request.url.startsWith(OWN_ORIGIN)) request.headers.set(CLIENT_ADDRESS, address);
  return request;
}

/** A promise that is given up once the signal aborts, whether or not its work can be. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

async function buffer({ status, headers, body: stream }: Response): Promise<BufferedResponse> {
  const decoder = new TextDecoder();
  let body = "";
  for await (const chunk of stream ?? []) {
    body += decoder.decode(chunk, { stream: true });
    if (body.length > MAX_RESPONSE) throw new Error("The API's answer is too long.");
  }
  return { status, headers, body: body + decoder.decode() };
}
