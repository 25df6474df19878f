import { useId } from "react";
import type { blogSteps } from "@angadi/content/pages/ai-blog-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import styles from "./blog-steps.module.css";

/** The three steps along a wooden ruler that runs across the screen. */
export function BlogSteps({ copy }: { copy: typeof blogSteps }) {
  return (
    <div className={styles.clip}>
      <Section eyebrow={copy.eyebrow} heading={copy.heading} align="start">
        <div className={styles.ruler}>
          <Ticks />
          <ol className={styles.steps}>
            {copy.steps.map(({ when, title, text }) => (
              <li key={title} className={styles.step}>
                <p className={styles.when}>{when}</p>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </Section>
    </div>
  );
}

function Ticks() {
  const id = useId();
  return (
    <svg className={styles.ticks} aria-hidden="true">
      <defs>
        <pattern id={id} width="120" height="72" patternUnits="userSpaceOnUse">
          <path d="M1 0v30M13 0v14M25 0v14M37 0v14M49 0v14M61 0v22M73 0v14M85 0v14M97 0v14M109 0v14" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
