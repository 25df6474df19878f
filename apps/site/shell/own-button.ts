import { useEffect } from "react";
import { useLocation } from "react-router";

const OWN = "main [data-primary]";

/**
 * Tells the header, on the document, when the page's own button has left the view and none of the
 * page's is in it: on a phone only one of the two is in full colour (site/sections/site-header).
 */
export function useOwnButton() {
  // Another page has other buttons: after each change of the address they are looked for again.
  useLocation();
  useEffect(() => {
    const tell = () => document.documentElement.toggleAttribute("data-own-left", hasLeft());
    const views = new IntersectionObserver(tell, { threshold: [0, 1] });
    const watch = () => {
      views.disconnect();
      for (const button of document.querySelectorAll(OWN)) views.observe(button);
    };
    watch();
    // Which button is the one to press changes while a page is used.
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
