import type { ReactNode } from "react";
import styles from "./feature-tiles.module.css";

/** All in one style: 24 px, ink lines of 2, a white body, and one part in full colour. */
const drawings = {
  website: (
    <>
      <rect className={styles.body} x="2.5" y="4" width="19" height="16" rx="2.5" />
      <path d="M2.5 8.75h19" />
      <rect className={styles.accent} x="6" y="12" width="5" height="4.75" rx="0.75" />
      <path d="M14.5 12.5H18M14.5 16H18" />
    </>
  ),
  blog: (
    <>
      <path
        className={styles.body}
        d="M18.5 13v6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2H11"
      />
      <path d="M7.5 16.75H14" />
      <path className={styles.accent} d="m9 13.5.75-3.75 7.6-7.1a2.1 2.1 0 0 1 3 3L13 12.75z" />
    </>
  ),
  brand: (
    <>
      <path
        className={styles.body}
        d="M10.5 7.5 13.6 4.4a2 2 0 0 1 2.8 0l3.2 3.2a2 2 0 0 1 0 2.8L9.5 20.5z"
      />
      <path className={styles.body} d="M16.5 13.5h3a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H7z" />
      <rect className={styles.accent} x="2.5" y="2.5" width="8" height="19" rx="2" />
      <path d="M6.5 17.5h.01" />
    </>
  ),
  crm: (
    <>
      <path className={styles.body} d="M2.5 20.5a6.25 6.25 0 0 1 12.5 0z" />
      <circle className={styles.accent} cx="8.75" cy="8" r="4" />
      <path d="M16.75 6H21.5M16.75 10.25H21.5M18.5 14.5h3" />
    </>
  ),
  invoicing: (
    <>
      <path
        className={styles.body}
        d="M4.5 2.5h15v19L17 19.25l-2.5 2.25L12 19.25 9.5 21.5 7 19.25 4.5 21.5z"
      />
      <path
        className={styles.accentLine}
        d="M8.75 6.5h6.5M8.75 9.75h6.5M8.75 6.5h1.5a3.25 3.25 0 0 1 0 6.5h-1.5l4.5 3.5"
      />
    </>
  ),
  social: (
    <>
      <path
        className={styles.body}
        d="M5 3.5h14a2.5 2.5 0 0 1 2.5 2.5v8.5A2.5 2.5 0 0 1 19 17h-7l-5 4.25V17H5a2.5 2.5 0 0 1-2.5-2.5V6A2.5 2.5 0 0 1 5 3.5z"
      />
      <path
        className={styles.accent}
        d="M12 13.75 8.6 10.5a2.1 2.1 0 0 1 3-2.95l.4.4.4-.4a2.1 2.1 0 0 1 3 2.95z"
      />
    </>
  ),
  analytics: (
    <>
      <rect className={styles.body} x="4" y="12.5" width="4.5" height="8" rx="0.75" />
      <rect className={styles.body} x="9.75" y="8.5" width="4.5" height="12" rx="0.75" />
      <rect className={styles.accent} x="15.5" y="3.5" width="4.5" height="17" rx="0.75" />
      <path d="M2 20.5h20" />
    </>
  ),
  seo: (
    <>
      <path d="M2.5 5H8M2.5 11H6M2.5 17h6" />
      <circle className={styles.accent} cx="14.5" cy="10.5" r="5.5" />
      <path d="m18.5 14.5 4 4.5" />
    </>
  ),
  domains: (
    <>
      <circle className={styles.body} cx="12" cy="12" r="9.5" />
      <ellipse className={styles.accent} cx="12" cy="12" rx="4" ry="9.5" />
      <path d="M2.5 12h19" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type FeatureIcon = keyof typeof drawings;

/** The icon of a tile. */
export function TileIcon({ name }: { name: FeatureIcon }) {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
