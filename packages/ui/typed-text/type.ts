/** Named in the style sheet too. */
const UNTYPED = "untyped";
/** Milliseconds a character (specification, section 9). */
const INTERVAL = 80;

/**
 * Shows the characters of an element's one text node one after the other, the cursor, its next
 * sibling, behind them. What is still to come is a custom highlight without colour: the text itself is left alone, so nothing moves, and people who
 * listen, search or select have all of it. Browsers without highlights show it at once.
 */
export function type(copy: Element): (() => void) | undefined {
  const text = copy.firstChild as Text;
  const cursor = copy.nextElementSibling as HTMLElement;
  if (!("highlights" in CSS) || matchMedia("(prefers-reduced-motion)").matches) return;
  const rest = new Range();
  rest.selectNodeContents(text);
  const untyped = new Highlight(rest);
  CSS.highlights.set(UNTYPED, untyped);

  const typeOne = () => {
    rest.setStart(text, rest.startOffset + 1);
    if (rest.collapsed) return stop();
    // A rectangle for each line: from behind the whole text the cursor moves before what is to come.
    const lines = [...rest.getClientRects()];
    const first = lines[0] as DOMRect;
    const last = lines.at(-1) as DOMRect;
    cursor.style.translate = `${first.left - last.right}px ${first.top - last.top}px`;
  };
  const stop = () => {
    clearInterval(timer);
    untyped.clear();
    cursor.style = "";
  };
  const timer = setInterval(typeOne, INTERVAL);

  // Not at once: it would lay out the part of the document that has come so far.
  requestAnimationFrame(typeOne);
  return stop;
}
