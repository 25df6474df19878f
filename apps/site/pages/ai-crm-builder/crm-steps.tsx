import { useId } from "react";
import type { crmSteps } from "@angadi/content/pages/ai-crm-builder-sections";
import styles from "./crm-steps.module.css";

/** The three steps as queue tokens, each further along than the last. */
export function CrmSteps({ copy }: { copy: typeof crmSteps }) {
  const id = useId();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <p className="eyebrow">{copy.eyebrow}</p>
        <h2 id={id}>{copy.heading}</h2>
        <p>{copy.lede}</p>
      </div>
      <ol className={styles.tokens}>
        {copy.steps.map(({ title, text, state }, index) => (
          <li key={title} className={styles.token}>
            <span className={styles.stub} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p>{text}</p>
              <p className={styles.state}>{state}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
