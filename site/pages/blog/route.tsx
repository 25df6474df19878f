import { Link } from "react-router";
import { blogWords as words } from "#content/pages/blog.ts";
import { siteContext } from "../../context.ts";
import { inTime } from "../../in-time.ts";
import { pageMeta } from "../../page-meta.ts";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { PostCards } from "../../sections/post-cards/post-cards.tsx";
import { Timely } from "../../timely.tsx";
import { CardSkeletons } from "../../ui/skeleton/skeleton.tsx";
import type { Route } from "./+types/route.ts";
import styles from "./blog.module.css";
import { postCard } from "./post-card.ts";

const FIRST_PAGE = { pageNo: 0, size: 20 };

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const posts = site.api.blogPosts(FIRST_PAGE).then((page) => page.map(postCard));
  return { posts: await inTime(posts, "blog posts", site) };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, words.meta);

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={words.heading} lede={words.lede} />
      <div className={`wrap ${styles.posts}`}>
        <Timely
          data={loaderData.posts}
          skeleton={<CardSkeletons label={words.loading} cards={6} />}
        >
          {(outcome) => {
            if (!outcome.ok) return <Failed />;
            if (outcome.value.length === 0) return <Empty />;
            return <PostCards posts={outcome.value} level={2} reveals />;
          }}
        </Timely>
      </div>
    </>
  );
}

function Failed() {
  return (
    <div role="alert">
      <h2>{words.failed.heading}</h2>
      <p>{words.failed.text}</p>
      <Link to="/blog" reloadDocument>
        {words.failed.retry}
      </Link>
    </div>
  );
}

function Empty() {
  return (
    <>
      <h2>{words.empty.heading}</h2>
      <p>{words.empty.text}</p>
    </>
  );
}
