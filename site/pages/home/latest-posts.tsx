import { blogWords } from "#content/pages/blog.ts";
import { homeWords } from "#content/pages/home.ts";
import type { Timely as TimelyData } from "../../in-time.ts";
import { type PostCard, PostCards } from "../../sections/post-cards/post-cards.tsx";
import { Timely } from "../../timely.tsx";
import { ButtonLink } from "../../ui/button/button.tsx";
import { CardSkeletons } from "../../ui/skeleton/skeleton.tsx";
import styles from "./home.module.css";

const words = homeWords.posts;

/** The three newest posts; a failure reads as specified for the blog. */
export function LatestPosts({ posts }: { posts: TimelyData<PostCard[]> }) {
  return (
    <section className={styles.posts} aria-labelledby="latest-posts">
      <p className={styles.eyebrow}>{words.eyebrow}</p>
      <h2 id="latest-posts">{words.heading}</h2>
      <Timely data={posts} skeleton={<CardSkeletons label={words.loading} cards={3} />}>
        {(outcome) => {
          if (!outcome.ok) return <p>{blogWords.failed.text}</p>;
          if (outcome.value.length === 0) return <p>{words.empty}</p>;
          return <PostCards posts={outcome.value} level={3} />;
        }}
      </Timely>
      <ButtonLink href="/blog" look="quiet">
        {words.all}
      </ButtonLink>
    </section>
  );
}
