import { type ReactNode, useId } from "react";
import { FoldSummary } from "../fold/fold-summary.tsx";
import styles from "./accordion.module.css";

export interface AccordionItem {
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the titles: one below the heading above them. */
  level?: 2 | 3;
}

/** An accordion with one open item at a time; native, so it works without JavaScript. */
export function Accordion({ items, level = 3 }: AccordionProps) {
  const group = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ title, body }) => (
        <details key={title} name={group} className={styles.item}>
          <FoldSummary className={styles.summary}>
            <Heading className={styles.title}>{title}</Heading>
          </FoldSummary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
