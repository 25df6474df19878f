import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** The parts of a sheet, stacked. */
export function Steps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.steps}>
      {children}
    </div>
  );
}

/** The parts next to their result, or above it on narrow screens. */
export function TwoColumns({ parts, result }: { parts: ReactNode; result: ReactNode }) {
  return (
    <div className={styles.sides}>
      {parts}
      {result}
    </div>
  );
}
