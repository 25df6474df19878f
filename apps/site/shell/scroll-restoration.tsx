import { useEffect } from "react";
import {
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
