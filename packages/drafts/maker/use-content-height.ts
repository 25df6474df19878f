import { useEffect, useState } from "react";
import type { ParsedDraftPage } from "./parse-draft-page.ts";

/** Height of the page in a preview, in the preview's CSS pixels; 0 before it is rendered. */
export function useContentHeight(
  frameDocument: Document | undefined,
  page: ParsedDraftPage | undefined,
): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!frameDocument || !page) return;
    const measure = () => setHeight(measureContentHeight(frameDocument));
    measure();
    // Late fonts and a new width change the height.
    const observer = new ResizeObserver(measure);
    for (const element of frameDocument.body.children) observer.observe(element);
    return () => observer.disconnect();
  }, [frameDocument, page]);
  return height;
}

/** Measures to the end of the last element, since the body is at least as high as the viewport. */
function measureContentHeight({ body, defaultView }: Document): number {
  const bottom = body.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return Math.ceil(bottom + (defaultView?.scrollY ?? 0));
}
