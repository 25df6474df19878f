import { type HostEnvironment, hostEnvironment } from "@angadi/contract/hosts";
import type { Env } from "../../operations/env.ts";

/** How a request's host name changes its page. */
export interface HostRules {
  /** The environment whose servers the page talks to. */
  environment: HostEnvironment;
  /** Whether search engines must not index the host: a staging host duplicates the site. */
  hidden: boolean;
  /** Replace the page's own headers of these names. */
  headers: Readonly<Record<string, string>>;
}

/** The whole robots.txt of a hidden host. */
export const HIDDEN_ROBOTS = "User-agent: *\nDisallow: /\n";

/**
 * The rules for a host name as the visitor's browser sees it. Anybody can send any name, so one
 * that is not served here (`HOSTS`) gets production's page: nothing in it depends on the name, and
 * a proxy's health check by IP address or a forgotten alias still finds the site. Pages specific to
 * a development host are `no-store`: a CDN that ignores the host name would show them to everybody.
 */
export function hostRules(
  hostName: string,
  { hosts, servedHosts }: Pick<Env, "hosts" | "servedHosts">,
): HostRules {
  const name = hostName.replace(/\.$/, "");
  const isServed = servedHosts?.has(name) ?? true;
  const environment = isServed ? hostEnvironment(name) : "production";
  const hidden = environment === "development" && name !== "localhost";
  const hasOwnServers = JSON.stringify(hosts[environment]) !== JSON.stringify(hosts.production);
  return {
    environment,
    hidden,
    headers: {
      ...(hidden ? { "X-Robots-Tag": "noindex" } : {}),
      ...(hidden || hasOwnServers ? { "Cache-Control": "no-store" } : {}),
    },
  };
}
