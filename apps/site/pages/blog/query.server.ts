import { type PageQuery, allowAnyText } from "../../data/page-query.server.ts";

/** Older pages of posts are not cached. */
const CACHED_PAGES = Array.from({ length: 50 }, (_, index) => String(index + 1));

export const blogQuery: PageQuery = {
  parameters: {
    page: allowAnyText({ cached: CACHED_PAGES }),
    q: allowAnyText(),
    category: allowAnyText(),
  },
};
