import type { Env } from "../../operations/env.ts";
import { forwardedValue } from "./forwarded-header.ts";

/**
 * The URL as the visitor's browser sees it. Behind a proxy that terminates TLS the socket says
 * `http`, and React Router would refuse every form post as coming from another origin. Forwarded
 * headers count only for the configured number of proxies: anyone can send them.
 */
export function publicUrl(
  request: Request,
  { trustProxy, siteUrl }: Pick<Env, "trustProxy" | "siteUrl">,
): URL {
  const url = new URL(request.url);
  const ownUrl = new URL(siteUrl);
  if (trustProxy > 0) {
    const protocol = forwardedValue(request.headers.get("x-forwarded-proto"), trustProxy);
    const host = forwardedValue(request.headers.get("x-forwarded-host"), trustProxy);
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
  // Behind a proxy the socket's default port is not the visitor's.
  if ((protocol === "https" && port === "80") || (protocol === "http" && port === "443")) {
    url.port = "";
  }
}
