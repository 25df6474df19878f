import { indexedPages } from "#content/pages.ts";
import type { ApiClient } from "#contract/client.ts";
import type { BlogPost } from "#contract/blog-post.ts";
import { siteContext } from "../../context.ts";
import { escapeXml } from "../../xml.ts";
import { allGuides } from "../guide/guides.server.ts";
import type { Route } from "./+types/route.ts";

/** Posts asked for at a time, and the most that one sitemap lists. */
const PAGE_SIZE = 100;
const MAX_POSTS = 40_000;

/** /sitemap.xml: the pages, guides and posts. Without the API it still lists the first two. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, siteUrl, log, page } = context.get(siteContext);
  const posts = await allPosts(api).catch((error: unknown) => {
    page.failed = true;
    log.warn({ err: error }, "could not list the posts in the sitemap");
    return [];
  });
  const entries = [
    // The list of posts is as new as its newest post.
    ...indexedPages.map((path) =>
      entry(siteUrl + path, path === "/blog" ? posts[0]?.createdAt : undefined),
    ),
    ...allGuides().map(({ slug, facts }) =>
      entry(`${siteUrl}/business-starter-guide/${slug}`, facts.date),
    ),
    ...posts.map(({ id, createdAt }) =>
      entry(`${siteUrl}/blog/${encodeURIComponent(id)}`, createdAt),
    ),
  ];
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("\n")}
</urlset>
`;
  return new Response(xml, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

async function allPosts(api: ApiClient): Promise<BlogPost[]> {
  const posts: BlogPost[] = [];
  for (let pageNo = 0; posts.length < MAX_POSTS; pageNo += 1) {
    const some = await api.blogPosts({ pageNo, size: PAGE_SIZE });
    posts.push(...some);
    if (some.length < PAGE_SIZE) break;
  }
  return posts;
}

function entry(url: string, changed: string | null = null): string {
  const lastmod = changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : "";
  return `  <url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
}
