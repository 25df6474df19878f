import { TOTALS } from "@angadi/contract/totals";
import { storedPartner } from "../partner.ts";

/** Key in the local storage under which a visitor has turned counting off here; any text does. */
export const COUNTING_OFF = "uncounted";

/** Whether the browser asks of every site not to be watched: Do Not Track, Global Privacy Control. */
export const browserRefuses = (): boolean | undefined =>
  navigator.doNotTrack === "1" || (navigator as Sentinel).globalPrivacyControl;

type Sentinel = Navigator & { globalPrivacyControl?: boolean };

/**
 * Tells the server of something to add to the day's totals (apps/server/counting): of what kind, on which
 * page, by whose link, and what `details` that kind has. Says nothing if the visitor refused, or
 * the browser refuses storage, where no visitor could.
 */
export function track(kind: "view" | "leave" | "tool" | "vital", ...details: unknown[]): void {
  try {
    if (browserRefuses() || localStorage.getItem(COUNTING_OFF)) return;
    navigator.sendBeacon(
      TOTALS,
      JSON.stringify([kind, location.pathname, storedPartner(), ...details]),
    );
  } catch {
    // A page that is not counted is still a page.
  }
}
