/** `mso-list: l0 level2 lfo1`: Word writes lists as paragraphs with a level. */
const LEVEL = /mso-list:\s*l\d+\s+level(\d)/i;
/** Marks the text of an item's bullet or number. */
const MARKER = /mso-list:\s*ignore/i;
const NUMBER = /^\s*(?:\d{1,3}|[a-z]|[ivx]+)[.)]/i;

/** Turns Word's list paragraphs into lists. `style` is the attribute that contains the styles. */
export function convertWordLists(body: HTMLElement, style: string): void {
  const open: { level: number; list: Element }[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll(`p[${style}]`)) {
    const level = Number(LEVEL.exec(paragraph.getAttribute(style) ?? "")?.[1]);
    if (!level) continue;
    if (paragraph.previousElementSibling !== last) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    const isOrdered = takeMarker(paragraph, style);
    if (!list) {
      list = body.ownerDocument.createElement(isOrdered ? "ol" : "ul");
      const previousItem = open.at(-1)?.list.lastElementChild;
      if (previousItem) previousItem.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    last = open[0]?.list;
  }
}

/** Removes the leading bullet or number; returns true if it was a number. */
function takeMarker(paragraph: Element, style: string): boolean {
  const markers = [...paragraph.querySelectorAll(`[${style}]`)].filter((element) =>
    MARKER.test(element.getAttribute(style) ?? ""),
  );
  const text = markers.map(({ textContent }) => textContent).join("");
  for (const marker of markers) marker.remove();
  return NUMBER.test(text);
}
