/** Functions that run in the page, so they must not use outside variables. */

/** Pixels by which the page scrolls sideways. */
export function measureHorizontalOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Files of the page that failed to load; none if the engine does not report the status. */
export function listFailedFiles(): string[] {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return files
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `${responseStatus} ${name}`);
}

/** Fields with text smaller than 16 px, which make Safari on a phone zoom in and stay zoomed. */
export function listSmallFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    "input:not([type=hidden],[type=checkbox],[type=radio],[type=range],[type=file],[type=submit]),select,textarea",
  );
  return [...fields].flatMap((field) => {
    const size = Number.parseFloat(getComputedStyle(field).fontSize);
    return size < 16 ? [`${field.tagName} ${field.name || field.id}: ${size} px`] : [];
  });
}

/** Position of a heading or main action in the document, in pixels. */
export interface ElementPosition {
  label: string;
  left: number;
  top: number;
  /** Number of paragraphs and similar elements between it and the previous position. */
  paragraphs: number;
}

/**
 * Positions with `text-wrap` off, since engines balance lines differently, and without the scroll
 * bars of parts of the page, which take space only in Firefox.
 */
export function readElementPositions(): ElementPosition[] {
  // Rows of the desk contain native controls, whose widths differ by engine.
  const POSITION_SELECTOR = document.body.matches(".desk")
    ? "h1,h2,h3,header a,header button"
    : "h1,h2,h3,header a,header button,main button,main form :is(input,select,textarea),main a[href*='/app/']";
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getClientRects().length > 0 &&
    !element.closest(".visually-hidden,.skip");
  const styleSheet = new CSSStyleSheet();
  // Content that fades in on scroll has its place before.
  styleSheet.replaceSync(
    "body * { text-wrap: wrap !important; scrollbar-width: none !important } [data-unrevealed] { opacity: 1 !important; translate: none !important }",
  );
  document.adoptedStyleSheets.push(styleSheet);
  let paragraphs = 0;
  const positions: ElementPosition[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(
    `${POSITION_SELECTOR},p,li,dd,td,blockquote`,
  )) {
    if (!isShown(element)) continue;
    if (!element.matches(POSITION_SELECTOR)) {
      paragraphs += 1;
      continue;
    }
    const { left, top } = element.getBoundingClientRect();
    const text = (element.ariaLabel ?? element.textContent).replaceAll(/\s+/g, " ").trim();
    positions.push({
      label: `${element.tagName.toLowerCase()} “${text.slice(0, 40)}”`,
      left: Math.round(left + scrollX),
      top: Math.round(top + scrollY),
      paragraphs,
    });
    paragraphs = 0;
  }
  document.adoptedStyleSheets.pop();
  return positions;
}

/**
 * Pairs of overlapping texts. Only the middle half of each line counts: boxes are taller than their
 * letters, and headlines may have tight line spacing.
 */
export function findOverlaps(): string[] {
  interface Line {
    text: Text;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const EDGE_PX = 2;

  /** The rectangle that an element's ancestors clip it to; undefined if it is invisible. */
  const findClip = (element: Element) => {
    const clip = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
    for (
      let ancestor: Element | null = element;
      ancestor && ancestor !== document.body;
      ancestor = ancestor.parentElement
    ) {
      const { overflowX, overflowY, opacity, clipPath } = getComputedStyle(ancestor);
      if (opacity === "0" || clipPath !== "none") return undefined;
      const box = ancestor.getBoundingClientRect();
      if (overflowX !== "visible") {
        clip.left = Math.max(clip.left, box.left);
        clip.right = Math.min(clip.right, box.right);
      }
      if (overflowY !== "visible") {
        clip.top = Math.max(clip.top, box.top);
        clip.bottom = Math.min(clip.bottom, box.bottom);
      }
    }
    return clip;
  };
  const splitLines = (text: Text): Line[] => {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true })) return [];
    const clip = parent.closest("svg,[aria-hidden=true]") ? undefined : findClip(parent);
    if (!clip) return [];
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].flatMap(({ left, right, top, bottom, height }) => {
      const line = {
        text,
        left: Math.max(left, clip.left) + EDGE_PX,
        right: Math.min(right, clip.right) - EDGE_PX,
        top: Math.max(top + height / 4, clip.top),
        bottom: Math.min(bottom - height / 4, clip.bottom),
      };
      return line.left < line.right && line.top < line.bottom ? [line] : [];
    });
  };
  const isFixed = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isFixed(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() !== "" && !isFixed(text.parentElement)) lines.push(...splitLines(text));
  }
  lines.sort((a, b) => a.top - b.top);
  const formatQuote = ({ data }: Text) => `“${data.trim().slice(0, 30)}”`;
  const overlaps = new Set<string>();
  for (const [index, line] of lines.entries()) {
    for (let otherIndex = index + 1; otherIndex < lines.length; otherIndex += 1) {
      const otherLine = lines[otherIndex];
      if (!otherLine || otherLine.top >= line.bottom) break;
      if (
        otherLine.text === line.text ||
        otherLine.left >= line.right ||
        line.left >= otherLine.right
      )
        continue;
      overlaps.add(`${formatQuote(line.text)} and ${formatQuote(otherLine.text)}`);
    }
  }
  return [...overlaps];
}
