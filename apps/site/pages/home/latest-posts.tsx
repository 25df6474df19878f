import { blogCopy } from "@angadi/content/pages/blog";
import { homeCopy } from "@angadi/content/pages/home";
import type { Deferred } from "../../data/deferred.ts";
import { type PostCardData, PostCards } from "../../sections/post-cards/post-cards.tsx";
import { Section } from "../../sections/section/section.tsx";
import { DeferredView } from "../../data/deferred-view.tsx";
import { ButtonLink } from "@angadi/ui/button/button";
import { CardSkeletons } from "@angadi/ui/skeleton/skeleton";
import styles from "./latest-posts.module.css";

const copy = homeCopy.posts;

/** The three newest posts; an error has the blog's wording. */
export function LatestPosts({ posts }: { posts: Deferred<PostCardData[]> }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <DeferredView data={posts} skeleton={<CardSkeletons label={copy.loading} cardCount={3} />}>
        {(outcome) => {
          if (!outcome.ok) {
            return (
              <div className={styles.note}>
                <p>{blogCopy.failed.text}</p>
                <ButtonLink href="" reloadDocument variant="quiet">
                  {blogCopy.failed.retry}
                </ButtonLink>
              </div>
            );
          }
          if (outcome.value.length === 0) return <p className={styles.note}>{copy.empty}</p>;
          return (
            <div className={styles.posts}>
              <PostCards posts={outcome.value} level={3} />
            </div>
          );
        }}
      </DeferredView>
      <p className={styles.allLink}>
        <ButtonLink href="/blog" variant="quiet">
          {copy.allPosts}
        </ButtonLink>
      </p>
    </Section>
  );
}
