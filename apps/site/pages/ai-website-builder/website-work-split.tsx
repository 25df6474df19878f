import { useId } from "react";
import type { websiteResponsibilities } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./website-work-split.module.css";

interface Side {
  title: string;
  points: readonly string[];
}

/** Who does what: Angadi behind a full-width counter, the owner in front of it. */
export function WebsiteWorkSplit({ copy }: { copy: typeof websiteResponsibilities }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.sides}>
      <div className={`wrap ${styles.head}`}>
        <p className="eyebrow">{copy.eyebrow}</p>
        <h2 id={id}>{copy.heading}</h2>
      </div>
      <div className={styles.counter}>
        <Points side={copy.angadi} className={styles.angadi} />
        <Points side={copy.owner} className={styles.owner} />
      </div>
    </section>
  );
}

function Points({ side, className }: { side: Side; className: string | undefined }) {
  return (
    <div className={`${styles.side} ${className}`}>
      <h3>{side.title}</h3>
      <ul className={styles.points}>
        {side.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
