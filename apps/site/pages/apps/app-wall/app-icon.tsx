import { type Drawing, DrawingPaths } from "../../../sections/icons/drawing.tsx";
import styles from "./app-wall.module.css";

/**
 * Each app as an object that hangs on a hook: 120 × 140 units, the hook at (60, 8), coloured by
 * classes.
 */
const drawings = {
  pen: [
    ["ink", "M40 44a20 20 0 0 1 40 0v36H40z"],
    ["yellow", "M40 66h40v9H40zM72 36h8v26h-8z"],
    ["red", "M42 80h36l-5 18H47z"],
    ["yellow", "M47 98h26l-13 38z"],
    ["line", "M60 110v22"],
    ["ink", "M56 108a4 4 0 1 0 8 0 4 4 0 1 0-8 0z"],
  ],
  picture: [
    ["line", "M60 16 22 52M60 16l38 36"],
    ["red", "M17 50h86a7 7 0 0 1 7 7v66a7 7 0 0 1-7 7h-86a7 7 0 0 1-7-7v-66a7 7 0 0 1 7-7z"],
    ["sky", "M20 60h80v60H20z"],
    ["yellow", "M68 78a10 10 0 1 0 20 0 10 10 0 1 0-20 0z"],
    ["green", "m20 112 26-30 20 20 12-10 22 22v6H20z"],
    ["shade", "M20 60h40v60H20z"],
    ["white", "M58 56h4v68h-4z"],
  ],
  glass: [
    ["ink", "M53 24a7 7 0 0 1 14 0v40H53z"],
    ["yellow", "M51 56h18v9H51z"],
    ["blue", "M24 96a36 36 0 1 0 72 0 36 36 0 1 0-72 0z"],
    ["white", "M33 96a27 27 0 1 0 54 0 27 27 0 1 0-54 0z"],
    ["focusLine", "M45 90h30"],
    ["grey", "M45 102h22M47 112h14"],
  ],
  scales: [
    ["line", "M60 16v22M18 48 4 100M18 48l14 52M102 36 88 88M102 36l14 52"],
    ["ink", "m15 44 90-12 1 8-90 12z"],
    ["red", "M52 40a8 8 0 1 0 16 0 8 8 0 1 0-16 0z"],
    ["green", "M6 84h7v16H6zM15 76h7v24h-7zM24 66h7v34h-7z"],
    ["yellow", "M92 78a10 10 0 1 0 20 0 10 10 0 1 0-20 0z"],
    ["red", "M-2 100h40c0 12-8 20-20 20s-20-8-20-20z"],
    ["red", "M82 88h40c0 12-8 20-20 20s-20-8-20-20z"],
  ],
  clipboard: [
    ["brown", "M29 34h62a9 9 0 0 1 9 9v82a9 9 0 0 1-9 9h-62a9 9 0 0 1-9-9v-82a9 9 0 0 1 9-9z"],
    ["white", "M30 48h60v76H30z"],
    ["ink", "M52 22a8 8 0 0 1 16 0v6h10v20H42V28h10z"],
    ["tick", "m37 66 5 6 8-11M37 88l5 6 8-11"],
    ["grey", "M58 68h24M58 90h18M38 110h32"],
  ],
  bag: [
    ["handle", "M42 62V40a18 18 0 0 1 36 0v22"],
    ["green", "M24 56h72l8 78H16z"],
    ["white", "M37 98a23 23 0 1 0 46 0 23 23 0 1 0-46 0z"],
    ["rupee", "M50 86h20M50 94h20M50 86h6c14 0 14 17 0 17h-6l16 12"],
  ],
  phone: [
    ["line", "M60 14v18"],
    [
      "blue",
      "M38 40a10 10 0 0 1 10-10h20a10 10 0 0 1 10 10v14a4 4 0 0 1-4 4H62v38h12a4 4 0 0 1 4 4v14a10 10 0 0 1-10 10H48a10 10 0 0 1-10-10z",
    ],
    ["line", "M56 124c-8 6 8 6 0 12"],
    [
      "bubble",
      "M76 62h32a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H92l-10 9v-9h-6a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6z",
    ],
    ["dots", "M81 76h.01M92 76h.01M103 76h.01"],
  ],
  horn: [
    ["line", "M60 14v46"],
    ["ink", "m38 94 6 34h16l-6-34z"],
    ["red", "m18 70 66-30v84L18 98z"],
    ["brown", "M8 74a6 6 0 0 1 6-6h14v32H14a6 6 0 0 1-6-6z"],
    ["yellow", "M73 82a11 42 0 1 0 22 0 11 42 0 1 0-22 0z"],
    ["line", "m104 58 10-8M108 82h12M104 106l10 8"],
  ],
} satisfies Record<string, Drawing>;

export type AppIconName = keyof typeof drawings;

/** The app's object on its hook. */
export function AppIcon({ name }: { name: AppIconName }) {
  return (
    <svg viewBox="-4 0 128 140" className={styles.drawing} aria-hidden="true">
      <DrawingPaths drawing={drawings[name]} styles={styles} />
      <path className={styles.hook} d="M60 3v15" />
      <circle className={styles.ink} cx="60" cy="6" r="6" />
    </svg>
  );
}
