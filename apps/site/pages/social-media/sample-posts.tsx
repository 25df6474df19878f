import { samplePosts } from "@angadi/content/pages/social-media-sections";
import { SampleLabel } from "../../sections/sample-label/sample-label.tsx";
import styles from "./sample-posts.module.css";

/** Posts of the sample; packages/post-plan/page-picture.test.ts makes their picture. */
export const SamplePosts = () => (
  <figure className={styles.figure}>
    <img src="/art/pages/social/posts.svg" alt={samplePosts.label} className={styles.posts} />
    <figcaption>
      <SampleLabel content={samplePosts} align="centre" />
    </figcaption>
  </figure>
);
