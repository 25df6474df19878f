import type { ReactNode } from "react";
import styles from "./split-hero.module.css";

interface SplitHeroProps {
  heading: string;
  lede: string;
  /** Shown below the lede. */
  children?: ReactNode;
  /** Shown next to the text, or below it on a small screen. */
  art: ReactNode;
}

/** A hero with a picture next to the text. */
export function SplitHero({ heading, lede, children, art }: SplitHeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.intro}>
        <h1>{heading}</h1>
        <p className={styles.lede}>{lede}</p>
        {children}
      </div>
      <div className={styles.art}>{art}</div>
    </section>
  );
}
