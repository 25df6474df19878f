import type { ReactNode } from "react";
import styles from "./fold-summary.module.css";

interface FoldSummaryProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The summary of a `details` element, with a plus that becomes a minus. */
export function FoldSummary({ className = "", children }: FoldSummaryProps) {
  return (
    <summary className={`${styles.summary} ${className}`.trimEnd()}>
      {children}
      <span className={styles.icon} aria-hidden="true" />
    </summary>
  );
}
