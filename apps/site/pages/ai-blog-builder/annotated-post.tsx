import type { blogParts } from "@angadi/content/pages/ai-blog-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import { Picture } from "@angadi/ui/previews/picture";
import { pictures } from "@angadi/ui/previews/pictures";
import styles from "./annotated-post.module.css";

type Copy = typeof blogParts;

/** A finished post with notes in the margins that explain each part. */
export function AnnotatedPost({ copy }: { copy: Copy }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <div className={styles.box}>
        <div className={styles.page}>
          <div role="img" aria-label={copy.label} className={styles.frame}>
            <Post {...copy.post} />
          </div>
          <Notes notes={copy.notes} />
        </div>
      </div>
    </Section>
  );
}

function Notes({ notes }: Pick<Copy, "notes">) {
  return (
    <ol className={styles.notes}>
      {notes.map(({ title, text }, index) => (
        <li key={title}>
          <Badge value={index + 1} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** The number that links a part to its note. */
function Badge({ value }: { value: number }) {
  return (
    <span className={styles.number} aria-hidden="true">
      {value}
    </span>
  );
}

function Post({ title, meta, text, list, tags }: Copy["post"]) {
  return (
    <div className={styles.post}>
      <span className={styles.cover}>
        <Badge value={1} />
        <Picture art={pictures.bucket} viewBox="0 0 64 64" />
        <Picture art={pictures.paint} viewBox="0 0 64 64" />
        <Picture art={pictures.house} viewBox="0 0 64 64" />
      </span>
      <span className={styles.title}>
        <Badge value={2} />
        {title}
      </span>
      <span className={styles.meta}>
        <Badge value={3} />
        {meta}
      </span>
      <span className={styles.text}>
        <Badge value={4} />
        {text}
      </span>
      <span className={styles.list}>
        <Badge value={5} />
        {list.map((item) => (
          <span key={item}>{item}</span>
        ))}
      </span>
      <span className={styles.tags}>
        <Badge value={6} />
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </span>
    </div>
  );
}
