import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { type CachedResponse, sendCached } from "./cached-response.ts";
import type { Env } from "./env.ts";
import { publicUrl } from "./public-url.ts";

/** Finds pages that are cached and still fresh. */
export interface PageLookup {
  /** The key of a page's address, or undefined where the address has another spelling. */
  keyOf(url: URL): string | undefined;
  /** The page cached under a key, unless it must be rendered anew or does not exist. */
  getFresh(key: string): CachedResponse | undefined;
}

export interface FastPathDependencies {
  env: Pick<Env, "trustProxy" | "siteUrl">;
  files: ReadonlyMap<string, CachedResponse>;
  pages: PageLookup;
}

/** Answers at once, and gives the status; undefined where the request has to go the long way. */
export type FastPath = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
) => number | undefined;

/** Addresses whose keys are remembered, and the most characters that tell one from another. */
const MAX_KEYS = 2000;
const MAX_LENGTH = 400;

/** Hosts and addresses that need no normalising; all others go the long way. */
const PLAIN_HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;
const PLAIN_ADDRESS = /^(\/[\w~-][\w.~-]*)*\/?(\?[\w.~%+=&-]*)?$/;

/**
 * Answers GET and HEAD for files and cached pages before any routing, straight from memory. What an
 * address means is worked out once and remembered, for addresses that lead to a cached page only.
 */
export function fastPath({ env, files, pages }: FastPathDependencies): FastPath {
  const keys = new LRUCache<string, string>({ max: MAX_KEYS });

  function pageFor(incoming: IncomingMessage): CachedResponse | undefined {
    const address = addressOf(incoming, env.trustProxy > 0);
    if (address === undefined) return undefined;
    const knownKey = keys.get(address);
    if (knownKey !== undefined) return pages.getFresh(knownKey);
    const key = keyOf(incoming);
    const page = key === undefined ? undefined : pages.getFresh(key);
    if (key !== undefined && page) keys.set(address, key);
    return page;
  }

  function keyOf({ url = "", headers }: IncomingMessage): string | undefined {
    const { host = "" } = headers;
    if (!PLAIN_HOST.test(host) || !PLAIN_ADDRESS.test(url)) return undefined;
    const request = new Request(`http://${host}${url}`, { headers: forwardedOf(headers) });
    return pages.keyOf(publicUrl(request, env));
  }

  return (incoming, outgoing, requestId) => {
    const { method, url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const cached = files.get(pathOf(url)) ?? pageFor(incoming);
    return cached && sendCached(cached, incoming, outgoing, requestId);
  };
}

/** A request's path, without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

/** Everything of a request that its page's key depends on, while it is short. */
function addressOf({ url = "", headers }: IncomingMessage, behindProxy: boolean) {
  const { host = "" } = headers;
  const forwarded = behindProxy ? Object.values(forwardedOf(headers)).join("\n") : "";
  if (url.length + host.length + forwarded.length > MAX_LENGTH) return undefined;
  return `${host}\n${url}\n${forwarded}`;
}

function forwardedOf(headers: IncomingMessage["headers"]): Record<string, string> {
  return {
    "x-forwarded-host": String(headers["x-forwarded-host"] ?? ""),
    "x-forwarded-proto": String(headers["x-forwarded-proto"] ?? ""),
  };
}
