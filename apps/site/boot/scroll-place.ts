/** Key in the session's storage under which React Router keeps where visitors were, by entry of the history. */
export const STORAGE_KEY = "scroll";

const places = (): Record<string, number> =>
  JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
const keep = (all: Record<string, number>) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));

/** How the document was opened; a browser may not say. */
export const [opened] = performance.getEntriesByType("navigation");

const here = (): string => history.state?.key ?? "default";

const restore = () => scrollTo(0, places()[here()] ?? 0);

/**
 * Without React: a reload starts at the top, the way back leads to where the visitor was. Browsers
 * would lead there on a reload, too, so it is done by hand.
 */
export function restorePlace(): void {
  // Not at the top: the heights above must be right (below-the-fold.css).
  if (opened?.type === "back_forward" || location.hash)
    document.documentElement.toggleAttribute("data-whole", true);
  history.scrollRestoration = "manual";
  history.replaceState({ key: `${Math.random()}`, ...history.state }, "");
  // A browser that refuses storage leads to the top.
  addEventListener("DOMContentLoaded", () => {
    if (opened?.type === "back_forward") restore();
  });
  // From the back/forward cache Safari shows a page from its top.
  addEventListener("pageshow", ({ persisted }) => persisted && restore());
  addEventListener("pagehide", () => keep({ ...places(), [here()]: scrollY }));
}

/** The document came with its place: hydration must not lead there once more. */
export function forgetPlace(): void {
  try {
    const { [here()]: _, ...others } = places();
    keep(others);
  } catch {
    // Nothing is kept.
  }
}
