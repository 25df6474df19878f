import type { SiteContext } from "../../context.ts";
import { type Filter, searchTerms } from "./filter.ts";
import { postCard } from "./post-card.ts";
import type { PostsPage, Titled } from "./posts-page.ts";

/** Posts per page (specification, section 9). */
const SIZE = 20;

/**
 * Loads a page of posts (page 1 is the newest) and, for a search, all posts with matching titles.
 */
export async function postsPage(
  site: SiteContext,
  page: number,
  { q }: Filter,
): Promise<PostsPage> {
  const [sent, titled] = await Promise.all([
    site.api.blogPosts({ pageNo: page - 1, size: SIZE }),
    titledPosts(site, q),
  ]);
  // With a page size of 1, the next page's first post has page number page × SIZE.
  const [next] =
    sent.length < SIZE
      ? []
      : await site.api.blogPosts({ pageNo: page * SIZE, size: 1 }).catch(() => []);
  return {
    // A server may send more posts than requested, or the same ones for every page.
    posts: sent.slice(0, SIZE).map(postCard),
    hasOlder: next !== undefined && sent.every(({ id }) => id !== next.id),
    titled,
  };
}

/** Optional data: if the call fails, only the loaded posts are searched. */
async function titledPosts({ api, log }: SiteContext, q: string): Promise<Titled> {
  const parts = searchTerms(q);
  const posts =
    parts.length === 0
      ? null
      : await api.postsTitled(parts).catch((error: unknown) => {
          log.warn({ err: error }, "could not search the titles of posts");
          return null;
        });
  return { q, posts: posts?.map(postCard) ?? [], isWhole: posts !== null };
}
