import { Link } from "react-router";
import type { websiteSteps } from "#content/pages/ai-website-builder-sections.ts";
import { Section } from "../../sections/section/section.tsx";
import styles from "./hanging-boards.module.css";

/** The three steps, as boards that hang from one rail. */
export function HangingBoards({ words }: { words: typeof websiteSteps }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading}>
      <ol className={styles.rail}>
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className={styles.board}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p className={styles.more}>
        <Link to={words.more.href}>{words.more.title}</Link>
      </p>
    </Section>
  );
}
