import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

export const PANEL_ID = "my-counter";
const HASH = `#${PANEL_ID}`;

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};
const hasPanelHash = () => location.hash === HASH;
/** The current page and whether the panel is open on it. */
let page = "";
let wasOpen = false;

/**
 * The panel opens by a hash, so that Back closes it. React Router must not see these history
 * changes: it would fetch the page's data again each time.
 */
function onHistory(event: PopStateEvent): void {
  const isSamePage = location.pathname + location.search === page;
  if (isSamePage && (wasOpen || hasPanelHash())) event.stopImmediatePropagation();
  notifyListeners();
}

// Register before React Router: browsers call the window's listeners in order.
if (!import.meta.env.SSR) addEventListener("popstate", onHistory, true);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}

/** Whether the URL's hash opens the panel. */
export function usePanelHash(): boolean {
  const { pathname, search } = useLocation();
  const open = useSyncExternalStore(subscribe, hasPanelHash, () => false);
  useEffect(() => {
    page = pathname + search;
    wasOpen = open;
  });
  return open;
}

export const panelHref = HASH;

export function openPanel(): void {
  history.pushState({ ...history.state, counter: true }, "", HASH);
  notifyListeners();
}

export function closePanel(): void {
  if (history.state?.counter) return history.back();
  // The visitor arrived with the hash, so there is no entry to go back to.
  history.replaceState(history.state, "", location.pathname + location.search);
  notifyListeners();
}
