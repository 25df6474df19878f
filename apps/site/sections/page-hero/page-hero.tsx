import type { ReactNode } from "react";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  heading: string;
  lede: string;
  /** The thing to do, under the words. */
  children?: ReactNode;
}

/** The plain top of a page: what it is, and one sentence more. */
export function PageHero({ heading, lede, children }: PageHeroProps) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <h1>{heading}</h1>
      <p>{lede}</p>
      {children}
    </section>
  );
}
