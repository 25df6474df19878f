import { useId } from "react";
import type { websiteResponsibilities } from "@angadi/content/pages/ai-website-builder-sections";
import styles from "./two-sides.module.css";

interface Side {
  title: string;
  points: readonly string[];
}

/** Who does what: Angadi behind a full-width counter, the owner in front of it. */
export function TwoSides({ copy }: { copy: typeof websiteResponsibilities }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.sides}>
      <div className={`wrap ${styles.head}`}>
        <p className="eyebrow">{copy.eyebrow}</p>
        <h2 id={id}>{copy.heading}</h2>
      </div>
      <div className={styles.counter}>
        <Points side={copy.angadi} name={styles.angadi} />
        <Points side={copy.owner} name={styles.owner} />
      </div>
    </section>
  );
}

function Points({ side, name }: { side: Side; name: string | undefined }) {
  return (
    <div className={`${styles.side} ${name}`}>
      <h3>{side.title}</h3>
      <ul className={styles.points}>
        {side.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}
