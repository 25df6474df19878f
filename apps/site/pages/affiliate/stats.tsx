import { useId } from "react";
import { SampleLabel } from "../../sections/sample-label/sample-label.tsx";
import styles from "./stats.module.css";

export interface StatsCopy {
  heading: string;
  stats: readonly { figure: string; rupees?: string; text: string; isSample?: true }[];
}

/** The programme in figures. */
export function Stats({ copy }: { copy: StatsCopy }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className="visually-hidden">
        {copy.heading}
      </h2>
      <ul className={`wrap ${styles.stats}`}>
        {copy.stats.map(({ figure, rupees, text }) => (
          <li key={text}>
            <p>
              <strong>
                {figure} {rupees && <small>{rupees}</small>}
              </strong>{" "}
              <span>{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="wrap">
        <SampleLabel content={copy.stats} align="centre" />
      </div>
    </section>
  );
}
