import { PlatformLogo } from "../platforms/platform-logo.tsx";
import type { PlatformNames, SocialPost } from "../platforms/platform.ts";
import { LaddooBox } from "./laddoo-box.tsx";
import styles from "./post-drafts.module.css";

interface PostDraftsProps {
  copy: {
    /** Label of `prompt`, the owner's sentence. */
    promptLabel: string;
    prompt: string;
  };
  platforms: PlatformNames;
  /** One post per platform, all on the same topic. */
  posts: readonly SocialPost[];
}

/** The owner's sentence, and the post generated from it for each platform. */
export function PostDrafts({ copy, platforms, posts }: PostDraftsProps) {
  return (
    <div className={styles.drafts}>
      <figure className={styles.prompt}>
        <figcaption>{copy.promptLabel}</figcaption>
        <blockquote>
          <p>{copy.prompt}</p>
        </blockquote>
      </figure>
      <ul className={styles.posts}>
        {posts.map((post) => (
          <li key={post.id} className={styles.post}>
            <p className={styles.platform}>
              <PlatformLogo platform={post.platform} />
              {platforms[post.platform]}
            </p>
            {post.platform === "instagram" && <LaddooBox />}
            <p className={styles.text}>{post.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
