import type { ReactNode } from "react";
import { Section } from "../section/section.tsx";
import styles from "./demo.module.css";

export interface DemoCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Small print below. */
  note?: string;
}

interface DemoProps {
  copy: DemoCopy;
  /** Its anchor on the page. */
  id?: string;
  tone?: "plain" | "inverse";
  /** Heading size: `major` for a page's main section. */
  rank?: "major";
  children: ReactNode;
}

/** A section with something to try or look at: the tool itself, or its result. */
export function Demo({ copy, id, tone, rank, children }: DemoProps) {
  const { note, ...intro } = copy;
  return (
    <div id={id} className={styles.demo}>
      <Section {...intro} tone={tone} rank={rank}>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </Section>
    </div>
  );
}
