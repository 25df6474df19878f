import { PREVIEW_PATH } from "@angadi/contract/post-preview";
import type { PageQuery } from "./data/page-query.server.ts";
import { kitQuery } from "./pages/ai-brand-builder/query.server.ts";
import { handOffQuery } from "./pages/app-placeholder/query.server.ts";
import { blogQuery } from "./pages/blog/query.server.ts";
import { previewQuery } from "./pages/blog-post/query.server.ts";
import { namesQuery } from "./pages/business-name-generator/query.server.ts";
import { guidesQuery } from "./pages/guides/query.server.ts";
import { pricingQuery } from "./pages/pricing/query.server.ts";
import { inspirationQuery } from "./pages/website-inspiration/query.server.ts";

/** The query of each page that reads one, by path. */
const QUERIES: Readonly<Record<string, PageQuery>> = {
  "/ai-brand-builder": kitQuery,
  "/blog": blogQuery,
  [PREVIEW_PATH]: previewQuery,
  "/business-name-generator": namesQuery,
  "/business-starter-guide": guidesQuery,
  "/pricing": pricingQuery,
  "/website-inspiration": inspirationQuery,
};

/** Returns the query that the page at `path` reads; undefined if it reads none. */
export const findPageQuery = (path: string): PageQuery | undefined =>
  path.startsWith("/app/") ? handOffQuery : QUERIES[path];
