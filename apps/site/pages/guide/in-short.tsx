import { guideCopy } from "@angadi/content/pages/guide";
import type { GuideView } from "./load-guide.server.ts";
import styles from "./in-short.module.css";

const copy = guideCopy.inShort;

/** The guide in one minute: its key figures, and what to do first. */
export function InShort({ figures, doFirst }: GuideView["inShort"]) {
  return (
    <aside aria-labelledby="in-short" className={styles.summary}>
      <h2 id="in-short" className={styles.heading}>
        {copy.heading}
      </h2>
      <dl className={styles.figures}>
        {figures.map(({ figure, meaning }) => (
          <div key={figure} className={styles.row}>
            <dt className={styles.figure}>{figure}</dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.firstStep}>
        <strong>{copy.doFirst}</strong> {doFirst}
      </p>
    </aside>
  );
}
