import type { Platform } from "./platform.ts";
import { PlatformSign } from "./platform-sign.tsx";
import styles from "./platform-mark.module.css";

/** A platform's logo on a kite. Decorative: its name is next to it. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={`${styles.mark} ${styles[platform]}`}>
      <path d="M14 0 28 14 14 28 0 14z" />
      <g transform="translate(14 14)">
        <PlatformSign platform={platform} />
      </g>
    </svg>
  );
}
