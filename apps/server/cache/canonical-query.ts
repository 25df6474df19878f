import { findPageQuery } from "@angadi/site/page-queries.server";
import { removeDataSuffix } from "../metrics/route-label.ts";

/** Maximum characters of a list of route ids; longer lists are ignored. */
const MAX_ROUTES_LENGTH = 200;

/** A page's query in canonical form. */
export interface CanonicalQuery {
  /** With its `?`; empty if there are no parameters. */
  search: string;
  /** False if it contains free text, which could fill the cache. */
  isCacheable: boolean;
}

/**
 * Returns the parameters that the page reads, sorted and without duplicates; nothing else reaches a
 * page. React Router requests a page's data at the path with `.data`, perhaps for some routes only:
 * `routeIds` lists all.
 */
export function canonicalizeQuery(
  { pathname: path, searchParams: query }: Pick<URL, "pathname" | "searchParams">,
  routeIds: readonly string[],
): CanonicalQuery {
  const page = removeDataSuffix(path);
  const parameters = findPageQuery(page)?.parameters ?? {};
  if (parameters === "any") {
    return { search: query.size === 0 ? "" : `?${query.toString()}`, isCacheable: false };
  }
  const canonical = new URLSearchParams();
  let isCacheable = true;
  const routes = page === path ? null : query.get("_routes");
  if (routes !== null && routes.length <= MAX_ROUTES_LENGTH) {
    isCacheable = routeIds.includes(routes);
    canonical.set("_routes", routes);
  }
  for (const [name, { cached, acceptsAny, maxLength }] of Object.entries(parameters)) {
    const value = query.get(name);
    if (value === null || value.length > maxLength) continue;
    if (!cached.has(value) && !acceptsAny) continue;
    isCacheable &&= cached.has(value);
    canonical.set(name, value);
  }
  canonical.sort();
  return { search: canonical.size === 0 ? "" : `?${canonical.toString()}`, isCacheable };
}
