import { Link } from "react-router";
import type { websiteSteps } from "@angadi/content/pages/ai-website-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import styles from "./website-steps.module.css";

/** The three steps, as boards that hang from one rail. */
export function WebsiteSteps({ copy }: { copy: typeof websiteSteps }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <ol className={styles.rail}>
        {copy.steps.map(({ title, text }, index) => (
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
        <Link to={copy.more.href}>{copy.more.title}</Link>
      </p>
    </Section>
  );
}
