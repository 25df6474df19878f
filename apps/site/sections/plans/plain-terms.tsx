import type { ReactNode } from "react";
import { Link } from "react-router";
import { Section } from "../section/section.tsx";
import styles from "./plain-terms.module.css";

export interface PlainTermsCopy {
  heading: string;
  points: readonly { title: string; text: string }[];
  link: { title: string; href: string };
}

interface PlainTermsProps {
  copy: PlainTermsCopy;
  /** The bill, next to the points. */
  children: ReactNode;
}

/** The terms of payment in three plain points. */
export function PlainTerms({ copy, children }: PlainTermsProps) {
  return (
    <Section heading={copy.heading} align="start" tone="inverse">
      <div className={styles.columns}>
        <div>
          <dl className={styles.points}>
            {copy.points.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.link}>
            <Link to={copy.link.href}>{copy.link.title}</Link>
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
