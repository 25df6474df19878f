import styles from "./licence.module.css";

export interface LicenceWords {
  heading: string;
  facts: readonly { label: string; value: string }[];
  note: string;
}

/** The facts of the company, framed as a shop frames its licence. */
export function Licence({ words }: { words: LicenceWords }) {
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        <p className={styles.heading}>{words.heading}</p>
        <dl className={styles.facts}>
          {words.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{words.note}</p>
      </div>
    </div>
  );
}
