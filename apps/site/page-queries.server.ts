import { PREVIEW_PATH } from "@angadi/contract/post-preview";
import type { PageQuery } from "./data/page-query.server.ts";
import { blogQuery } from "./pages/blog/query.server.ts";
import { previewQuery } from "./pages/blog-post/query.server.ts";
import { namesQuery } from "./pages/business-name-generator/query.server.ts";
import { guidesQuery } from "./pages/guides/query.server.ts";
import { pricingQuery } from "./pages/pricing/query.server.ts";
import { inspirationQuery } from "./pages/website-inspiration/query.server.ts";

/** The queries of the pages that read one. */
const QUERIES: Readonly<Record<string, PageQuery>> = {
  "/blog": blogQuery,
  [PREVIEW_PATH]: previewQuery,
  "/business-name-generator": namesQuery,
  "/business-starter-guide": guidesQuery,
  "/pricing": pricingQuery,
  "/website-inspiration": inspirationQuery,
};

/** The query that the page at `path` reads; "all" if it shows its query unchanged. */
export const findPageQuery = (path: string): PageQuery | "all" | undefined =>
  // The hand-off page.
  path.startsWith("/app/") ? "all" : QUERIES[path];
