import { type HostEnvironment, hostEnvironment } from "@angadi/contract/hosts";
import type { Env } from "../operations/env.ts";

/** What the host name of a request changes in its page. */
export interface HostRules {
  /** Whose servers the page talks to. */
  environment: HostEnvironment;
  /** Whether search engines are asked to stay away: a staging host shows the site a second time. */
  hidden: boolean;
  /** Replace the page's own headers of these names. */
  headers: Readonly<Record<string, string>>;
}

/** The whole robots.txt of a hidden host. */
export const HIDDEN_ROBOTS = "User-agent: *\nDisallow: /\n";

/**
 * The rules for a host name as the visitor's browser knows it. Anybody can send any name, so one
 * that is not served here (`HOSTS`) gets production's page: nothing in that depends on the name, and
 * a proxy's health check by address or a forgotten alias still finds the site. What a development
 * host is shown in its own way is `no-store`: a CDN that overlooks the name would show it to all.
 */
export function hostRules(
  hostName: string,
  { hosts, servedHosts }: Pick<Env, "hosts" | "servedHosts">,
): HostRules {
  const name = hostName.replace(/\.$/, "");
  const isServed = servedHosts?.has(name) ?? true;
  const environment = isServed ? hostEnvironment(name) : "production";
  const hidden = environment === "development" && name !== "localhost";
  const differs = JSON.stringify(hosts[environment]) !== JSON.stringify(hosts.production);
  return {
    environment,
    hidden,
    headers: {
      ...(hidden ? { "X-Robots-Tag": "noindex" } : {}),
      ...(hidden || differs ? { "Cache-Control": "no-store" } : {}),
    },
  };
}
