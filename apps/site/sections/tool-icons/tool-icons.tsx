import type { ReactNode } from "react";
import styles from "./tool-icons.module.css";

/** Same style as the home page's tiles: 24 px, ink lines of 2, a white body, one part in colour. */
const drawings = {
  draft: (
    <>
      <path className={styles.body} d="M13 21H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2v5" />
      <path d="M8 8h7M8 12h3.5" />
      <path
        className={styles.accent}
        d="m17 12.5 1.35 3.15L21.5 17l-3.15 1.35L17 21.5l-1.35-3.15L12.5 17l3.15-1.35z"
      />
    </>
  ),
  calendar: (
    <>
      <rect className={styles.body} x="3" y="4.5" width="18" height="16.5" rx="2.5" />
      <path d="M3 10h18M8 2.5v4M16 2.5v4" />
      <rect className={styles.accent} x="12.5" y="13" width="5" height="4.5" rx="0.75" />
    </>
  ),
  clock: (
    <>
      <circle className={styles.body} cx="12" cy="12" r="9.5" />
      <path className={styles.accent} d="M12 12V2.5a9.5 9.5 0 0 1 9.5 9.5z" />
    </>
  ),
  bars: (
    <>
      <rect className={styles.body} x="4" y="12.5" width="4.5" height="8" rx="0.75" />
      <rect className={styles.body} x="9.75" y="8.5" width="4.5" height="12" rx="0.75" />
      <rect className={styles.accent} x="15.5" y="3.5" width="4.5" height="17" rx="0.75" />
      <path d="M2 20.5h20" />
    </>
  ),
  inbox: (
    <>
      <path
        className={styles.body}
        d="m2.5 13 3.25-8.5h12.5L21.5 13v5.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z"
      />
      <path
        className={styles.accent}
        d="M2.5 13h6a3.5 3.5 0 0 0 7 0h6v5.5a2 2 0 0 1-2 2h-15a2 2 0 0 1-2-2z"
      />
    </>
  ),
  lamp: (
    <>
      <path
        className={styles.accent}
        d="M12 2.5c3.25 3.25 3.5 5.75 0 8.5-3.5-2.75-3.25-5.25 0-8.5z"
      />
      <path className={styles.body} d="M2.5 13.5h19c-.75 4.5-4.5 7-9.5 7s-8.75-2.5-9.5-7z" />
    </>
  ),
  bill: (
    <>
      <path
        className={styles.body}
        d="M4.5 2.5h15v19L17 19.25l-2.5 2.25L12 19.25 9.5 21.5 7 19.25 4.5 21.5z"
      />
      <path d="M8.5 7h7M8.5 11h3" />
      <rect className={styles.accent} x="12.5" y="10.5" width="3.5" height="4.5" rx="0.5" />
    </>
  ),
  phone: (
    <>
      <rect className={styles.body} x="5.5" y="2.5" width="13" height="19" rx="2.5" />
      <circle className={styles.accent} cx="12" cy="10" r="3.75" />
      <path d="m10.4 10 1.2 1.2 2-2.3M11 18h2" />
    </>
  ),
  repeat: (
    <>
      <path d="M3.5 11a8.5 8.5 0 0 1 15-4.5L20.5 9M20.5 3.75V9h-5.25M20.5 13a8.5 8.5 0 0 1-15 4.5L3.5 15M3.5 20.25V15h5.25" />
      <circle className={styles.accent} cx="12" cy="12" r="2.75" />
    </>
  ),
  bell: (
    <>
      <path className={styles.accent} d="M9 18.5a3 3 0 0 0 6 0z" />
      <path
        className={styles.body}
        d="M12 3a6 6 0 0 1 6 6c0 4.5 1 6.5 2.5 8.5h-17C5 15.5 6 13.5 6 9a6 6 0 0 1 6-6z"
      />
    </>
  ),
  book: (
    <>
      <rect className={styles.body} x="3.5" y="2.5" width="17" height="19" rx="2" />
      <path className={styles.accent} d="M5.5 2.5H8v19H5.5a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z" />
      <path d="M12 7.5h4.5M12 12h4.5M12 16.5h4.5" />
    </>
  ),
  percent: (
    <>
      <circle className={styles.body} cx="12" cy="12" r="9.5" />
      <path d="m8.5 15.5 7-7" />
      <circle className={styles.accent} cx="8.75" cy="8.75" r="1.75" />
      <circle className={styles.accent} cx="15.25" cy="15.25" r="1.75" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type ToolIconName = keyof typeof drawings;

/** A tool's icon, drawn for a light tinted background. Decorative. */
export function ToolIcon({ name }: { name: ToolIconName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.icon}>
      {drawings[name]}
    </svg>
  );
}
