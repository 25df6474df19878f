/**
 * Which servers a page calls. The page's own host name decides: if it contains `localhost`, `dev`
 * or `staging`, the page uses the development servers, otherwise the production servers.
 */

export interface BaseUrls {
  /** Base of most calls (client.ts): an absolute URL, or a path on this server such as `/api`. */
  api: string;
  /** Base of affiliate applications. */
  admin: string;
  /** The separate app that visitors are sent to. */
  app: string;
}

export interface ConfiguredBaseUrls {
  development: BaseUrls;
  production: BaseUrls;
}

export type HostEnvironment = keyof ConfiguredBaseUrls;

/** The defaults: paths on this server. */
export const LOCAL_BASE_PATHS: BaseUrls = { api: "/api", admin: "/admin", app: "/app" };

const DEVELOPMENT_HOST_PARTS = ["localhost", "dev", "staging"];

export function getHostEnvironment(hostName: string): HostEnvironment {
  const lowerCaseName = hostName.toLowerCase();
  return DEVELOPMENT_HOST_PARTS.some((part) => lowerCaseName.includes(part))
    ? "development"
    : "production";
}

/** Whether a base is a path on this server, so that a call to it needs no socket. */
export function isLocalPath(base: string): boolean {
  return base.startsWith("/");
}
