import { Link, data } from "react-router";
import { postFallbacks, postWords as words } from "#content/pages/blog.ts";
import type { ApiClient } from "#contract/client.ts";
import type { BlogPost } from "#contract/blog-post.ts";
import { PostBody } from "../../blocks/post-body.tsx";
import { safeBody } from "../../blocks/safe-blocks.server.ts";
import { siteContext } from "../../context.ts";
import { NOT_INDEXED, pageMeta } from "../../page-meta.ts";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import { postCard } from "../blog/post-card.ts";
import type { Route } from "./+types/route.ts";
import styles from "./blog-post.module.css";

/** The page of posts a post is looked for in before it is asked for by itself. */
const FIRST_PAGE = { pageNo: 0, size: 20 };

export async function loader({ context, params: { blogId } }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  try {
    const post = await findPost(site.api, blogId);
    if (!post) return data({ state: "missing" as const }, { status: 404 });
    for (const skipped of post.skippedBlocks) site.log.warn({ blogId, skipped }, "block skipped");
    return { state: "found" as const, card: postCard(post), tags: post.tags, body: safeBody(post) };
  } catch (error) {
    site.page.failed = true;
    site.log.warn({ err: error, blogId }, "could not load a post");
    return { state: "failed" as const };
  }
}

async function findPost(api: ApiClient, id: string): Promise<BlogPost | null> {
  const recent = await api.blogPosts(FIRST_PAGE);
  return recent.find((post) => post.id === id) ?? (await api.blogPost(id));
}

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args;
  if (loaderData?.state !== "found") return [...pageMeta(args, words.notFound), NOT_INDEXED];
  const { title, summary } = loaderData.card;
  return pageMeta(args, { title, description: summary });
};

export default function BlogPostPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.state === "missing") {
    return (
      <PlainPage
        heading={words.notFound.title}
        text={words.notFound.description}
        back={{ title: words.notFound.back, href: "/blog" }}
      />
    );
  }
  if (loaderData.state === "failed") return <Failed />;
  const { card, tags, body } = loaderData;
  return (
    <article className={styles.article}>
      <Link to="/blog">{words.back}</Link>
      <h1>{card.title}</h1>
      <p className={styles.meta}>
        <span>{card.author}</span>
        {card.date && <time dateTime={card.date.iso}>{card.date.text}</time>}
        <span>{card.readTime}</span>
      </p>
      <img src={card.cover} alt="" width="1200" height="675" className={styles.hero} />
      {card.summary !== postFallbacks.summary && <p className={styles.excerpt}>{card.summary}</p>}
      <div className={styles.body}>
        <PostBody blocks={body} />
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={words.tags}>
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

function Failed() {
  return (
    <section className={styles.article} role="alert">
      <h1>{words.failed}</h1>
      <Link to="" reloadDocument>
        {words.retry}
      </Link>
    </section>
  );
}
