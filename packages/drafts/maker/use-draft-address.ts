import { useEffect } from "react";

/** Debounce in milliseconds; Safari allows 100 history updates in 30 seconds. */
const DEBOUNCE_MS = 400;

/**
 * Stores the draft in the page's URL hash once the visitor has changed it, so that reload, Back and
 * bookmarks restore it. An empty draft removes it. A hash is never sent to the server.
 */
export function useDraftAddress(hash: string, isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const keep = () =>
      history.replaceState(history.state, "", location.pathname + location.search + hash);
    const timer = setTimeout(keep, DEBOUNCE_MS);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [hash, isChanged]);
}
