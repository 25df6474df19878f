/** Key in the session's storage under which React Router keeps where visitors were, by entry of the history. */
export const STORAGE_KEY = "scroll";

const places = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "{}");
  } catch {
    return {};
  }
};

function keep(all: Record<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
  } catch {
    // Back leads to the top.
  }
}

const here = (): string => history.state?.key ?? "default";

/**
 * Without React: a reload starts at the top, the way back leads to where the visitor was. Browsers
 * would lead there on a reload, too, so it is done by hand.
 */
export function restorePlace(): void {
  history.scrollRestoration = "manual";
  if (!history.state?.key) {
    const key = Math.random().toString(32).slice(2);
    history.replaceState({ ...history.state, key }, "");
  }
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const place = places()[here()];
  if (opened?.type === "back_forward" && place) {
    addEventListener("DOMContentLoaded", () => scrollTo(0, place));
  }
  addEventListener("pagehide", () => keep({ ...places(), [here()]: scrollY }));
}

/** The document came with its place: hydration must not lead there once more. */
export function forgetPlace(): void {
  const { [here()]: _, ...others } = places();
  keep(others);
}
