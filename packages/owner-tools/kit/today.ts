import { useSyncExternalStore } from "react";

const padToTwoDigits = (value: number) => String(value).padStart(2, "0");

/** Today's date in the visitor's time zone: "2026-11-23". */
export function getToday(): string {
  const now = new Date();
  return `${now.getFullYear()}-${padToTwoDigits(now.getMonth() + 1)}-${padToTwoDigits(now.getDate())}`;
}

/** How often the date is checked. */
const CLOCK_INTERVAL_MS = 10_000;

/** Calls `listener` at intervals, and on focus, since timers stop while the device sleeps. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CLOCK_INTERVAL_MS);
  addEventListener("focus", listener);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", listener);
  };
}

/** Today's date, which changes at midnight in an open tab; empty on the server. */
export const useToday = (): string => useSyncExternalStore(subscribe, getToday, () => "");
