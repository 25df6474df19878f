import { type ReactNode, useId, useState } from "react";
import { useHydrated } from "@angadi/ui/inline-script/use-hydrated";
import styles from "./step.module.css";

interface StepProps {
  title: string;
  /** Summary of the current choices or values. */
  summary: string;
  /** Whether it is open at first; after that, the visitor opens and closes it. */
  isOpen?: boolean;
  /** Only one of the parts with this name is open at a time. */
  group?: string;
  children: ReactNode;
}

/**
 * A collapsible part of a sheet: a line with its name and summary, which opens to show its fields.
 * Without JavaScript there is only the line, at the same height.
 */
export function Step({ title, summary, isOpen = false, group, children }: StepProps) {
  const hydrated = useHydrated();
  const id = useId();
  const [isOpenAtFirst] = useState(isOpen);
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
    <details className={styles.step} name={group} open={isOpenAtFirst}>
      <summary id={id} className={styles.line}>
        {line}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
