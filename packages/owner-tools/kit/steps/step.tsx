import { type ReactNode, useId, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./step.module.css";

interface ToolStepProps {
  title: string;
  summary: string;
  isOpen?: boolean;
  /** Only one of the parts with this name is open at a time. */
  group?: string;
  children: ReactNode;
}

/**
 * A collapsible part of a form: a line with its title and summary, and its fields. Before hydration
 * there is only the line, at the same height.
 */
export function ToolStep({ title, summary, isOpen = false, group, children }: ToolStepProps) {
  const isHydrated = useHydrated();
  const id = useId();
  const [isInitiallyOpen] = useState(isOpen);
  const summaryLine = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.summary}>{summary}</span>
    </>
  );
  if (!isHydrated) {
    return (
      <p id={id} className={styles.summaryLine} data-held>
        {summaryLine}
      </p>
    );
  }
  return (
    <details className={styles.step} name={group} open={isInitiallyOpen}>
      <summary id={id} className={styles.summaryLine}>
        {summaryLine}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
