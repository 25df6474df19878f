import { Link } from "react-router";
import { postWords as words } from "#content/pages/blog.ts";
import type { Timely as TimelyData } from "../../in-time.ts";
import { PlainPage } from "../../sections/plain-page/plain-page.tsx";
import { Timely } from "../../timely.tsx";
import { ArticleSkeleton } from "#ui/skeleton/skeleton.tsx";
import styles from "./blog-post.module.css";
import { Post } from "./post.tsx";
import type { ShownPost } from "./shown-post.server.ts";

interface PostPageProps {
  post: TimelyData<ShownPost | null>;
  /** Of the site's own absolute links. */
  origin: string;
}

const BACK = { title: words.back, href: "/blog" };

/** The whole page, in each of its states. */
export function PostPage({ post, origin }: PostPageProps) {
  return (
    <Timely data={post} skeleton={<Loading />}>
      {(outcome) => {
        if (!outcome.ok) return <Failed />;
        if (!outcome.value) return <Missing isLate={"later" in post} />;
        return <Post {...outcome.value} origin={origin} />;
      }}
    </Timely>
  );
}

function Loading() {
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.article}>
        <Link to={BACK.href} className={styles.back}>
          {BACK.title}
        </Link>
        <ArticleSkeleton label={words.loading} />
      </div>
    </div>
  );
}

function Failed() {
  return (
    <PlainPage heading={words.failedTitle} text={words.failed} again={words.retry} back={BACK} />
  );
}

function Missing({ isLate }: { isLate: boolean }) {
  const { title, description } = words.notFound;
  return (
    <>
      {/* Too late for a 404, and for the head. */}
      {isLate && <meta name="robots" content="noindex" />}
      <PlainPage heading={title} text={description} back={BACK} />
    </>
  );
}
