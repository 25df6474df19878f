import { type PageQuery, anyText } from "../../data/page-query.server.ts";

/** Older pages of posts are not cached. */
const CACHED_PAGES = Array.from({ length: 50 }, (_, index) => String(index + 1));

export const blogQuery: PageQuery = {
  parameters: { page: anyText({ cached: CACHED_PAGES }), q: anyText(), category: anyText() },
};
