import type { ReactNode } from "react";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  heading: string;
  lede: string;
  /** The call to action, below the text. */
  children?: ReactNode;
}

/** The plain hero of a page: a heading and one sentence. */
export function PageHero({ heading, lede, children }: PageHeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <h1>{heading}</h1>
      <p>{lede}</p>
      {children}
    </section>
  );
}
