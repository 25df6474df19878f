import type { ReactNode } from "react";
import { Section } from "../section/section.tsx";
import styles from "./demo.module.css";

export interface DemoContent {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Small print below. */
  note?: string;
}

interface DemoProps {
  content: DemoContent;
  /** Its anchor on the page. */
  id?: string;
  tone?: "paper" | "ink";
  /** Heading size: `lead` for a page's main section. */
  rank?: "lead";
  children: ReactNode;
}

/** A section with something to try or look at: the tool itself, or its result. */
export function Demo({ content, id, tone, rank, children }: DemoProps) {
  const { note, ...intro } = content;
  return (
    <div id={id} className={styles.demo}>
      <Section {...intro} tone={tone} rank={rank}>
        {children}
        {note && <p className={styles.note}>{note}</p>}
      </Section>
    </div>
  );
}
