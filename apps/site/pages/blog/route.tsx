import { type ShouldRevalidateFunctionArgs, data, useSearchParams } from "react-router";
import { blogCopy as copy } from "@angadi/content/pages/blog";
import { siteContext } from "../../data/context.ts";
import { type Deferred, defer } from "../../data/deferred.ts";
import { NOINDEX, buildPageMeta } from "../../head/page-meta.ts";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { listSearchableGuides } from "../guide/guides.server.ts";
import type { Route } from "./+types/route.ts";
import styles from "./blog.module.css";
import { isFiltering, parseBlogFilter, parsePageNumber } from "./filter.ts";
import { loadPostsPage } from "./load-posts.server.ts";
import type { PostsPage } from "./posts-page.ts";
import { Posts } from "./posts.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const page = parsePageNumber(searchParams);
  const filter = parseBlogFilter(searchParams);
  const posts = await defer(loadPostsPage(site, page, filter), "blog posts", site);
  const init = isMissingPage(page, posts) ? { status: 404 } : {};
  return data({ page, guides: listSearchableGuides(), posts }, init);
}

/** Whether a page is after the last one. A streamed page has already started with a 200. */
const isMissingPage = (page: number, posts: Deferred<PostsPage> | undefined) =>
  page > 1 && posts && "now" in posts && posts.now.ok && posts.now.value.posts.length === 0;

/** Keeps the old results of a search submitted on this page until all new ones have loaded. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const isSameUrl = pathname === location.pathname && search === location.search;
  try {
    const pageData = await serverLoader();
    if (!isSameUrl || "now" in pageData.posts) return pageData;
    return { ...pageData, posts: { now: await pageData.posts.later } };
  } catch (error) {
    if (!isSameUrl || !(error instanceof TypeError)) throw error;
    const page = parsePageNumber(searchParams);
    return { page, guides: [], posts: { now: { ok: false as const } } };
  }
}

// Typing and categories filter the loaded posts; a submitted search covers all titles.
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod,
}: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined ||
  parsePageNumber(currentUrl.searchParams) !== parsePageNumber(nextUrl.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const searchParams = new URLSearchParams(args.location.search);
  const page = parsePageNumber(searchParams);
  const title = page === 1 ? copy.meta.title : copy.olderTitle(page);
  return [
    ...buildPageMeta(args, { ...copy.meta, title }, page === 1 ? {} : { search: `?page=${page}` }),
    ...(isFiltering(parseBlogFilter(searchParams)) || isMissingPage(page, args.loaderData?.posts)
      ? [NOINDEX]
      : []),
    toFeedLink("application/rss+xml", "/blog/feed.xml"),
    toFeedLink("application/feed+json", "/blog/feed.json"),
  ];
};

const toFeedLink = (type: string, href: string) => ({
  tagName: "link",
  rel: "alternate",
  type,
  title: copy.feed.title,
  href,
});

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const { category } = parseBlogFilter(useSearchParams()[0]);
  return (
    <>
      <div className={category ? styles.hasCategory : undefined}>
        <PageHero heading={copy.heading} lede={copy.lede} />
      </div>
      <Posts {...loaderData} />
      <ClosingCall copy={copy.closing} href={buildStartUrl(appUrl)} />
    </>
  );
}
