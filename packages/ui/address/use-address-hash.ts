import { useEffect, useEffectEvent } from "react";

/** Debounce in milliseconds; Safari allows 100 history updates in 30 seconds. */
const DEBOUNCE_MS = 400;

/**
 * Stores what the visitor entered in the page's URL hash once they have changed it, so that reload,
 * Back and bookmarks restore it. Calls `onStore` each time. A hash is never sent to the server.
 */
export function useAddressHash(
  hash: string,
  isChanged: boolean,
  onStore: (hash: string) => void = () => undefined,
): void {
  const handleStore = useEffectEvent(onStore);
  useEffect(() => {
    if (!isChanged) return;
    const storeHash = () => {
      history.replaceState(history.state, "", location.pathname + location.search + hash);
      handleStore(hash);
    };
    const timer = setTimeout(storeHash, DEBOUNCE_MS);
    addEventListener("pagehide", storeHash);
    return () => {
      clearTimeout(timer);
      removeEventListener("pagehide", storeHash);
    };
  }, [hash, isChanged]);
}
