import { Section } from "../section/section.tsx";
import styles from "./first-app.module.css";

export interface FirstAppWords {
  eyebrow: string;
  heading: string;
  lede: string;
  /** What an owner says, and the app that answers it by name and place. */
  said: readonly { words: string; app: string; id: string }[];
}

/** Sentences of a working week; each leads to the app that helps. */
export function FirstApp({ words }: { words: FirstAppWords }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede} tone="ink">
      <ul className={styles.said}>
        {words.said.map(({ words: said, app, id }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className={styles.words}>{said}</span>
              <span className={styles.app}>{app}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
