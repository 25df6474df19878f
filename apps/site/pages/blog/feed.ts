import { buildPostPath } from "../../addresses/paths.ts";
import type { SiteContext } from "../../data/context.ts";
import { toPostCardData } from "./post-card.ts";
import { FIRST_PAGE } from "./posts-page.ts";

/** Loads the newest posts for feed readers. Throws a 503 if the API fails: readers retry. */
export async function loadFeedItems({ api, siteUrl, log }: SiteContext) {
  const posts = await api.listBlogPosts(FIRST_PAGE).catch((error: unknown) => {
    log.warn({ err: error }, "could not load the posts of a feed");
    throw new Response("The feed cannot be made now.", {
      status: 503,
      headers: { "Retry-After": "60", "Content-Type": "text/plain" },
    });
  });
  return posts.slice(0, FIRST_PAGE.size).map((post) => ({
    card: toPostCardData(post),
    /** Absolute. */
    url: siteUrl + buildPostPath(post.id),
    tags: post.tags,
    /** ISO 8601, UTC. */
    updatedAt: post.updatedAt,
  }));
}
