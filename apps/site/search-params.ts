import { designCategories, designTags } from "@angadi/content/designs";
import { guideCategories } from "@angadi/content/pages/guides";
import { plans } from "@angadi/content/plans";
import { PREVIEW_PATH } from "@angadi/contract/post-preview";
import { planKey } from "./sections/plans/price-view.ts";

/** The values of a parameter with which a page is cached, and whether the page reads others, too. */
interface Values {
  cached: ReadonlySet<string>;
  open: boolean;
}

const allowOnly = (values: Iterable<string>): Values => ({ cached: new Set(values), open: false });
const ANYTHING: Values = { cached: new Set(), open: true };

/** Still older pages of posts are made each time. */
const CACHED_BLOG_PAGES = Array.from({ length: 50 }, (_, index) => String(index + 1));

/** The query parameters that pages read on the server, by the page's path. */
const PARAMETERS: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  "/pricing": {
    billing: allowOnly(["yearly"]),
    gst: allowOnly(["included"]),
    plan: allowOnly(plans.map(({ name }) => planKey(name))),
  },
  "/blog": {
    page: { cached: new Set(CACHED_BLOG_PAGES), open: true },
    q: ANYTHING,
    category: ANYTHING,
  },
  [PREVIEW_PATH]: { token: ANYTHING },
  "/website-inspiration": {
    category: allowOnly(designCategories.map(({ slug }) => slug)),
    tag: allowOnly(designTags.map(({ slug }) => slug)),
    saved: ANYTHING,
  },
  "/business-starter-guide": {
    category: allowOnly(guideCategories.map(({ id }) => id)),
    q: ANYTHING,
  },
  "/business-name-generator": Object.fromEntries(
    "about words style person place length invented seed from shortlist"
      .split(" ")
      .map((name) => [name, ANYTHING]),
  ),
};

const NAMES_PATH = /^\/business-name-generator(?:\.data)?$/;
const ASKING = ["about", "words", "person", "place", "shortlist"];

/** Whether a page, or its data, is to hold names made for its address: no page costs more to make. */
export const asksForNames = (path: string, query: URLSearchParams): boolean =>
  NAMES_PATH.test(path) && ASKING.some((name) => query.get(name));

/** Longer values are dropped; a list of names may be longer. */
const MAX_LENGTH = 200;
const MAX_LENGTHS: Readonly<Record<string, number>> = { shortlist: 500, token: 400 };

/** What a page is asked for, in its one spelling. */
export interface PageQuery {
  /** With its `?`; empty if nothing is asked. */
  search: string;
  /** False where the visitor chose the words: he could fill the memory with such pages. */
  cacheable: boolean;
}

/**
 * The part of a query that the page reads, in order and each name once; all else never reaches a
 * page. `path` is the page's own or, with `.data`, that of its data, which React Router may ask of
 * some routes only (`routeIds`).
 */
export function pageQuery(
  path: string,
  query: URLSearchParams,
  routeIds: Iterable<string>,
): PageQuery {
  // The hand-off is shown as it came.
  if (path.startsWith("/app/")) {
    return { search: query.size === 0 ? "" : `?${query}`, cacheable: false };
  }
  const known = routeParameters(path, routeIds);
  const read = new URLSearchParams();
  let cacheable = true;
  for (const [name, { cached, open }] of known) {
    const value = query.get(name);
    if (value === null || value.length > (MAX_LENGTHS[name] ?? MAX_LENGTH)) continue;
    if (!cached.has(value) && !open) continue;
    cacheable &&= cached.has(value);
    read.set(name, value);
  }
  return { search: read.size === 0 ? "" : `?${read}`, cacheable };
}

function routeParameters(path: string, routeIds: Iterable<string>): [string, Values][] {
  const isData = path.endsWith(".data");
  const page = isData ? path.replace(/\.data$/, "").replace(/^\/_root$/, "/") : path;
  const own = Object.entries(PARAMETERS[page] ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return isData ? [["_routes", { cached: new Set(routeIds), open: true }], ...own] : own;
}
