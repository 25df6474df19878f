import { type ReactNode, useId } from "react";
import styles from "./terms.module.css";

export interface TermsCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Column headers, for screen readers. */
  columns: readonly [string, string];
  rows: readonly { title: string; text: string }[];
}

interface TermsProps {
  copy: TermsCopy;
  /** The call to action below. */
  children: ReactNode;
}

/** The programme's terms as a table. */
export function Terms({ copy, children }: TermsProps) {
  const id = useId();
  const [topicHeader, ruleHeader] = copy.columns;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.header}>
          <p className="eyebrow">{copy.eyebrow}</p>
          <h2 id={id}>{copy.heading}</h2>
          <p className={styles.lede}>{copy.lede}</p>
          {children}
        </div>
        <table aria-labelledby={id} className={styles.table}>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{topicHeader}</th>
              <th scope="col">{ruleHeader}</th>
            </tr>
          </thead>
          <tbody>
            {copy.rows.map(({ title, text }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
