import { type ReactNode, useId } from "react";
import { FoldSummary } from "../fold/fold-summary.tsx";
import styles from "./accordion.module.css";

export interface AccordionItem {
  title: string;
  body: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
}

/** An accordion with one open item at a time; native, so it works without JavaScript. */
export function Accordion({ items }: AccordionProps) {
  const group = useId();
  return (
    <div className={styles.accordion}>
      {items.map(({ title, body }) => (
        <details key={title} name={group} className={styles.item}>
          <FoldSummary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
          </FoldSummary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}
