import { useId } from "react";
import { SampleLine } from "@angadi/ui/sample-line/sample-line";
import styles from "./tags.module.css";

export interface TagsCopy {
  heading: string;
  /** Shown below while any figure is a sample. */
  sampleLine: string;
  tags: readonly { figure: string; text: string; sample?: true }[];
}

/** Figures on price tags that hang from one line. */
export function Tags({ copy }: { copy: TagsCopy }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="visually-hidden">
        {copy.heading}
      </h2>
      <ul className={`wrap ${styles.tags}`}>
        {copy.tags.map(({ figure, text }) => (
          <li key={text} className={styles.place}>
            <div className={styles.tag}>
              <p className={styles.card}>
                <strong>{figure}</strong> <span>{text}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="wrap">
        <SampleLine text={copy.sampleLine} content={copy.tags} align="centre" />
      </div>
    </section>
  );
}
