import { findPageQuery } from "@angadi/site/page-queries.server";
import { withoutDataSuffix } from "../metrics/route-label.ts";

/** Maximum characters of a list of route ids; a longer one is dropped. */
const MAX_ROUTES = 200;

/** A page's query in canonical form. */
export interface CanonicalQuery {
  /** With its `?`; empty if there are no parameters. */
  search: string;
  /** False if it contains free text, which could fill the cache. */
  cacheable: boolean;
}

/**
 * Returns the parameters that the page reads, sorted and without duplicates; nothing else reaches a
 * page. `path` is the page's own or, with `.data`, that of its data, which React Router may request
 * for some routes only (`routeIds`).
 */
export function canonicalizeQuery(
  path: string,
  query: URLSearchParams,
  routeIds: readonly string[],
): CanonicalQuery {
  const page = withoutDataSuffix(path);
  const parameters = findPageQuery(page)?.parameters ?? {};
  if (parameters === "any") {
    return { search: query.size === 0 ? "" : `?${query.toString()}`, cacheable: false };
  }
  const canonical = new URLSearchParams();
  let cacheable = true;
  const routes = page === path ? null : query.get("_routes");
  if (routes !== null && routes.length <= MAX_ROUTES) {
    cacheable = routeIds.includes(routes);
    canonical.set("_routes", routes);
  }
  for (const [name, { cached, acceptsAny, maxLength }] of Object.entries(parameters)) {
    const value = query.get(name);
    if (value === null || value.length > maxLength) continue;
    if (!cached.has(value) && !acceptsAny) continue;
    cacheable &&= cached.has(value);
    canonical.set(name, value);
  }
  canonical.sort();
  return { search: canonical.size === 0 ? "" : `?${canonical.toString()}`, cacheable };
}
