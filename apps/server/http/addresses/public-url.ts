import type { Env } from "../../operations/env.ts";
import { readForwardedValue } from "./forwarded-header.ts";

/**
 * The URL as the visitor's browser sees it. Behind a proxy that terminates TLS, the socket's
 * protocol is `http`, and React Router would reject form posts as coming from another origin. Of the
 * forwarded headers, only those of the configured number of proxies count: clients may send more.
 */
export function getPublicUrl(
  request: Request,
  { trustProxy, siteUrl }: Pick<Env, "trustProxy" | "siteUrl">,
): URL {
  const url = new URL(request.url);
  const ownUrl = new URL(siteUrl);
  if (trustProxy > 0) {
    const protocol = readForwardedValue(request.headers.get("x-forwarded-proto"), trustProxy);
    const host = readForwardedValue(request.headers.get("x-forwarded-host"), trustProxy);
    if (host) setHost(url, host);
    if (protocol === "https" || protocol === "http") setProtocol(url, protocol);
  } else if (url.hostname === ownUrl.hostname) {
    setProtocol(url, ownUrl.protocol.slice(0, -1));
    url.port = ownUrl.port;
  }
  return url;
}

/** The host has been checked (request-target.ts). */
function setHost(url: URL, host: string): void {
  url.port = "";
  url.host = host;
}

function setProtocol(url: URL, protocol: string): void {
  const { port } = url;
  url.protocol = protocol;
  // This was the default port of the other protocol.
  if ((protocol === "https" && port === "80") || (protocol === "http" && port === "443")) {
    url.port = "";
  }
}
