import { useId } from "react";
import { Reveal } from "#ui/reveal/reveal.tsx";
import styles from "./story.module.css";

export interface StoryWords {
  heading: string;
  paragraphs: readonly string[];
  picture: { src: string; alt: string; caption: string };
}

/** How the company came about, beside its people. `within` is when it shows at the latest. */
export function Story({ words, within }: { words: StoryWords; within: number }) {
  const id = useId();
  const { src, alt, caption } = words.picture;
  return (
    <section aria-labelledby={id} className={styles.story}>
      <div className={`wrap ${styles.columns}`}>
        <Reveal within={within} className={styles.words ?? ""}>
          <h2 id={id}>{words.heading}</h2>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Reveal>
        <Reveal within={within} className={styles.picture ?? ""}>
          <figure>
            <img src={src} alt={alt} width="1200" height="760" />
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </Reveal>
      </div>
    </section>
  );
}
