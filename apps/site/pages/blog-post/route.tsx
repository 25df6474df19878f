import { data, redirect } from "react-router";
import { postCopy as copy } from "@angadi/content/pages/blog";
import { PREVIEW_ID } from "@angadi/contract/post-preview";
import { buildPostPath } from "../../addresses/paths.ts";
import { siteContext } from "../../data/context.ts";
import { type Deferred, defer, toOutcome } from "../../data/deferred.ts";
import {
  NOINDEX,
  toSocialPicture,
  buildPageMeta,
  getOrigin,
  formatTabTitle,
} from "../../head/page-meta.ts";
import { buildBreadcrumbsJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import { PostPage } from "./post-page.tsx";
import { type PostView, loadPostView, loadPreviewView } from "./load-post.server.ts";
import { buildBlogPostingJsonLd, listPostBreadcrumbs } from "./structured-data.ts";

export async function loader({ context, request, params: { blogId } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (blogId === PREVIEW_ID) {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    // Never streamed, so that the head has the title, however long the data takes.
    const post = { now: await toOutcome(loadPreviewView(token, site), "a preview", site) };
    return data({ post }, { ...toResponseInit(post), headers: PREVIEW_HEADERS });
  }
  const post = await defer(loadPostView(blogId, site), "a post", site);
  const id = "now" in post && post.now.ok && post.now.value?.post.card.id;
  // The post has moved, or its address is spelled differently. A streamed page has already started,
  // and shows it at the requested URL.
  if (id && id !== blogId) throw redirect(buildPostPath(id), 301);
  return data({ post }, toResponseInit(post));
}

/** Headers of previews: not stored, not indexed. */
const PREVIEW_HEADERS = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };

/** A streamed page has already started with a 200; if there is no post, it adds `noindex`. */
function toResponseInit(post: Deferred<PostView | null>): ResponseInit {
  if (!("now" in post)) return {};
  // Unlike lists, prices and home, this page is empty without its data.
  if (!post.now.ok) return { status: 503, headers: { "Retry-After": "60" } };
  return { status: post.now.value ? 200 : 404 };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const post = args.loaderData?.post;
  if (post && !("now" in post)) return buildPageMeta(args, copy.loadingMeta);
  const view = post?.now.ok ? post.now.value : null;
  if (!view) return [...buildPageMeta(args, copy.notFound), NOINDEX];
  const { card, updatedAt, coverAlt } = view.post;
  if (view.notice) return [{ title: formatTabTitle(card.title) }, NOINDEX];
  const origin = getOrigin(args);
  const picture = toSocialPicture(origin, card.cover);
  return [
    ...buildPageMeta(
      args,
      { title: card.title, description: card.summary },
      { type: "article", ...(picture && { picture: { ...picture, alt: coverAlt } }) },
    ),
    ...(card.date ? [{ property: "article:published_time", content: card.date.iso }] : []),
    ...(updatedAt ? [{ property: "article:modified_time", content: updatedAt }] : []),
    {
      "script:ld+json": buildBlogPostingJsonLd(
        origin,
        view.post,
        picture?.url ?? `${origin}/social/blog.png`,
      ),
    },
    { "script:ld+json": buildBreadcrumbsJsonLd(origin, listPostBreadcrumbs(card)) },
  ];
};

export default function BlogPostPage({ loaderData, matches }: Route.ComponentProps) {
  return <PostPage post={loaderData.post} origin={getOrigin({ matches })} />;
}
