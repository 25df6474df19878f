import { HYDRATED_EVENT } from "./hydrated-event.ts";

/** `sessionStorage` key under which React Router stores scroll positions by history entry. */
export const SCROLL_STORAGE_KEY = "scroll";

// If storage is blocked, pages open at the top.
function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(SCROLL_STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
}

/** Saves the position of a history entry; without a position, removes it. */
function savePosition(key: string, position?: number): void {
  try {
    const positions = { ...readPositions(), [key]: position };
    sessionStorage.setItem(SCROLL_STORAGE_KEY, JSON.stringify(positions));
  } catch {}
}

/** How the document was opened; undefined in browsers that do not report it. */
export const [navigationEntry] = performance.getEntriesByType("navigation");

/** Marks the root of a document that is about to load another page: React must not start in it. */
export const LEAVING_ATTRIBUTE = "data-leaving";

const getHistoryKey = (): string => history.state?.key ?? "default";
const getUrlPath = () => location.pathname + location.search;

const readPosition = (): number => readPositions()[getHistoryKey()] ?? 0;

/**
 * Restores the scroll position without React: a reload starts at the top, going back returns to the
 * previous position. Browsers would also restore it on a reload, so this is manual.
 */
export function restoreScrollPosition(): void {
  // It stays until React runs: if a file cannot be loaded, React Router reloads the page once more.
  const { reloadPosition } = history.state ?? {};
  const isBack = navigationEntry?.type === "back_forward";
  const isRestored = isBack || reloadPosition !== undefined;
  // The page does not open at the top, so the heights above must be exact (below-the-fold.css).
  if (isRestored || location.hash)
    document.documentElement.toggleAttribute("data-full-layout", true);
  history.scrollRestoration = "manual";
  history.replaceState({ key: `${Math.random()}`, ...history.state }, "");
  addEventListener("DOMContentLoaded", () => {
    if (isRestored) scrollTo(0, isBack ? readPosition() : reloadPosition);
  });
  // Safari shows a page from the back/forward cache at its top.
  addEventListener("pageshow", ({ persisted }) => persisted && scrollTo(0, readPosition()));
  addEventListener("pagehide", () => {
    if (!document.documentElement.hasAttribute(LEAVING_ATTRIBUTE))
      savePosition(getHistoryKey(), scrollY);
  });
  addEventListener(HYDRATED_EVENT, () => {
    // A link to a part of the page makes an entry without state.
    const { reloadPosition: _, ...state } = history.state ?? {};
    history.replaceState(state, "");
  });
  reloadOnBack();
}

/**
 * A document that was reloaded, or returned to, may have history entries of its own for other
 * pages, which only React can show. Until it runs, going to one of them loads the page.
 */
function reloadOnBack(): void {
  const shownPath = getUrlPath();
  const shownKey = getHistoryKey();
  const onPopState = (event: PopStateEvent) => {
    // Links to a part of the page also cause this event.
    if (getUrlPath() === shownPath) return;
    // React may be starting: it must not navigate as well, nor hydrate this page at that URL.
    event.stopImmediatePropagation();
    document.documentElement.toggleAttribute(LEAVING_ATTRIBUTE, true);
    savePosition(shownKey, scrollY);
    // In the entry itself, because React deletes the stored position when it starts.
    history.replaceState({ ...history.state, reloadPosition: readPosition() }, "");
    location.reload();
  };
  addEventListener("popstate", onPopState);
  addEventListener(HYDRATED_EVENT, () => removeEventListener("popstate", onPopState));
}

/** Prevents hydration from scrolling again: the position is already restored. */
export const removeScrollPosition = () => savePosition(getHistoryKey());
