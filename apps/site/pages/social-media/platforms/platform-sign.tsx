import type { Platform } from "./platform.ts";

/** Logos that consist of letters. */
const LETTERS: Partial<Record<Platform, string>> = {
  facebook: "f",
  twitter: "X",
  linkedin: "in",
};

/** A platform's logo centred at the origin, 16 high, in the colours of its background. */
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
