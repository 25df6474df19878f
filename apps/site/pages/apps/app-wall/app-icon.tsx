import type { ReactNode } from "react";
import styles from "./app-wall.module.css";

/**
 * Each app as an object that hangs in a shop, 120 × 140, with the hook at 60, 8. Flat, coloured by
 * classes.
 */
const drawings = {
  pen: (
    <>
      <path className={styles.ink} d="M40 44a20 20 0 0 1 40 0v36H40z" />
      <path className={styles.haldi} d="M40 66h40v9H40zM72 36h8v26h-8z" />
      <path className={styles.sindoor} d="M42 80h36l-5 18H47z" />
      <path className={styles.haldi} d="M47 98h26l-13 38z" />
      <path className={styles.line} d="M60 110v22" />
      <circle className={styles.ink} cx="60" cy="108" r="4" />
    </>
  ),
  picture: (
    <>
      <path className={styles.line} d="M60 16 22 52M60 16l38 36" />
      <rect className={styles.sindoor} x="10" y="50" width="100" height="80" rx="7" />
      <path className={styles.sky} d="M20 60h80v60H20z" />
      <circle className={styles.haldi} cx="78" cy="78" r="10" />
      <path className={styles.tulsi} d="m20 112 26-30 20 20 12-10 22 22v6H20z" />
      <path className={styles.dull} d="M20 60h40v60H20z" />
      <path className={styles.white} d="M58 56h4v68h-4z" />
    </>
  ),
  glass: (
    <>
      <path className={styles.ink} d="M53 24a7 7 0 0 1 14 0v40H53z" />
      <path className={styles.haldi} d="M51 56h18v9H51z" />
      <circle className={styles.neel} cx="60" cy="96" r="36" />
      <circle className={styles.white} cx="60" cy="96" r="27" />
      <path className={styles.found} d="M45 90h30" />
      <path className={styles.grey} d="M45 102h22M47 112h14" />
    </>
  ),
  scales: (
    <>
      <path
        className={styles.line}
        d="M60 16v22M18 48 4 100M18 48l14 52M102 36 88 88M102 36l14 52"
      />
      <path className={styles.ink} d="m15 44 90-12 1 8-90 12z" />
      <circle className={styles.sindoor} cx="60" cy="40" r="8" />
      <path className={styles.tulsi} d="M6 84h7v16H6zM15 76h7v24h-7zM24 66h7v34h-7z" />
      <circle className={styles.haldi} cx="102" cy="78" r="10" />
      <path className={styles.sindoor} d="M-2 100h40c0 12-8 20-20 20s-20-8-20-20z" />
      <path className={styles.sindoor} d="M82 88h40c0 12-8 20-20 20s-20-8-20-20z" />
    </>
  ),
  clipboard: (
    <>
      <rect className={styles.brown} x="20" y="34" width="80" height="100" rx="9" />
      <path className={styles.white} d="M30 48h60v76H30z" />
      <path className={styles.ink} d="M52 22a8 8 0 0 1 16 0v6h10v20H42V28h10z" />
      <path className={styles.tick} d="m37 66 5 6 8-11M37 88l5 6 8-11" />
      <path className={styles.grey} d="M58 68h24M58 90h18M38 110h32" />
    </>
  ),
  bag: (
    <>
      <path className={styles.handle} d="M42 62V40a18 18 0 0 1 36 0v22" />
      <path className={styles.tulsi} d="M24 56h72l8 78H16z" />
      <circle className={styles.white} cx="60" cy="98" r="23" />
      <path className={styles.rupee} d="M50 86h20M50 94h20M50 86h6c14 0 14 17 0 17h-6l16 12" />
    </>
  ),
  phone: (
    <>
      <path className={styles.line} d="M60 14v18" />
      <path
        className={styles.neel}
        d="M38 40a10 10 0 0 1 10-10h20a10 10 0 0 1 10 10v14a4 4 0 0 1-4 4H62v38h12a4 4 0 0 1 4 4v14a10 10 0 0 1-10 10H48a10 10 0 0 1-10-10z"
      />
      <path className={styles.line} d="M56 124c-8 6 8 6 0 12" />
      <path
        className={styles.bubble}
        d="M76 62h32a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H92l-10 9v-9h-6a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6z"
      />
      <path className={styles.dots} d="M81 76h.01M92 76h.01M103 76h.01" />
    </>
  ),
  horn: (
    <>
      <path className={styles.line} d="M60 14v46" />
      <path className={styles.ink} d="m38 94 6 34h16l-6-34z" />
      <path className={styles.sindoor} d="m18 70 66-30v84L18 98z" />
      <path className={styles.brown} d="M8 74a6 6 0 0 1 6-6h14v32H14a6 6 0 0 1-6-6z" />
      <ellipse className={styles.haldi} cx="84" cy="82" rx="11" ry="42" />
      <path className={styles.line} d="m104 58 10-8M108 82h12M104 106l10 8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type AppIconName = keyof typeof drawings;

/** The app's object on its hook. */
export function AppIcon({ name }: { name: AppIconName }) {
  return (
    <svg viewBox="-4 0 128 140" className={styles.tool} aria-hidden="true">
      {drawings[name]}
      <path className={styles.hook} d="M60 3v15" />
      <circle className={styles.ink} cx="60" cy="6" r="6" />
    </svg>
  );
}
