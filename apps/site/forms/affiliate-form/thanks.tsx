import { useEffect, useRef } from "react";
import { ButtonLink } from "@angadi/ui/button/button";
import type { AffiliateThanksCopy } from "./application.ts";
import styles from "./thanks.module.css";

interface ThanksProps {
  copy: AffiliateThanksCopy;
  level: 2 | 3;
  /** The scheduling page. */
  bookingUrl: string;
  /** Called when the scheduling page is opened. */
  onBook?: (() => void) | undefined;
  /** True if it replaces a form that had the focus. */
  shouldFocus: boolean;
}

/** Confirms the application and says what to do next. */
export function Thanks({ copy, level, bookingUrl, onBook, shouldFocus }: ThanksProps) {
  const headingElement = useRef<HTMLHeadingElement>(null);
  const Heading = `h${level}` as const;

  useEffect(() => {
    if (shouldFocus) headingElement.current?.focus();
  }, [shouldFocus]);

  return (
    <div className={styles.thanks}>
      <svg viewBox="0 0 84 84" className={styles.seal} aria-hidden="true">
        <path
          d="M42 2L49.7 8.4L59.4 6L63.5 15L73.3 17.1L73.1 27L81 33.1L76.5 42L81 50.9L73.1 57L73.3 66.9L63.5 69L59.4 78L49.7 75.6L42 82L34.3 75.6L24.6 78L20.5 69L10.7 66.9L10.9 57L3 50.9L7.5 42L3 33.1L10.9 27L10.7 17.1L20.5 15L24.6 6L34.3 8.4z"
          className={styles.paper}
        />
        <path d="m27 43 11 11 20-23" className={styles.tick} />
      </svg>
      <Heading
        ref={headingElement}
        tabIndex={-1}
        className={level === 2 ? styles.largeHeading : styles.heading}
      >
        {copy.heading}
      </Heading>
      <p className={styles.text}>{copy.text}</p>
      <ButtonLink href={bookingUrl} reloadDocument target="_blank" rel="noopener" onClick={onBook}>
        {copy.book}
      </ButtonLink>
      <p className={styles.note}>{copy.note}</p>
    </div>
  );
}
