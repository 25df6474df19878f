import type { Platform } from "./platform.ts";
import styles from "./platform-mark.module.css";

interface PlatformMarkProps {
  platform: Platform;
  name: string;
}

/** A platform's sign, our own: a kite with its first letter. Decoration: its name stands by. */
export function PlatformMark({ platform, name }: PlatformMarkProps) {
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={`${styles.mark} ${styles[platform]}`}>
      <path d="M14 0 28 14 14 28 0 14z" />
      <text x="14" y="18.5" textAnchor="middle">
        {name.charAt(0)}
      </text>
    </svg>
  );
}
