import { useEffect } from "react";
import {
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useNavigation,
} from "react-router";
import { STORAGE_KEY } from "../boot/scroll-place.ts";

/**
 * Links start at the top, Back and Forward where the visitor was, a hash at its target. React
 * Router's component would bring an inline script besides; ours is apps/site/boot/scroll-place.ts.
 */
export function ScrollMemory() {
  useScrollRestoration({ storageKey: STORAGE_KEY });
  useRestorationByHand();
  return null;
}

/**
 * On leaving a page React Router hands restoration back to the browser, which restores reloads.
 * Ours has to be the last word: this effect runs after each of React Router's.
 */
function useRestorationByHand() {
  useLocation();
  useNavigation();
  useEffect(() => {
    const byHand = () => {
      history.scrollRestoration = "manual";
    };
    addEventListener("pagehide", byHand);
    return () => removeEventListener("pagehide", byHand);
  });
}
