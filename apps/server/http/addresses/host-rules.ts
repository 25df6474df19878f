import { type HostEnvironment, getHostEnvironment } from "@angadi/contract/base-urls";
import type { Env } from "../../operations/env.ts";

/** How a request's host name changes the response. */
export interface HostRules {
  /** The environment whose servers the page talks to. */
  environment: HostEnvironment;
  /** Whether search engines must not index the host: a staging host duplicates the site. */
  isHidden: boolean;
  /** Replace headers of the page. */
  headers: Readonly<Record<string, string>>;
}

/** The whole robots.txt of a hidden host. */
export const HIDDEN_ROBOTS = "User-agent: *\nDisallow: /\n";

/**
 * The rules for a host name as the visitor's browser sees it. Names that are not in `HOSTS` get
 * production's pages, so that a proxy's health check by IP address or a forgotten alias finds the
 * site. Pages of a development host are `no-store`: a CDN may ignore the host name.
 */
export function getHostRules(
  hostName: string,
  { baseUrls, servedHosts }: Pick<Env, "baseUrls" | "servedHosts">,
): HostRules {
  const name = hostName.replace(/\.$/, "");
  const isServed = servedHosts?.has(name) ?? true;
  const environment = isServed ? getHostEnvironment(name) : "production";
  const isHidden = environment === "development" && name !== "localhost";
  const hasOwnServers =
    JSON.stringify(baseUrls[environment]) !== JSON.stringify(baseUrls.production);
  return {
    environment,
    isHidden,
    headers: {
      ...(isHidden ? { "X-Robots-Tag": "noindex" } : {}),
      ...(isHidden || hasOwnServers ? { "Cache-Control": "no-store" } : {}),
    },
  };
}
