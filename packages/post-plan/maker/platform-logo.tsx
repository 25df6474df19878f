import type { Platform } from "../plan.ts";
import styles from "./platform-logo.module.css";

/** Logos that consist of letters; Instagram's is a camera. */
const LETTERS: Partial<Record<Platform, string>> = {
  facebook: "f",
  twitter: "X",
  linkedin: "in",
};

/** A platform's logo. Decorative: its name is next to it. */
export function PlatformLogo({ platform }: { platform: Platform }) {
  const letters = LETTERS[platform];
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={`${styles.logo} ${styles[platform]}`}>
      <circle cx="14" cy="14" r="14" />
      {letters ? (
        <text x="14" y="18.8" textAnchor="middle">
          {letters}
        </text>
      ) : (
        <g fill="none" stroke="currentColor" strokeWidth="1.8">
          <rect x="8.4" y="8.4" width="11.2" height="11.2" rx="3.4" />
          <circle cx="14" cy="14" r="2.5" />
          <path d="M17 11h.01" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
