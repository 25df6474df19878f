import type { Platform } from "./platform.ts";

/** What people know it by on their phones, as far as letters say it. */
const LETTERS: Partial<Record<Platform, string>> = {
  facebook: "f",
  twitter: "X",
  linkedin: "in",
};

/** A platform's sign around the origin, 16 high, in the colours of what it stands on. */
export function PlatformSign({ platform }: { platform: Platform }) {
  const letters = LETTERS[platform];
  if (letters) {
    return (
      <text y="4.8" textAnchor="middle">
        {letters}
      </text>
    );
  }
  // Instagram: a camera.
  return (
    <g fill="none" stroke="currentColor" strokeWidth="1.8">
      <rect x="-5.6" y="-5.6" width="11.2" height="11.2" rx="3.4" />
      <circle r="2.5" />
      <path d="M3 -3h.01" strokeLinecap="round" />
    </g>
  );
}
