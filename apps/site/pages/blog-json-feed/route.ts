import { blogCopy } from "@angadi/content/pages/blog";
import { siteContext } from "../../data/context.ts";
import { loadFeedItems } from "../blog/feed.ts";
import type { Route } from "./+types/route.ts";

/** /blog/feed.json: the newest posts as JSON Feed 1.1. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const posts = await loadFeedItems(site);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title: blogCopy.feed.title,
    description: blogCopy.meta.description,
    home_page_url: `${site.siteUrl}/blog`,
    feed_url: `${site.siteUrl}/blog/feed.json`,
    language: "en-IN",
    items: posts.map(({ card, url, tags, updatedAt }) => ({
      id: url,
      url,
      title: card.title,
      content_text: card.summary,
      authors: [{ name: card.author }],
      tags,
      // Omitted if unknown: JSON drops undefined values.
      date_published: card.date?.iso,
      date_modified: updatedAt ?? undefined,
    })),
  };
  return new Response(JSON.stringify(feed), {
    headers: { "Content-Type": "application/feed+json; charset=utf-8" },
  });
}
