import { postPath } from "../../paths.ts";
import { postFallbacks } from "@angadi/content/pages/blog";
import type { SiteContext } from "../../context.ts";

interface FeedItem {
  title: string;
  /** Absolute. */
  url: string;
  summary: string;
  author: string;
  category: string | null;
  tags: string[];
  /** ISO 8601, UTC. */
  createdAt: string | null;
  /** Date of the last change, or of creation if there was none; ISO 8601, UTC. */
  updatedAt: string | null;
}

const FIRST_PAGE = { pageNo: 0, size: 20 };

/** Loads the newest posts for feed readers. Throws a 503 if the API fails: readers retry. */
export async function loadFeedItems({ api, siteUrl, log }: SiteContext): Promise<FeedItem[]> {
  const posts = await api.listBlogPosts(FIRST_PAGE).catch((error: unknown) => {
    log.warn({ err: error }, "could not load the posts of a feed");
    throw new Response("The feed cannot be made now.", {
      status: 503,
      headers: { "Retry-After": "60", "Content-Type": "text/plain" },
    });
  });
  return posts.slice(0, FIRST_PAGE.size).map((post) => ({
    title: post.title,
    url: siteUrl + postPath(post.id),
    summary: post.excerpt ?? postFallbacks.summary,
    author: post.author ?? postFallbacks.author,
    category: post.category,
    tags: post.tags,
    createdAt: post.createdAt,
    updatedAt: post.updatedAt ?? post.createdAt,
  }));
}
