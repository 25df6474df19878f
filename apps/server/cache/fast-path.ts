import type { IncomingMessage } from "node:http";
import { type CachedResponse, sendCached } from "../http/responses/cached-response.ts";
import type { Env } from "../operations/env.ts";
import { getPublicUrl } from "../http/addresses/public-url.ts";
import { getPath } from "../http/addresses/request-target.ts";
import type { FastPath } from "../http/listener/http.ts";

/** Finds pages that are cached and still fresh. */
export interface PageLookup {
  /** The key of a page's address, or undefined if the address is not canonical. */
  getKey(url: URL): string | undefined;
  /** The page cached under a key, unless it must be rendered again or does not exist. */
  getFresh(key: string): CachedResponse | undefined;
}

export interface FastPathDependencies {
  env: Pick<Env, "trustProxy" | "siteUrl">;
  files: ReadonlyMap<string, CachedResponse>;
  pages: PageLookup;
}

/** Characters of host and URL; longer ones, and those that need normalising, go through the routes. */
const MAX_ADDRESS_LENGTH = 400;
const PLAIN_HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i;
const PLAIN_URL = /^(\/[\w~-][\w.~-]*)*\/?(\?[\w.~%+=&-]*)?$/;

/** Responds with files and fresh cached pages before any routing. */
export function createFastPath({ env, files, pages }: FastPathDependencies): FastPath {
  function findCachedPage({ url = "", headers }: IncomingMessage): CachedResponse | undefined {
    const { host = "" } = headers;
    if (host.length + url.length > MAX_ADDRESS_LENGTH) return undefined;
    if (!PLAIN_HOST.test(host) || !PLAIN_URL.test(url)) return undefined;
    const request = new Request(`http://${host}${url}`, { headers: pickForwardedHeaders(headers) });
    const key = pages.getKey(getPublicUrl(request, env));
    return key === undefined ? undefined : pages.getFresh(key);
  }

  return (incoming, outgoing, requestId) => {
    const { method, url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return undefined;
    const cached = files.get(getPath(url)) ?? findCachedPage(incoming);
    return cached && sendCached(cached, incoming, outgoing, requestId);
  };
}

function pickForwardedHeaders(headers: IncomingMessage["headers"]): Record<string, string> {
  return {
    "x-forwarded-host": String(headers["x-forwarded-host"] ?? ""),
    "x-forwarded-proto": String(headers["x-forwarded-proto"] ?? ""),
  };
}
