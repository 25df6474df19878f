import { postFallbacks } from "#content/pages/blog.ts";
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
}

/** The newest posts for feed readers. Throws a 503 where there is no API: a reader asks again. */
export async function latestForFeed({ api, siteUrl, log }: SiteContext): Promise<FeedItem[]> {
  const posts = await api.blogPosts({ pageNo: 0, size: 20 }).catch((error: unknown) => {
    log.warn({ err: error }, "could not load the posts of a feed");
    throw new Response("The feed cannot be made now.", {
      status: 503,
      headers: { "Retry-After": "60", "Content-Type": "text/plain" },
    });
  });
  return posts.map(({ id, title, excerpt, author, category, tags, createdAt }) => ({
    title,
    url: `${siteUrl}/blog/${encodeURIComponent(id)}`,
    summary: excerpt ?? postFallbacks.summary,
    author: author ?? postFallbacks.author,
    category,
    tags,
    createdAt,
  }));
}
