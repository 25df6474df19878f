import { buildGuidePath, buildPostPath } from "../../addresses/paths.ts";
import { data } from "react-router";
import { indexedPages } from "@angadi/content/pages/pages";
import { type SiteContext, siteContext } from "../../data/context.ts";
import { listGuides } from "../guide/guides.server.ts";
import { listPartPosts } from "../sitemap/post-dates.server.ts";
import {
  type SitemapEntry,
  PAGES_PATH,
  parsePartNumber,
  renderUrlSet,
} from "../sitemap/sitemaps.ts";
import type { Route } from "./+types/route.ts";

/**
 * /sitemap-pages.xml, /sitemap-posts-1.xml and so on: the sitemaps that the index lists. Responds
 * before any page is rendered; an unknown name falls through to the 404 page.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const site = context.get(siteContext);
    const file = `/${params.part}.xml`;
    if (file === PAGES_PATH) return renderUrlSet(await listPageEntries(site));
    const part = parsePartNumber(file);
    if (part === undefined) return next();
    const entries = await listPostEntries(site, part).catch((error: unknown) => {
      site.log.warn({ err: error }, "could not list the posts of a sitemap");
      return null;
    });
    // After a 503 a crawler keeps its copy and retries.
    if (!entries) return new Response(null, { status: 503, headers: { "Retry-After": "60" } });
    return entries.length > 0 ? renderUrlSet(entries) : next();
  },
];

async function listPageEntries({ api, siteUrl, log, page }: SiteContext): Promise<SitemapEntry[]> {
  const newestPosts = await api.listBlogPosts({ pageNo: 0, size: 1 }).catch((error: unknown) => {
    page.hasFailed = true;
    log.warn({ err: error }, "could not date the list of posts in the sitemap");
    return [];
  });
  return [
    // The blog index changes with its newest post.
    ...indexedPages.map((path) => ({
      url: siteUrl + path,
      lastModified: path === "/blog" ? (newestPosts[0]?.createdAt ?? null) : null,
    })),
    ...listGuides().map(({ slug, frontMatter }) => ({
      url: siteUrl + buildGuidePath(slug),
      lastModified: frontMatter.date,
    })),
  ];
}

async function listPostEntries(
  { api, siteUrl }: SiteContext,
  part: number,
): Promise<SitemapEntry[]> {
  const posts = await listPartPosts(api, part);
  return posts.map(({ id, updatedAt }) => ({
    url: siteUrl + buildPostPath(id),
    lastModified: updatedAt,
  }));
}

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NoSitemap() {
  return null;
}
