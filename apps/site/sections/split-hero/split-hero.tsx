import type { ReactNode } from "react";
import styles from "./split-hero.module.css";

interface SplitHeroProps {
  heading: string;
  lede: string;
  /** Stands under the lede. */
  children?: ReactNode;
  /** Stands beside the words, or under them on a small screen. */
  art: ReactNode;
}

/** The top of a page that shows as well as says what it is about. */
export function SplitHero({ heading, lede, children, art }: SplitHeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.lede}>{lede}</p>
        {children}
      </div>
      <div className={styles.art}>{art}</div>
    </section>
  );
}
