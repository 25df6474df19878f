import { type ReactNode, useEffect, useRef } from "react";
import styles from "./affiliate-form.module.css";

interface FormStepProps {
  heading: string;
  /** Progress text; only if the steps follow one another. */
  progress: string | undefined;
  level: 2 | 3;
  /** Whether the step is shown. A hidden step retains what was entered. */
  isVisible: boolean;
  children: ReactNode;
}

/** One step of the form. When it replaces another, its heading receives focus. */
export function AffiliateFormStep({
  heading,
  progress,
  level,
  isVisible,
  children,
}: FormStepProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const wasVisible = useRef(isVisible);
  const Heading = `h${level}` as const;

  useEffect(() => {
    if (isVisible && !wasVisible.current) headingElement.current?.focus();
    wasVisible.current = isVisible;
  }, [isVisible]);

  return (
    <fieldset hidden={!isVisible} className={styles.step}>
      <legend className={styles.legend}>
        {progress && <span className={styles.progress}>{progress}</span>}
        <Heading ref={headingElement} tabIndex={-1} className={styles.heading}>
          {heading}
        </Heading>
      </legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
