import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

interface SectionProps {
  /** A few words above the heading. */
  eyebrow?: string;
  heading: string;
  lede?: string;
  /** `inverse` is the dark background; at most one per page. */
  tone?: "plain" | "inverse";
  align?: "centre" | "start";
  /** Heading size: `major` for a page's main section, `minor` for a less important one. */
  rank?: "major" | "minor";
  children?: ReactNode;
}

/** A section of a page below its hero: a heading and content. */
export function Section({
  eyebrow,
  heading,
  lede,
  tone = "plain",
  align = "centre",
  rank,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={[styles.section, styles[tone]].filter(Boolean).join(" ")}
    >
      <div className="wrap">
        <div
          className={[styles.header, styles[align], rank && styles[rank]].filter(Boolean).join(" ")}
        >
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          <h2 id={id}>{heading}</h2>
          {lede && <p className={styles.lede}>{lede}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
