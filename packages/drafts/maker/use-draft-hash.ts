import { useEffect } from "react";

/** Debounce in milliseconds; Safari allows 100 history updates in 30 seconds. */
const DEBOUNCE_MS = 400;
/** `sessionStorage` key of the hash. */
const KEY = "draft";

/**
 * Stores the draft in the page's URL hash once the visitor has changed it, so that reload, Back and
 * bookmarks restore it, and in the tab for other pages. An empty draft removes it. A hash is never
 * sent to the server.
 */
export function useDraftHash(hash: string, isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const saveHash = () => {
      history.replaceState(history.state, "", location.pathname + location.search + hash);
      try {
        sessionStorage.setItem(KEY, hash);
      } catch {}
    };
    const timer = setTimeout(saveHash, DEBOUNCE_MS);
    addEventListener("pagehide", saveHash);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", saveHash);
    };
  }, [hash, isChanged]);
}

/** Returns the hash of the last draft in this tab, or "" if none is saved. */
export function readSavedDraft(): string {
  try {
    return sessionStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
