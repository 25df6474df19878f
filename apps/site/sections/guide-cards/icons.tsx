import type { ReactNode } from "react";
import styles from "./icons.module.css";

/**
 * Same style as the feature tiles: 24 px, ink lines of 2, a white body, and one part in full
 * colour.
 */
const drawings = {
  // planning
  plan: (
    <>
      <path className={styles.body} d="M3 3.5h13.5a2 2 0 0 1 2 2V21H5a2 2 0 0 1-2-2z" />
      <path d="M6.5 8h6M6.5 12h3" />
      <path className={styles.haldi} d="m11 17.5.7-3.2 7.2-7.2a1.8 1.8 0 0 1 2.5 2.5l-7.2 7.2z" />
    </>
  ),
  signpost: (
    <>
      <path d="M11.5 2v20M8 22h7" />
      <path className={styles.sindoor} d="M4.5 4h13l3 2.75-3 2.75h-13z" />
      <path className={styles.body} d="M18.5 12H7l-3 2.5L7 17h11.5z" />
    </>
  ),
  cart: (
    <>
      <path className={styles.haldi} d="M6.5 4h5v8.5h-5z" />
      <path className={styles.body} d="M11.5 7H17v5.5h-5.5z" />
      <path d="M2 12.5h16.5L22 8M4 12.5V16h13v-3.5" />
      <circle className={styles.body} cx="7" cy="19" r="2.25" />
      <circle className={styles.body} cx="15" cy="19" r="2.25" />
    </>
  ),
  keys: (
    <>
      <circle className={styles.haldi} cx="8" cy="8" r="5" />
      <path d="M8 8h.01M11.75 11.5 20.5 20.25M17 16.75l2.25-2.25M20.5 20.25l1.75-1.75" />
    </>
  ),
  moneyPot: (
    <>
      <circle className={styles.haldi} cx="12" cy="5.25" r="3.25" />
      <path
        className={styles.body}
        d="M8 10.5h8c3 1.75 4.5 4 4.5 6.25 0 2.5-2 4.75-4 4.75h-9c-2 0-4-2.25-4-4.75C3.5 14.5 5 12.25 8 10.5z"
      />
      <path d="M7.5 10.5h9M8 16.5l2 1.75 2-1.75 2 1.75 2-1.75" />
    </>
  ),
  // online
  website: (
    <>
      <rect className={styles.body} x="2.5" y="4" width="19" height="16.5" rx="2.5" />
      <path
        className={styles.sindoor}
        d="M6.5 8.5h11l1.25 3.25a2 2 0 0 1-4.5 0 2.25 2.25 0 0 1-4.5 0 2 2 0 0 1-4.5 0z"
      />
      <path d="M8 16.5v4M16 16.5v4M6 6.25h.01M9 6.25h.01" />
    </>
  ),
  search: (
    <>
      <path d="M3 4.5h18M3 9h4.5M3 13.5h3.5M3 18h5" />
      <circle className={styles.haldi} cx="14" cy="13" r="5" />
      <path d="m17.75 16.75 3.75 4" />
    </>
  ),
  phone: (
    <>
      <rect className={styles.body} x="6" y="2.5" width="12" height="19" rx="2.5" />
      <path
        className={styles.sindoor}
        d="M12 14 8.9 11a1.95 1.95 0 0 1 2.75-2.75L12 8.6l.35-.35A1.95 1.95 0 0 1 15.1 11z"
      />
      <path d="M10.5 18h3" />
    </>
  ),
  letter: (
    <>
      <path className={styles.body} d="M2.5 9.5 12 3l9.5 6.5V21h-19z" />
      <path className={styles.haldi} d="M6 7.5h12v6l-6 4-6-4z" />
      <path d="m2.5 10.5 9.5 7 9.5-7M9 10.5h6" />
    </>
  ),
  megaphone: (
    <>
      <path
        className={styles.sindoor}
        d="M4 8.75h4.5v6H4a1.5 1.5 0 0 1-1.5-1.5v-3A1.5 1.5 0 0 1 4 8.75z"
      />
      <path className={styles.body} d="M8.5 8.75 17 4v15.5l-8.5-4.75z" />
      <path d="M5.5 14.75 7 20.5h2.5L8.5 15M20.25 9.25a3.5 3.5 0 0 1 0 5" />
    </>
  ),
  // growth
  customers: (
    <>
      <path className={styles.body} d="M9.5 20.5a6 6 0 0 1 12 0z" />
      <circle className={styles.body} cx="15.5" cy="9.75" r="3.5" />
      <circle className={styles.haldi} cx="6.5" cy="6.5" r="4" />
      <path d="M6.5 4.75v3.5M4.75 6.5h3.5M2.5 20.5h19" />
    </>
  ),
  forecast: (
    <>
      <path className={styles.body} d="M3 3h18v18H3z" />
      <path d="m6.5 15.5 4-4.5 3 2.5" />
      <path d="m13.5 13.5 3.5-5" strokeDasharray="1.5 3" />
      <circle className={styles.tulsi} cx="17.5" cy="7.5" r="2" />
      <path d="M6.5 18h11" />
    </>
  ),
  gear: (
    <>
      <path
        className={styles.body}
        d="M10 2.5h4l.6 2.9 2.1 1.2 2.8-1 2 3.5-2.2 1.9v2.4l2.2 1.9-2 3.5-2.8-1-2.1 1.2-.6 2.9h-4l-.6-2.9-2.1-1.2-2.8 1-2-3.5 2.2-1.9V11L2.5 9.1l2-3.5 2.8 1 2.1-1.2z"
      />
      <circle className={styles.haldi} cx="12" cy="12.2" r="3.25" />
    </>
  ),
  steps: (
    <>
      <path className={styles.body} d="M2.5 21v-5H9v-5h6V6h6.5v15z" />
      <path className={styles.tulsi} d="M15 6h6.5v15H15z" />
      <path d="m4 9 5-5M5.5 4H9v3.5" />
    </>
  ),
  badge: (
    <>
      <path className={styles.body} d="M4 7.5h16v14H4z" />
      <path d="m9 2.5 3 5 3-5M14.5 13.5H17M14.5 17H17" />
      <circle className={styles.haldi} cx="9" cy="12.75" r="2" />
      <path d="M6.5 18a2.6 2.6 0 0 1 5 0" />
    </>
  ),
  // financial
  ledger: (
    <>
      <path
        className={styles.body}
        d="M12 5.5C9 3.75 6 3.5 2.5 4v15.5c3.5-.5 6.5-.25 9.5 1.5 3-1.75 6-2 9.5-1.5V4c-3.5-.5-6.5-.25-9.5 1.5z"
      />
      <path d="M12 5.5V21M5.5 8.5h3M5.5 12h3" />
      <path className={styles.sindoorLine} d="M15.5 8.5h3M15.5 12h3M15.5 15.5h3" />
    </>
  ),
  calendar: (
    <>
      <path className={styles.body} d="M3 5h18v16.5H3z" />
      <path className={styles.sindoor} d="M3 5h18v4.5H3z" />
      <path d="M7.5 2.5v4M16.5 2.5v4M8 15.5l2.75 2.5L16 13" />
    </>
  ),
  priceTag: (
    <>
      <path className={styles.haldi} d="M12.5 2.5H21v8.5L10.75 21.5 2.5 13z" />
      <path d="M17.25 6.25h.01M9 12.5l3.5 3.5M11.5 10l3.5 3.5" />
    </>
  ),
  tap: (
    <>
      <path className={styles.body} d="M2.5 7h10a5 5 0 0 1 5 5v1.5h-5V12H2.5z" />
      <path d="M7.5 7V3M4.5 3h6" />
      <circle className={styles.haldi} cx="15" cy="18.75" r="2.75" />
    </>
  ),
  bank: (
    <>
      <path className={styles.haldi} d="M12 2.5 21.5 8v1.5h-19V8z" />
      <path className={styles.body} d="M2.5 18h19v3.5h-19z" />
      <path d="M5.5 9.5V18M10 9.5V18M14 9.5V18M18.5 9.5V18" />
    </>
  ),
  // compliance
  umbrella: (
    <>
      <path className={styles.sindoor} d="M2.5 12.5a9.5 9.5 0 0 1 19 0z" />
      <path className={styles.body} d="M8.25 12.5C8.25 7 10 3 12 3s3.75 4 3.75 9.5z" />
      <path d="M12 12.5v6.75a2.25 2.25 0 0 0 4.5 0M12 3V1.75" />
    </>
  ),
  lock: (
    <>
      <path d="M7 10.5V7.25a5 5 0 0 1 10 0v3.25" />
      <rect className={styles.haldi} x="3.5" y="10.5" width="17" height="11" rx="2" />
      <path d="M12 14.75v2.5" />
    </>
  ),
  apron: (
    <>
      <path
        className={styles.tulsi}
        d="M8.5 3v5c0 1.5-1.5 2.5-4 2.5v11h15v-11c-2.5 0-4-1-4-2.5V3z"
      />
      <path className={styles.body} d="M8.5 14.5h7v4h-7z" />
      <path d="M8.5 3C5.5 3 3.5 5 3 7.5M15.5 3c3 0 5 2 5.5 4.5" />
    </>
  ),
  stamp: (
    <>
      <path
        className={styles.sindoor}
        d="M12 2.5a3 3 0 0 1 3 3c0 1.75-1 3-1 5.5h-4c0-2.5-1-3.75-1-5.5a3 3 0 0 1 3-3z"
      />
      <path className={styles.body} d="M6.5 11h11a2 2 0 0 1 2 2v4h-15v-4a2 2 0 0 1 2-2z" />
      <path d="M3.5 21.5h17" />
    </>
  ),
  licence: (
    <>
      <path className={styles.body} d="M3 3.5h18V17H3z" />
      <path d="M6.5 7.5h8M6.5 11h5" />
      <path className={styles.haldi} d="m14.25 16.5-.75 5.75 3.25-1.75L20 22.25l-.75-5.75z" />
      <circle className={styles.haldi} cx="16.75" cy="14.25" r="3.25" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type GuideIcon = keyof typeof drawings;

/** The icon of a guide's card. */
export function GuideIconDrawing({ name }: { name: GuideIcon }) {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
