import type { Platform } from "../plan.ts";
import styles from "./month.module.css";

/** Colours, and the letters that a logo consists of; Instagram's is a camera. */
const LOGOS: Readonly<Record<Platform, readonly [fill: string, colour: string, letters: string]>> =
  {
    instagram: ["var(--red)", "#fff", ""],
    facebook: ["var(--indigo)", "#fff", "f"],
    twitter: ["var(--yellow)", "var(--ink)", "X"],
    linkedin: ["var(--green)", "#fff", "in"],
  };

/** A platform's logo. Decorative: its name is next to it. */
export function PlatformLogo({ platform }: { platform: Platform }) {
  const [fill, colour, letters] = LOGOS[platform];
  return (
    <svg viewBox="0 0 28 28" aria-hidden="true" className={styles.logo}>
      <circle cx="14" cy="14" r="14" fill={fill} />
      {letters ? (
        <text x="14" y="18.8" textAnchor="middle" fill={colour}>
          {letters}
        </text>
      ) : (
        <g fill="none" stroke={colour} strokeWidth="1.8">
          <rect x="8.4" y="8.4" width="11.2" height="11.2" rx="3.4" />
          <circle cx="14" cy="14" r="2.5" />
          <path d="M17 11h.01" strokeLinecap="round" />
        </g>
      )}
    </svg>
  );
}
