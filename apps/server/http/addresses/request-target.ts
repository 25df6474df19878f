import type { IncomingMessage } from "node:http";
import { readForwardedValue } from "./forwarded-header.ts";

/** A host name, IPv4 address or IPv6 literal, with an optional port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A request's path, without its query. */
export function getPath(target: string): string {
  const queryStart = target.indexOf("?");
  return queryStart < 0 ? target : target.slice(0, queryStart);
}

/**
 * Whether a URL can be built from a request. `new URL` throws on a port above 65,535 and on invalid
 * IPv4 addresses, so this is checked before anything else reads them.
 */
export function hasReadableTarget(
  { url = "", headers, headersDistinct }: IncomingMessage,
  trustProxy: number,
): boolean {
  const { host } = headersDistinct;
  if (host?.length !== 1 || !isReadableHost(host[0])) return false;
  const forwardedHost = readForwardedValue(headers["x-forwarded-host"]?.toString(), trustProxy);
  if (forwardedHost !== undefined && !isReadableHost(forwardedHost)) return false;
  return isReadablePath(url) || isAbsolute(url);
}

const isReadableHost = (host = "") => HOST.test(host) && URL.canParse(`http://${host}`);

/** Rejects backslashes in a path, which only some parsers treat as slashes. */
function isReadablePath(url: string): boolean {
  const [path = ""] = url.split("?", 1);
  return path.startsWith("/") && !path.includes("\\");
}

/** Absolute form, as sent to proxies. A `Request` cannot be built from a URL with credentials. */
function isAbsolute(url: string): boolean {
  const parsed = URL.parse(url);
  return (
    parsed !== null && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password
  );
}
