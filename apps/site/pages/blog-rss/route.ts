import { blogCopy } from "@angadi/content/pages/blog";
import { siteContext } from "../../data/context.ts";
import { escapeXml } from "../sitemap/xml.ts";
import { loadFeedItems } from "../blog/feed.ts";
import type { Route } from "./+types/route.ts";

/** /blog/feed.xml: the newest posts as RSS 2.0. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const posts = await loadFeedItems(site);
  const blogUrl = `${site.siteUrl}/blog`;
  const items = posts.map(
    ({ card: { title, summary, category, date }, url, updatedAt }) => `<item>
<title>${escapeXml(title)}</title>
<link>${escapeXml(url)}</link>
<guid>${escapeXml(url)}</guid>
<description>${escapeXml(summary)}</description>${
      category ? `\n<category>${escapeXml(category)}</category>` : ""
    }${date ? `\n<pubDate>${new Date(date.iso).toUTCString()}</pubDate>` : ""}${
      updatedAt ? `\n<atom:updated>${updatedAt}</atom:updated>` : ""
    }
</item>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(blogCopy.feed.title)}</title>
<link>${blogUrl}</link>
<description>${escapeXml(blogCopy.meta.description)}</description>
<language>en-IN</language>
<atom:link href="${blogUrl}/feed.xml" rel="self" type="application/rss+xml"/>
${items.join("\n")}
</channel>
</rss>
`;
  return new Response(xml, { headers: { "Content-Type": "application/rss+xml; charset=utf-8" } });
}
