import { type ReactNode, useId } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./step.module.css";

interface StepProps {
  title: string;
  /** Summary of the current choices or values. */
  summary: string;
  children: ReactNode;
}

/**
 * A collapsible part of a sheet: a line with its name and summary, which opens to show its fields.
 * Without JavaScript there is only the line, at the same height.
 */
export function Step({ title, summary, children }: StepProps) {
  const hydrated = useHydrated();
  const id = useId();
  const line = (
    <>
      <span className={styles.title}>{title}</span>
      <span className={styles.answer}>{summary}</span>
    </>
  );
  if (!hydrated) {
    return (
      <p id={id} className={styles.line} data-held>
        {line}
      </p>
    );
  }
  return (
    <details className={styles.step}>
      <summary id={id} className={styles.line}>
        {line}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
