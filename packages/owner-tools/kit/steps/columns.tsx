import type { ReactNode } from "react";
import styles from "./columns.module.css";

export function ToolSteps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.steps}>
      {children}
    </div>
  );
}

/** The form next to its result, or above it on narrow screens. */
export function TwoColumns({ form, result }: { form: ReactNode; result: ReactNode }) {
  return (
    <div className={styles.twoColumns}>
      {form}
      {result}
    </div>
  );
}
