import { useEffect } from "react";

/** Milliseconds without a change; Safari takes a hundred new addresses in half a minute. */
const QUIET = 400;

/**
 * Keeps the draft's hash in the page's address once the visitor has changed it: a reload, the way back
 * and a bookmark lead to it again; emptied, it is gone. It stands behind the #, so no server sees it.
 */
export function useDraftAddress(hash: string, isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const keep = () =>
      history.replaceState(history.state, "", location.pathname + location.search + hash);
    const timer = setTimeout(keep, QUIET);
    addEventListener("pagehide", keep);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", keep);
    };
  }, [hash, isChanged]);
}
