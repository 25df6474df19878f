import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

export const PANEL_ID = "my-counter";
const HASH = `#${PANEL_ID}`;

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};
const isAsked = () => location.hash === HASH;
/** Of the page and the panel that show. */
let page = "";
let shown = false;

/**
 * The panel stands under a hash, so that Back closes it. Its comings and goings are none of React
 * Router's, which would fetch the page's data again each time.
 */
function onHistory(event: PopStateEvent): void {
  const isSamePage = location.pathname + location.search === page;
  if (isSamePage && (shown || isAsked())) event.stopImmediatePropagation();
  tell();
}

// Before React Router begins to listen: browsers call the window's own listeners in their order.
if (!import.meta.env.SSR) addEventListener("popstate", onHistory, true);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("hashchange", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("hashchange", listener);
  };
}

/** Whether the address asks for the panel. */
export function usePanelPlace(): boolean {
  const { pathname, search } = useLocation();
  const open = useSyncExternalStore(subscribe, isAsked, () => false);
  useEffect(() => {
    page = pathname + search;
    shown = open;
  });
  return open;
}

export const panelHref = HASH;

export function openPanel(): void {
  history.pushState({ ...history.state, counter: true }, "", HASH);
  tell();
}

export function closePanel(): void {
  if (history.state?.counter) return history.back();
  // The visitor came with it.
  history.replaceState(history.state, "", location.pathname + location.search);
  tell();
}
