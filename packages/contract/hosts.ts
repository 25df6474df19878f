/**
 * Which servers a page talks to. The page's own host name decides: one that contains
 * `localhost`, `dev` or `staging` uses the development servers, any other the production ones
 * (specification, sections 7 and 9).
 */

export interface Hosts {
  /** Base of calls 1–4 and 6: an absolute URL, or a path on this server such as `/api`. */
  api: string;
  /** Base of call 5. */
  admin: string;
  /** The separate app that visitors are sent to. */
  app: string;
}

export interface ConfiguredHosts {
  development: Hosts;
  production: Hosts;
}

export type HostEnvironment = keyof ConfiguredHosts;

/** The defaults: this server itself. */
export const OWN_HOSTS: Hosts = { api: "/api", admin: "/admin", app: "/app" };

const DEVELOPMENT_MARKS = ["localhost", "dev", "staging"];

export function hostEnvironment(hostName: string): HostEnvironment {
  const lower = hostName.toLowerCase();
  return DEVELOPMENT_MARKS.some((mark) => lower.includes(mark)) ? "development" : "production";
}

/** True for a base that is a path on this server, so that a call to it needs no socket. */
export function isOwnHost(base: string): boolean {
  return base.startsWith("/");
}
