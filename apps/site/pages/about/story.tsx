import { useId } from "react";
import { Reveal } from "@angadi/ui/reveal/reveal";
import styles from "./story.module.css";

export interface StoryCopy {
  heading: string;
  paragraphs: readonly string[];
  picture: { src: string; alt: string; caption: string };
}

/** How the company started, next to a picture of its team. Revealed within `maxDelayMs`. */
export function Story({ copy, maxDelayMs }: { copy: StoryCopy; maxDelayMs: number }) {
  const id = useId();
  const { src, alt, caption } = copy.picture;
  return (
    <section aria-labelledby={id} className={styles.story}>
      <div className={`wrap ${styles.columns}`}>
        <Reveal maxDelayMs={maxDelayMs} className={styles.text ?? ""}>
          <h2 id={id}>{copy.heading}</h2>
          {copy.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
        <Reveal maxDelayMs={maxDelayMs} className={styles.picture ?? ""}>
          <figure>
            <img src={src} alt={alt} width="1200" height="760" />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </Reveal>
      </div>
    </section>
  );
}
