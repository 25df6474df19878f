import { useEffect, useState } from "react";
import type { ParsedPage } from "./parse-page.ts";

/** How long the page in a preview is, in its own CSS pixels; 0 before it is there. */
export function useContentHeight(
  shownIn: Document | undefined,
  page: ParsedPage | undefined,
): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!shownIn || !page) return;
    const measure = () => setHeight(contentHeight(shownIn));
    measure();
    // Fonts that come late, and another width, make it longer or shorter.
    const observer = new ResizeObserver(measure);
    for (const part of shownIn.body.children) observer.observe(part);
    return () => observer.disconnect();
  }, [shownIn, page]);
  return height;
}

/** Down to the end of its last part: the body itself is as high as the screen at least. */
function contentHeight({ body, defaultView }: Document): number {
  const end = body.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return Math.ceil(end + (defaultView?.scrollY ?? 0));
}
