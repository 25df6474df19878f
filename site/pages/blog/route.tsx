import type { ShouldRevalidateFunctionArgs } from "react-router";
import { blogWords as words } from "#content/pages/blog.ts";
import type { ApiClient } from "#contract/client.ts";
import { siteContext } from "../../context.ts";
import { defer } from "../../deferred.ts";
import { NOT_INDEXED, pageMeta } from "../../page-meta.ts";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { guideTitles } from "../guide/guides.server.ts";
import type { Route } from "./+types/route.ts";
import { filterFrom, isFiltering, pageFrom } from "./filter.ts";
import { postCard } from "./post-card.ts";
import type { PostsPage } from "./posts.tsx";
import { Posts } from "./posts.tsx";

/** Posts on a page (specification, section 9). */
const SIZE = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const page = pageFrom(new URL(request.url).searchParams);
  const guides = guideTitles();
  return { page, guides, posts: await defer(postsPage(site.api, page), "blog posts", site) };
}

async function postsPage(api: ApiClient, page: number): Promise<PostsPage> {
  const sent = await api.blogPosts({ pageNo: page - 1, size: SIZE });
  // One post at a time, the next page's first is number page × SIZE.
  const [next] =
    sent.length < SIZE ? [] : await api.blogPosts({ pageNo: page * SIZE, size: 1 }).catch(() => []);
  return {
    // A server may send more than it is asked for, and the same whatever the page.
    posts: sent.slice(0, SIZE).map(postCard),
    hasOlder: next !== undefined && sent.every(({ id }) => id !== next.id),
  };
}

// Search and categories choose among the loaded posts.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  pageFrom(currentUrl.searchParams) !== pageFrom(nextUrl.searchParams);

export const meta: Route.MetaFunction = (args) => {
  const search = new URLSearchParams(args.location.search);
  const page = pageFrom(search);
  const title = page === 1 ? words.meta.title : words.olderTitle(page);
  return [
    ...pageMeta(args, { ...words.meta, title }, page === 1 ? {} : { search: `?page=${page}` }),
    ...(isFiltering(filterFrom(search)) ? [NOT_INDEXED] : []),
    feed("application/rss+xml", "/blog/feed.xml"),
    feed("application/feed+json", "/blog/feed.json"),
  ];
};

const feed = (type: string, href: string) => ({
  tagName: "link",
  rel: "alternate",
  type,
  title: words.feed.title,
  href,
});

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={words.heading} lede={words.lede} />
      <Posts {...loaderData} />
    </>
  );
}
