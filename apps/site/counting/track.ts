import { TOTALS } from "@angadi/contract/totals";
import { storedPartner } from "../partner.ts";

/** `localStorage` key; any value means the visitor has turned counting off in this browser. */
export const COUNTING_OFF = "uncounted";

/** Whether the browser refuses tracking on every site: Do Not Track or Global Privacy Control. */
export const browserRefuses = (): boolean | undefined =>
  navigator.doNotTrack === "1" || (navigator as Sentinel).globalPrivacyControl;

type Sentinel = Navigator & { globalPrivacyControl?: boolean };

/**
 * Sends the server one event for the day's totals (apps/server/counting): its kind, the page, the
 * partner ID and the kind's `details`. Sends nothing if the visitor opted out, or if the browser
 * blocks storage, because then no visitor could opt out.
 */
export function track(kind: "view" | "leave" | "tool" | "vital", ...details: unknown[]): void {
  try {
    if (browserRefuses() || localStorage.getItem(COUNTING_OFF)) return;
    navigator.sendBeacon(
      TOTALS,
      JSON.stringify([kind, location.pathname, storedPartner(), ...details]),
    );
  } catch {
    // The page must work even if it is not counted.
  }
}
