import { PlatformMark } from "../platforms/platform-mark.tsx";
import type { PlatformNames, SocialPost } from "../platforms/platform.ts";
import { Section } from "../../../sections/section/section.tsx";
import { LaddooBox } from "./laddoo-box.tsx";
import styles from "./post-drafts.module.css";

export interface PostDraftsCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** The author, and the sentence. */
  promptLabel: string;
  prompt: string;
  when: (date: number, time: string) => string;
  /** Character count below the short post. */
  length: (characters: number) => string;
}

interface PostDraftsProps {
  copy: PostDraftsCopy;
  platforms: PlatformNames;
  /** One post per platform, all on the same topic. */
  posts: readonly SocialPost[];
}

/** The owner's sentence and the post generated for each platform, held like kites on strings. */
export function PostDrafts({ copy, platforms, posts }: PostDraftsProps) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="ink">
      <figure className={styles.said}>
        <figcaption>{copy.promptLabel}</figcaption>
        <blockquote>
          <p>{copy.prompt}</p>
        </blockquote>
      </figure>
      <svg
        viewBox="0 0 1160 110"
        preserveAspectRatio="none"
        className={styles.strings}
        aria-hidden="true"
      >
        <path d="M580 0C560 60 138 20 138 110M580 0C570 50 433 40 433 110M580 0C590 50 728 40 728 110M580 0C600 60 1023 20 1023 110" />
      </svg>
      <ul className={styles.drafts}>
        {posts.map((post) => (
          <li key={post.id} className={styles.draft}>
            <div className={styles.head}>
              <PlatformMark platform={post.platform} />
              <h3>{platforms[post.platform]}</h3>
            </div>
            {post.platform === "instagram" && <LaddooBox />}
            <p className={styles.text}>{post.text}</p>
            <p className={styles.foot}>
              {copy.when(Number(post.day.slice(-2)), post.time)}
              {post.platform === "twitter" && <span>{copy.length(post.text.length)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
