import { TOTALS_PATH } from "@angadi/contract/totals";
import { readPartnerId } from "../visit/partner.ts";

/** `localStorage` key; any value means the visitor has turned counting off in this browser. */
export const OPT_OUT_KEY = "uncounted";

/** Whether the browser asks every site not to track: Do Not Track or Global Privacy Control. */
export const hasDoNotTrackSignal = (): boolean | undefined =>
  navigator.doNotTrack === "1" || (navigator as NavigatorWithGpc).globalPrivacyControl;

type NavigatorWithGpc = Navigator & { globalPrivacyControl?: boolean };

/**
 * Sends the server one event for the day's totals (apps/server/counting): its kind, the page, the
 * partner ID and the kind's `details`. Sends nothing if the visitor or the browser opted out, or if the browser
 * blocks storage, because then no visitor could opt out.
 */
export function track(kind: "view" | "leave" | "tool" | "vital", ...details: unknown[]): void {
  try {
    if (hasDoNotTrackSignal() || localStorage.getItem(OPT_OUT_KEY)) return;
    navigator.sendBeacon(
      TOTALS_PATH,
      JSON.stringify([kind, location.pathname, readPartnerId(), ...details]),
    );
  } catch {
    // The page must work even if it is not counted.
  }
}
