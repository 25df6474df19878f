/** Named in the style sheet too. */
const UNTYPED = "untyped";
/** Milliseconds a character (specification, section 9). */
const INTERVAL = 80;

/**
 * Shows the characters of an element's one text node one after the other, the cursor, its next
 * sibling, behind them. What is still to come is a custom highlight without colour: the text itself is left alone, so nothing moves, and people who
 * listen, search or select have all of it. Browsers without highlights show it at once.
 */
export function type(words: Element): (() => void) | undefined {
  const text = words.firstChild as Text;
  const cursor = words.nextElementSibling as HTMLElement;
  if (!("highlights" in CSS) || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const rest = new Range();
  rest.selectNode(text);
  const untyped = new Highlight(rest);
  CSS.highlights.set(UNTYPED, untyped);
  let typed = 1;

  const show = () => {
    rest.setStart(text, typed);
    moveCursor(cursor, text, typed);
  };
  const stop = () => {
    clearInterval(timer);
    untyped.clear();
    cursor.style.translate = "";
    delete cursor.dataset["typing"];
  };
  const timer = setInterval(() => {
    typed += 1;
    if (typed < text.length) show();
    else stop();
  }, INTERVAL);

  cursor.dataset["typing"] = "";
  show();
  return stop;
}

/** From its place behind the whole text to behind its first characters. */
function moveCursor(cursor: HTMLElement, text: Text, typed: number) {
  cursor.style.translate = "";
  const last = edge(text, text.length - 1);
  const here = edge(text, typed - 1);
  cursor.style.translate = `${here.right - last.right}px ${here.top - last.top}px`;
}

function edge(text: Text, index: number): DOMRect {
  const range = new Range();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}
