import type { finishedPost } from "@angadi/content/pages/ai-blog-builder-sections";
import { ArtPicture } from "@angadi/art/picture";
import { pictures } from "@angadi/art/pictures";
import styles from "./finished-post.module.css";

/** A finished post as its readers see it. */
export function FinishedPost({ copy }: { copy: typeof finishedPost }) {
  return (
    <div role="img" aria-label={copy.label} className={styles.post}>
      <span className={styles.cover}>
        <ArtPicture art={pictures.house} viewBox="0 0 64 64" />
        <ArtPicture art={pictures.bucket} viewBox="0 0 64 64" />
        <ArtPicture art={pictures.paint} viewBox="0 0 64 64" />
      </span>
      <span className={styles.title}>{copy.title}</span>
      <span className={styles.meta}>{copy.meta}</span>
      <span>{copy.text}</span>
      <span className={styles.list}>
        {copy.list.map((item) => (
          <span key={item}>{item}</span>
        ))}
      </span>
      <span className={styles.tags}>
        {copy.tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </span>
    </div>
  );
}
