import { useEffect } from "react";
import { useLocation } from "react-router";

const PRIMARY_BUTTON = "main [data-primary]";

/**
 * Sets an attribute on the root element when the page's own primary button has scrolled out of view
 * and no other is visible: on a phone, either the page's or the header's button is in full colour
 * (apps/site/shell/site-header).
 */
export function usePrimaryButtonTracking() {
  // Re-renders after each navigation, to find the new page's buttons.
  useLocation();
  useEffect(() => {
    const update = () =>
      document.documentElement.toggleAttribute("data-own-left", hasScrolledPast());
    const visibilityObserver = new IntersectionObserver(update, { threshold: [0, 1] });
    const watch = () => {
      visibilityObserver.disconnect();
      for (const button of document.querySelectorAll(PRIMARY_BUTTON))
        visibilityObserver.observe(button);
    };
    watch();
    // The primary button may change while a page is used.
    const attributeObserver = new MutationObserver(watch);
    attributeObserver.observe(document.body, { subtree: true, attributeFilter: ["data-primary"] });
    return () => {
      visibilityObserver.disconnect();
      attributeObserver.disconnect();
    };
  });
}

function hasScrolledPast(): boolean {
  const boxes = [...document.querySelectorAll(PRIMARY_BUTTON)]
    .map((button) => button.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const isAbove = boxes.some(({ bottom }) => bottom <= 0);
  return isAbove && !boxes.some(({ top, bottom }) => bottom > 0 && top < innerHeight);
}
