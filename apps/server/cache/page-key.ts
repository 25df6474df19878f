import type { HostEnvironment } from "@angadi/contract/hosts";
import { canonicalPath, isReadable } from "../http/addresses/canonical-path.ts";
import type { Env } from "../operations/env.ts";
import { canonicalizeQuery } from "./canonical-query.ts";
import { hostRules } from "../http/addresses/host-rules.ts";

/** Everything a page's bytes depend on, as text: the servers it talks to, and its URL. */
export const pageKey = (environment: HostEnvironment, path: string, search: string) =>
  `${environment} ${path}${search}`;

export const toPagePath = (key: string) => key.slice(key.indexOf(" ") + 1);

/**
 * The key of a page's address; undefined if the address has another spelling, or its host
 * changes the response's headers.
 */
export function toPageKey(url: URL, env: Env, routeIds: readonly string[]): string | undefined {
  if (!isReadable(url.pathname) || canonicalPath(url.pathname) !== url.pathname) return undefined;
  const { environment, headers } = hostRules(url.hostname, env);
  if (Object.keys(headers).length > 0) return undefined;
  const { search } = canonicalizeQuery(url.pathname, url.searchParams, routeIds);
  return pageKey(environment, url.pathname, search);
}
