import { data } from "react-router";
import { postWords as words } from "#content/pages/blog.ts";
import type { BlogPost } from "#contract/blog-post.ts";
import { safeBody } from "../../blocks/safe-blocks.server.ts";
import { siteContext } from "../../context.ts";
import { NOT_INDEXED, coverPicture, pageMeta, siteUrl } from "../../page-meta.ts";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import { breadcrumbs } from "../../structured-data.ts";
import { postCard } from "../blog/post-card.ts";
import type { Route } from "./+types/route.ts";
import { findPost } from "./find-post.ts";
import { blogPosting, wayTo } from "./structured-data.ts";
import { Post } from "./post.tsx";

export async function loader({ context, params: { blogId } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const found = await findPost(site.api, blogId);
    if (!found) return data({ state: "missing" as const }, { status: 404 });
    for (const skipped of found.post.skippedBlocks) {
      site.log.warn({ blogId, skipped }, "block skipped");
    }
    return { state: "found" as const, post: shownPost(found.post), ...around(found) };
  } catch (error) {
    site.page.failed = true;
    site.log.warn({ err: error, blogId }, "could not load a post");
    return { state: "failed" as const };
  }
}

const shownPost = (post: BlogPost) => ({
  card: postCard(post),
  summarised: post.excerpt !== null,
  tags: post.tags,
  ...safeBody(post),
});

type Found = NonNullable<Awaited<ReturnType<typeof findPost>>>;
const around = ({ related, newer, older }: Found) => ({
  around: { related: related.map(postCard), newer, older },
});

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData?.state !== "found") return [...pageMeta(args, words.notFound), NOT_INDEXED];
  const { card, tags } = loaderData.post;
  const origin = siteUrl(args);
  const picture = coverPicture(origin, card.cover);
  return [
    ...pageMeta(
      args,
      { title: card.title, description: card.summary },
      { type: "article", ...(picture && { picture }) },
    ),
    ...(card.date ? [{ property: "article:published_time", content: card.date.iso }] : []),
    {
      "script:ld+json": blogPosting(
        origin,
        card,
        tags,
        picture?.url ?? `${origin}/social/blog.png`,
      ),
    },
    { "script:ld+json": breadcrumbs(origin, wayTo(card)) },
  ];
};

export default function BlogPostPage({ loaderData, matches }: Route.ComponentProps) {
  if (loaderData.state === "found") {
    const origin = siteUrl({ matches });
    return <Post post={loaderData.post} around={loaderData.around} origin={origin} />;
  }
  const back = { title: words.back, href: "/blog" };
  if (loaderData.state === "failed") {
    return (
      <PlainPage heading={words.failedTitle} text={words.failed} again={words.retry} back={back} />
    );
  }
  return <PlainPage heading={words.notFound.title} text={words.notFound.description} back={back} />;
}
