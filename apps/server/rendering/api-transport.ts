import { CLIENT_ADDRESS_HEADER } from "@angadi/api/http/client-address";
import type { ApiTransport, Send } from "@angadi/contract/client";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { measureCalls } from "../metrics/api-calls.ts";
import { getCurrentRequestId } from "../operations/request-id.ts";
import { yieldToConnections } from "./yield-to-connections.ts";

/** The host of calls that never leave the process. */
export const OWN_ORIGIN = "http://own.invalid";

/** Timeout of a page's calls, so that it is served within 8 s (docs/reliability.md). */
export const API_TIMEOUT_MS = 7000;
/** Maximum characters of a response. */
const MAX_RESPONSE_LENGTH = 8 * 1024 * 1024;

/** The API of this process. */
export interface OwnApi {
  fetch(request: Request): Response | Promise<Response>;
}

/** The client on whose behalf the API is called. */
export interface Caller {
  address: string;
}

/** A response that several callers can read. */
interface BufferedResponse {
  status: number;
  headers: Headers;
  body: string;
}

interface SharedCall {
  response: Promise<BufferedResponse>;
  waiterCount: number;
  controller: AbortController;
}

/**
 * Sends the site's API calls: to this process's API without a socket, to any other over HTTP. Equal
 * reading calls in flight share one, which is aborted once no caller waits for it; an API that hangs
 * is not called for a while. Writing calls are never shared.
 */
export class ApiTransports {
  readonly #ownApi: OwnApi;
  readonly #inFlight = new Map<string, SharedCall>();
  readonly #breakers = new Map<string, CircuitBreaker>();
  /** The turn of the last caller that received a response. */
  #lastTurn: Promise<void> = Promise.resolve();

  constructor(ownApi: OwnApi) {
    this.#ownApi = ownApi;
  }

  /** The transport for the calls of one request. */
  create(caller: Caller): ApiTransport {
    return {
      read: (request, signal) => this.#read(request, signal),
      write: (request, signal) => this.#send(addClientAddress(request, caller), signal),
    };
  }

  /** Later requests do not share the calls in flight, which may have read old data. */
  invalidate(): void {
    this.#inFlight.clear();
  }

  async #read(request: Request, signal: AbortSignal): Promise<Response> {
    const body = request.method === "GET" ? undefined : await request.text();
    const key = `${request.method} ${request.url} ${body ?? ""}`;
    const call = this.#inFlight.get(key) ?? this.#start(key, request, body);
    call.waiterCount += 1;
    try {
      const { body: text, ...init } = await rejectOnAbort(call.response, signal);
      await this.#waitForTurn();
      return new Response(text, init);
    } finally {
      call.waiterCount -= 1;
      if (call.waiterCount === 0) {
        call.controller.abort();
        this.#remove(key, call);
      }
    }
  }

  #start(key: string, { url, method, headers }: Request, body: string | undefined): SharedCall {
    const controller = new AbortController();
    const { signal } = controller;
    const request = new Request(url, { method, headers, ...(body !== undefined && { body }) });
    const response = this.#getBreaker(url).run(async () =>
      bufferResponse(await this.#send(request, signal)),
    );
    const call = { response, waiterCount: 0, controller };
    this.#inFlight.set(key, call);
    response.catch(() => undefined).finally(() => this.#remove(key, call));
    return call;
  }

  /** Lets one caller continue at a time, because parsing takes time. */
  #waitForTurn(): Promise<void> {
    this.#lastTurn = this.#lastTurn.then(yieldToConnections);
    return this.#lastTurn;
  }

  #remove(key: string, call: SharedCall): void {
    if (this.#inFlight.get(key) === call) this.#inFlight.delete(key);
  }

  readonly #send: Send = measureCalls(async (request: Request, signal: AbortSignal) => {
    const requestId = getCurrentRequestId();
    if (requestId) request.headers.set("x-request-id", requestId);
    return request.url.startsWith(OWN_ORIGIN)
      ? rejectOnAbort(Promise.resolve(this.#ownApi.fetch(request)), signal)
      : // A signal inside the Request could be garbage-collected.
        fetch(request, { signal });
  });

  #getBreaker(url: string): CircuitBreaker {
    const { origin } = new URL(url);
    const breaker = this.#breakers.get(origin) ?? new CircuitBreaker();
    this.#breakers.set(origin, breaker);
    return breaker;
  }
}

/** Adds the client's address, which only this server's own API receives. */
function addClientAddress(request: Request, { address }: Caller): Request {
  if (request.url.startsWith(OWN_ORIGIN)) request.headers.set(CLIENT_ADDRESS_HEADER, address);
  return request;
}

/** Rejects once the signal aborts, even if the work itself cannot be aborted. */
export function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

async function bufferResponse({
  status,
  headers,
  body: stream,
}: Response): Promise<BufferedResponse> {
  const decoder = new TextDecoder();
  let body = "";
  for await (const chunk of stream ?? []) {
    body += decoder.decode(chunk, { stream: true });
    if (body.length > MAX_RESPONSE_LENGTH) throw new Error("The API response is too large.");
  }
  return { status, headers, body: body + decoder.decode() };
}
