import { useId } from "react";
import { Reveal } from "@angadi/ui/reveal/reveal";
import styles from "./name-origin.module.css";
import { TeluguWord } from "./telugu-word.tsx";

export interface NameOriginCopy {
  /** The name in Telugu script. */
  telugu: string;
  heading: string;
  lede: string;
  comparisons: readonly { shop: string; angadi: string }[];
}

/** What the name means, and which habits of a good shop the software copies. */
export function NameOrigin({ copy, maxDelayMs }: { copy: NameOriginCopy; maxDelayMs: number }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.header}>
          <p lang="te" className="visually-hidden">
            {copy.telugu}
          </p>
          <TeluguWord className={styles.word ?? ""} />
          <h2 id={id}>{copy.heading}</h2>
          <p className={styles.lede}>{copy.lede}</p>
        </div>
        <ul className={styles.comparisons}>
          {copy.comparisons.map(({ shop, angadi }) => (
            <Reveal key={shop} as="li" maxDelayMs={maxDelayMs} className={styles.comparison ?? ""}>
              <h3>{shop}</h3>
              <p>{angadi}</p>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
