import type { HostEnvironment } from "@angadi/contract/base-urls";
import { canonicalizePath, isReadable } from "../http/addresses/canonical-path.ts";
import type { Env } from "../operations/env.ts";
import { canonicalizeQuery } from "./canonical-query.ts";
import { getHostRules } from "../http/addresses/host-rules.ts";

/** Everything that a page's bytes depend on: the servers it calls, and its URL. */
export const createPageKey = (environment: HostEnvironment, path: string, search: string) =>
  `${environment} ${path}${search}`;

export const toPagePath = (key: string) => key.slice(key.indexOf(" ") + 1);

/**
 * The key of a page's address; undefined if the address is not canonical, or its host
 * changes the response's headers.
 */
export function toPageKey(url: URL, env: Env, routeIds: readonly string[]): string | undefined {
  if (!isReadable(url.pathname) || canonicalizePath(url.pathname) !== url.pathname)
    return undefined;
  const { environment, headers } = getHostRules(url.hostname, env);
  if (Object.keys(headers).length > 0) return undefined;
  const { search } = canonicalizeQuery(url, routeIds);
  return createPageKey(environment, url.pathname, search);
}
