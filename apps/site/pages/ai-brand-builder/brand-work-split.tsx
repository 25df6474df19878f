import type { brandResponsibilities } from "@angadi/content/pages/ai-brand-builder-sections";
import { Section } from "../../sections/section/section.tsx";
import styles from "./brand-work-split.module.css";

/** Who does what, on two overlapping visiting cards. */
export function BrandWorkSplit({ copy }: { copy: typeof brandResponsibilities }) {
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading}>
      <div className={styles.cards}>
        {[copy.angadi, copy.owner].map(({ title, points }) => (
          <div key={title} className={styles.card}>
            <h3>{title}</h3>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
