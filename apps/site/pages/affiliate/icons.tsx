import type { ReactNode } from "react";
import styles from "./icons.module.css";

/**
 * Same style as the home page's tiles: 24 px, ink lines of 2, a white body, one part in full
 * colour.
 */
const drawings = {
  dashboard: (
    <>
      <rect className={styles.body} x="2.5" y="4" width="19" height="14" rx="2.5" />
      <path d="M8 21.5h8" />
      <path className={styles.accentLine} d="m6 14 3.5-4 3 2.5L18 8" />
    </>
  ),
  resources: (
    <>
      <path className={styles.body} d="M3 9.5h4.5L18 4v15L7.5 14H3z" />
      <path className={styles.accent} d="M7.5 14h4l1.5 6.5H9z" />
      <path d="M21 10v3.5" />
    </>
  ),
  manager: (
    <>
      <path className={styles.body} d="M2.5 21a6.5 6.5 0 0 1 13 0z" />
      <circle className={styles.body} cx="9" cy="9.5" r="4" />
      <path
        className={styles.accent}
        d="M15 2.5h5a1.5 1.5 0 0 1 1.5 1.5v4A1.5 1.5 0 0 1 20 9.5h-2L15 12V9.5"
      />
    </>
  ),
  world: (
    <>
      <circle className={styles.body} cx="12" cy="12" r="9.5" />
      <ellipse className={styles.accent} cx="12" cy="12" rx="4" ry="9.5" />
      <path d="M2.5 12h19" />
    </>
  ),
  influencer: (
    <>
      <rect className={styles.body} x="6" y="2" width="12" height="20" rx="2.5" />
      <path
        className={styles.accent}
        d="M12 14.5 9.3 12a1.7 1.7 0 0 1 2.4-2.4l.3.3.300-.3A1.7 1.7 0 0 1 14.7 12z"
      />
      <path d="M11 18.75h2" />
    </>
  ),
  freelancer: (
    <>
      <rect className={styles.body} x="4.5" y="4" width="15" height="11.5" rx="2" />
      <path
        className={styles.accent}
        d="M2 15.5h20l-1 3.5a1.5 1.5 0 0 1-1.5 1H4.5A1.5 1.5 0 0 1 3 19z"
      />
      <path d="m10.5 8-2 2 2 2M13.5 8l2 2-2 2" />
    </>
  ),
  entrepreneur: (
    <>
      <path className={styles.body} d="M4.5 10v11h15V10" />
      <path
        className={styles.accent}
        d="M4.5 3h15l2 6a2.5 2.5 0 0 1-4.8 0 2.5 2.5 0 0 1-4.7 0 2.5 2.5 0 0 1-4.7 0 2.5 2.5 0 0 1-4.8 0z"
      />
      <path d="M10 21v-6h4v6" />
    </>
  ),
  agency: (
    <>
      <path className={styles.body} d="M3 21V4.5A1.5 1.5 0 0 1 4.5 3h8A1.5 1.5 0 0 1 14 4.5V21z" />
      <path className={styles.accent} d="M14 10h5.5A1.5 1.5 0 0 1 21 11.5V21h-7z" />
      <path d="M6.5 7.5h1M10 7.5h.5M6.5 11.5h1M10 11.5h.5M6.5 15.5h1M10 15.5h.5M17.5 14v.01M17.5 17.5v.01M2 21h20" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type AffiliateIconName = keyof typeof drawings;

/** An icon on a tinted background. */
export function AffiliateIcon({ name }: { name: AffiliateIconName }) {
  return (
    <span className={styles.icon}>
      <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
        {drawings[name]}
      </svg>
    </span>
  );
}
