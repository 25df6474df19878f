import styles from "./licence.module.css";

export interface LicenceCopy {
  heading: string;
  facts: readonly { label: string; value: string }[];
}

/** The company's facts, framed like a shop's licence. */
export function Licence({ copy }: { copy: LicenceCopy }) {
  return (
    <div className={styles.frame}>
      <div className={styles.paper}>
        <p className={styles.heading}>{copy.heading}</p>
        <dl className={styles.facts}>
          {copy.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
