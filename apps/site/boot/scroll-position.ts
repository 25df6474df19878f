/** `sessionStorage` key under which React Router stores scroll positions by history entry. */
export const STORAGE_KEY = "scroll";

const readPositions = (): Record<string, number> =>
  JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
const savePositions = (positions: Record<string, number>) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));

/** How the document was opened; undefined in browsers that do not report it. */
export const [navigationEntry] = performance.getEntriesByType("navigation");

const getHistoryKey = (): string => history.state?.key ?? "default";

const restore = () => scrollTo(0, readPositions()[getHistoryKey()] ?? 0);

/**
 * Restores the scroll position without React: a reload starts at the top, going back returns to the
 * previous position. Browsers would also restore it on a reload, so this is manual.
 */
export function restoreScrollPosition(): void {
  // The page does not open at the top, so the heights above must be exact (below-the-fold.css).
  if (navigationEntry?.type === "back_forward" || location.hash)
    document.documentElement.toggleAttribute("data-whole", true);
  history.scrollRestoration = "manual";
  history.replaceState({ key: `${Math.random()}`, ...history.state }, "");
  // If storage is blocked, the page opens at the top.
  addEventListener("DOMContentLoaded", () => {
    if (navigationEntry?.type === "back_forward") restore();
  });
  // Safari shows a page from the back/forward cache at its top.
  addEventListener("pageshow", ({ persisted }) => persisted && restore());
  addEventListener("pagehide", () =>
    savePositions({ ...readPositions(), [getHistoryKey()]: scrollY }),
  );
}

/** The position is already restored: hydration must not scroll again. */
export function forgetScrollPosition(): void {
  try {
    const { [getHistoryKey()]: _, ...rest } = readPositions();
    savePositions(rest);
  } catch {
    // Nothing was stored.
  }
}
