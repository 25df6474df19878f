import { designCategories, designTags } from "@angadi/content/designs";
import { guideCategories } from "@angadi/content/pages/guides";
import { plans } from "@angadi/content/plans";
import { PREVIEW_PATH } from "@angadi/contract/post-preview";
import { toPlanKey } from "./sections/plans/price-view.ts";

/** Parameter values with which a page is cached, and whether the page accepts others as well. */
interface ParameterRule {
  cached: ReadonlySet<string>;
  acceptsAny: boolean;
}

const allowOnly = (values: Iterable<string>): ParameterRule => ({
  cached: new Set(values),
  acceptsAny: false,
});
const ANY_VALUE: ParameterRule = { cached: new Set(), acceptsAny: true };

/** Older pages of posts are not cached. */
const CACHED_BLOG_PAGES = Array.from({ length: 50 }, (_, index) => String(index + 1));

/** Query parameters that pages read on the server, by path. */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, ParameterRule>>>> = {
  "/pricing": {
    billing: allowOnly(["yearly"]),
    gst: allowOnly(["included"]),
    plan: allowOnly(plans.map(({ name }) => toPlanKey(name))),
  },
  "/blog": {
    page: { cached: new Set(CACHED_BLOG_PAGES), acceptsAny: true },
    q: ANY_VALUE,
    category: ANY_VALUE,
  },
  [PREVIEW_PATH]: { token: ANY_VALUE },
  "/website-inspiration": {
    category: allowOnly(designCategories.map(({ slug }) => slug)),
    tag: allowOnly(designTags.map(({ slug }) => slug)),
    saved: ANY_VALUE,
  },
  "/business-starter-guide": {
    category: allowOnly(guideCategories.map(({ id }) => id)),
    q: ANY_VALUE,
  },
  "/business-name-generator": Object.fromEntries(
    "about words style person place length invented seed from shortlist"
      .split(" ")
      .map((name) => [name, ANY_VALUE]),
  ),
};

const NAMES_PATH = /^\/business-name-generator(?:\.data)?$/;
const NAME_PARAMETERS = ["about", "words", "person", "place", "shortlist"];

/** Whether a page, or its data, contains names generated for its URL: the most expensive page. */
export const hasNameQuery = (path: string, query: URLSearchParams): boolean =>
  NAMES_PATH.test(path) && NAME_PARAMETERS.some((name) => query.get(name));

/** Longer values are dropped; a list of names may be longer. */
const MAX_LENGTH = 200;
const MAX_LENGTHS: Readonly<Record<string, number>> = { shortlist: 500, token: 400 };

/** A page's query in canonical form. */
export interface PageQuery {
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
  routeIds: Iterable<string>,
): PageQuery {
  // The hand-off page shows its query unchanged.
  if (path.startsWith("/app/")) {
    return { search: query.size === 0 ? "" : `?${query}`, cacheable: false };
  }
  const rules = listParameterRules(path, routeIds);
  const canonical = new URLSearchParams();
  let cacheable = true;
  for (const [name, { cached, acceptsAny }] of rules) {
    const value = query.get(name);
    if (value === null || value.length > (MAX_LENGTHS[name] ?? MAX_LENGTH)) continue;
    if (!cached.has(value) && !acceptsAny) continue;
    cacheable &&= cached.has(value);
    canonical.set(name, value);
  }
  return { search: canonical.size === 0 ? "" : `?${canonical}`, cacheable };
}

function listParameterRules(path: string, routeIds: Iterable<string>): [string, ParameterRule][] {
  const isData = path.endsWith(".data");
  const page = isData ? path.replace(/\.data$/, "").replace(/^\/_root$/, "/") : path;
  const pageRules = Object.entries(PARAMETERS[page] ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return isData
    ? [["_routes", { cached: new Set(routeIds), acceptsAny: true }], ...pageRules]
    : pageRules;
}
