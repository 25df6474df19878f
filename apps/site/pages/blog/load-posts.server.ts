import type { SiteContext } from "../../data/context.ts";
import { type BlogFilter, extractSearchTerms } from "./filter.ts";
import { toPostCardData } from "./post-card.ts";
import type { PostsPage, TitleMatches } from "./posts-page.ts";

/** Posts per page. */
const PAGE_SIZE = 20;

/**
 * Loads a page of posts (page 1 is the newest) and, for a search, all posts with matching titles.
 */
export async function loadPostsPage(
  site: SiteContext,
  page: number,
  { q }: BlogFilter,
): Promise<PostsPage> {
  const [posts, titleMatches] = await Promise.all([
    site.api.listBlogPosts({ pageNo: page - 1, size: PAGE_SIZE }),
    searchTitles(site, q),
  ]);
  // With a page size of 1, the next page's first post is on page `page` × PAGE_SIZE.
  const [nextPost] =
    posts.length < PAGE_SIZE
      ? []
      : await site.api.listBlogPosts({ pageNo: page * PAGE_SIZE, size: 1 }).catch(() => []);
  return {
    // A server may send more posts than requested, or the same ones for every page.
    posts: posts.slice(0, PAGE_SIZE).map(toPostCardData),
    hasOlder: nextPost !== undefined && posts.every(({ id }) => id !== nextPost.id),
    titleMatches,
  };
}

/** Optional data: if the call fails, only the loaded posts are searched. */
async function searchTitles({ api, log }: SiteContext, q: string): Promise<TitleMatches> {
  const terms = extractSearchTerms(q);
  const posts =
    terms.length === 0
      ? null
      : await api.findPostsByTitle(terms).catch((error: unknown) => {
          log.warn({ err: error }, "could not search the titles of posts");
          return null;
        });
  return { q, posts: posts?.map(toPostCardData) ?? [], isComplete: posts !== null };
}
