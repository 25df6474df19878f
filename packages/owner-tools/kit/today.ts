import { useSyncExternalStore } from "react";

const two = (part: number) => String(part).padStart(2, "0");

/** Today's date in the visitor's time zone: "2026-11-23". */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** How often the date is read, in milliseconds. */
const CLOCK_INTERVAL = 10_000;

/** Calls `listener` while the date may change, also after the device has slept. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CLOCK_INTERVAL);
  addEventListener("focus", listener);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", listener);
  };
}

/** Today's date, which changes at midnight in an open tab; empty on the server. */
export const useToday = (): string => useSyncExternalStore(subscribe, today, () => "");
