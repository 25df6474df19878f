import { useEffect } from "react";
import { Link } from "react-router";
import { postCopy as copy } from "@angadi/content/pages/blog";
import type { Deferred } from "../../data/deferred.ts";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import { formatTabTitle } from "../../head/page-meta.ts";
import { DeferredView } from "../../data/deferred-view.tsx";
import { InlineScript } from "@angadi/ui/inline-script/inline-script";
import { ArticleSkeleton } from "@angadi/ui/skeleton/skeleton";
import styles from "./blog-post.module.css";
import { Post } from "./post.tsx";
import type { PostView } from "./load-post.server.ts";

interface PostPageProps {
  post: Deferred<PostView | null>;
  /** Origin for the site's own absolute links. */
  origin: string;
}

const BACK_LINK = { title: copy.back, href: "/blog" };

/** The page of a post: loading, loaded, not found or failed. */
export function PostPage({ post, origin }: PostPageProps) {
  return (
    <DeferredView data={post} skeleton={<PostSkeleton />}>
      {(outcome) => {
        if (!outcome.ok) return <PostError />;
        const title = outcome.value?.post.card.title ?? copy.notFound.title;
        return (
          <>
            {"later" in post && <StreamedTitle title={formatTabTitle(title)} />}
            {outcome.value?.notice && <p className="preview-notice">{outcome.value.notice}</p>}
            {outcome.value ? (
              <Post key={outcome.value.post.card.id} {...outcome.value} origin={origin} />
            ) : (
              <PostNotFound isStreamed={"later" in post} />
            )}
          </>
        );
      }}
    </DeferredView>
  );
}

/** Sets the title of a streamed page, whose head is sent before the post's title is known. */
function StreamedTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return <InlineScript text={import.meta.env.SSR ? buildTitleScript(title) : undefined} />;
}

const buildTitleScript = (title: string) =>
  `document.title=${JSON.stringify(title).replaceAll("<", "\\u003c")}`;

function PostSkeleton() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.loading}>
        <Link to={BACK_LINK.href} className={styles.back}>
          {BACK_LINK.title}
        </Link>
        <ArticleSkeleton label={copy.loading} />
      </div>
    </div>
  );
}

function PostError() {
  return (
    <PlainPage heading={copy.failedTitle} text={copy.failed} retry={copy.retry} back={BACK_LINK} />
  );
}

function PostNotFound({ isStreamed }: { isStreamed: boolean }) {
  const { title, description } = copy.notFound;
  return (
    <>
      {/* The status and the head of a streamed page are already sent. */}
      {isStreamed && <meta name="robots" content="noindex" />}
      <PlainPage heading={title} text={description} back={BACK_LINK} />
    </>
  );
}
