import { useEffect } from "react";
import { useLocation } from "react-router";

const OWN = "main [data-primary]";

/**
 * Sets an attribute on the root element when the page's own primary button has scrolled out of view
 * and no other is visible: on a phone, either the page's or the header's button is in full colour
 * (apps/site/shell/site-header).
 */
export function useOwnButton() {
  // Re-renders after each navigation, to find the new page's buttons.
  useLocation();
  useEffect(() => {
    const tell = () => document.documentElement.toggleAttribute("data-own-left", hasLeft());
    const views = new IntersectionObserver(tell, { threshold: [0, 1] });
    const watch = () => {
      views.disconnect();
      for (const button of document.querySelectorAll(OWN)) views.observe(button);
    };
    watch();
    // The primary button may change while a page is used.
    const looks = new MutationObserver(watch);
    looks.observe(document.body, { subtree: true, attributeFilter: ["data-primary"] });
    return () => {
      views.disconnect();
      looks.disconnect();
    };
  });
}

function hasLeft(): boolean {
  const boxes = [...document.querySelectorAll(OWN)]
    .map((button) => button.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const isAbove = boxes.some(({ bottom }) => bottom <= 0);
  return isAbove && !boxes.some(({ top, bottom }) => bottom > 0 && top < innerHeight);
}
