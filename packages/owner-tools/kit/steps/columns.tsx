import type { ReactNode } from "react";
import styles from "./columns.module.css";

/** The parts of a sheet, one below the other. */
export function Steps({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.steps}>
      {children}
    </div>
  );
}

/** The parts beside what comes of them, or above it where there is no room. */
export function TwoColumns({ parts, result }: { parts: ReactNode; result: ReactNode }) {
  return (
    <div className={styles.sides}>
      {parts}
      {result}
    </div>
  );
}
