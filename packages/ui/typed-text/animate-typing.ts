/** Name of the custom highlight, also used in typed-text.module.css. */
const HIGHLIGHT_NAME = "untyped";
/** Milliseconds per character. */
const INTERVAL_MS = 80;

/**
 * Reveals the characters of an element's single text node one by one, followed by the cursor, which
 * is the element's next sibling. The remaining text is a transparent custom highlight: the text
 * itself is unchanged, so nothing shifts, and screen readers, search and selection have all of it.
 * Browsers without highlights show it immediately. Returns a function that stops it.
 */
export function animateTyping(element: Element): (() => void) | undefined {
  const text = element.firstChild as Text;
  const cursor = element.nextElementSibling as HTMLElement;
  if (!("highlights" in CSS) || matchMedia("(prefers-reduced-motion)").matches) return;
  const remainingRange = new Range();
  remainingRange.selectNodeContents(text);
  const highlight = new Highlight(remainingRange);
  CSS.highlights.set(HIGHLIGHT_NAME, highlight);

  const typeNext = () => {
    remainingRange.setStart(text, remainingRange.startOffset + 1);
    if (remainingRange.collapsed) return stop();
    // One rectangle per line. The cursor's own position is after the whole text, so move it back to
    // where the remaining text starts.
    const lines = [...remainingRange.getClientRects()];
    const first = lines[0] as DOMRect;
    const last = lines.at(-1) as DOMRect;
    cursor.style.translate = `${first.left - last.right}px ${first.top - last.top}px`;
  };
  const stop = () => {
    clearInterval(timer);
    highlight.clear();
    cursor.style = "";
  };
  const timer = setInterval(typeNext, INTERVAL_MS);

  // Not synchronously, which would force layout of the part parsed so far.
  requestAnimationFrame(typeNext);
  return stop;
}
