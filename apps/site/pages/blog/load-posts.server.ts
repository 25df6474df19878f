import type { SiteContext } from "../../context.ts";
import { type Filter, searchTerms } from "./filter.ts";
import { postCard } from "./post-card.ts";
import type { PostsPage, Titled } from "./posts-page.ts";

/** Posts on a page (specification, section 9). */
const SIZE = 20;

/** A page of posts, from 1, the newest, with what else in the blog is about the words looked for. */
export async function postsPage(
  site: SiteContext,
  page: number,
  { q }: Filter,
): Promise<PostsPage> {
  const [sent, titled] = await Promise.all([
    site.api.blogPosts({ pageNo: page - 1, size: SIZE }),
    titledPosts(site, q),
  ]);
  // One post at a time, the next page's first is number page × SIZE.
  const [next] =
    sent.length < SIZE
      ? []
      : await site.api.blogPosts({ pageNo: page * SIZE, size: 1 }).catch(() => []);
  return {
    // A server may send more than it is asked for, and the same whatever the page.
    posts: sent.slice(0, SIZE).map(postCard),
    hasOlder: next !== undefined && sent.every(({ id }) => id !== next.id),
    titled,
  };
}

/** What the page can do without: where the call fails, only what is loaded was searched. */
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
