import { useContext, useEffect } from "react";
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useNavigation,
} from "react-router";
import { SCROLL_STORAGE_KEY } from "../boot/scroll-position.ts";

/**
 * Links open at the top, Back and Forward restore the scroll position, a hash scrolls to its
 * target. React Router's component would add an inline script; ours is
 * apps/site/boot/scroll-position.ts.
 */
export function ScrollRestoration() {
  useScrollRestoration({ storageKey: SCROLL_STORAGE_KEY });
  useManualScrollRestoration();
  const { key } = useLocation();
  return <LateScrollRestoration key={key} />;
}

/** After any of these, the visitor decides where the page is. */
const VISITOR_EVENTS = ["wheel", "touchstart", "pointerdown", "keydown"];

/** Until slow data has streamed in, a page may be too short for its position: follows its growth. */
function LateScrollRestoration() {
  const position = useContext(DataRouterStateContext)?.restoreScrollPosition || 0;
  useEffect(() => {
    const isRestored = () => scrollY >= Math.floor(position);
    if (isRestored()) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    const observer = new ResizeObserver(() => {
      scrollTo(0, position);
      if (isRestored()) stop();
    });
    observer.observe(document.body);
    signal.addEventListener("abort", () => observer.disconnect());
    for (const type of VISITOR_EVENTS) addEventListener(type, stop, { signal, passive: true });
    return stop;
  }, [position]);
  return null;
}

/**
 * On leaving a page, React Router sets restoration back to the browser's default, which restores
 * reloads. This effect runs after React Router's and overrides that.
 */
function useManualScrollRestoration() {
  useLocation();
  useNavigation();
  useEffect(() => {
    const setManual = () => {
      history.scrollRestoration = "manual";
    };
    addEventListener("pagehide", setManual);
    return () => removeEventListener("pagehide", setManual);
  });
}
