/** `mso-list: l0 level2 lfo1`: Word writes lists as paragraphs with a level. */
const LEVEL = /mso-list:\s*(l\d+)\s+level(\d)/i;
/** Marks the text of an item's bullet or number. */
const MARKER = /mso-list:\s*ignore/i;
/** "1.", "(a)", "iv)", "१." but not the letters that symbol fonts draw as bullets. */
const NUMBER = /^\W*?(?:\p{N}|\(?\p{L}{1,5}[.)])/u;

/** Office programs write lists in their own ways; this makes them lists of HTML. */
export function convertOfficeLists(body: HTMLElement, style: string, styleSheets: string): void {
  convertWordParagraphs(body, style, styleSheets);
  joinSplitLists(body);
  nestLooseLists(body);
}

/** Word's paragraphs. `style` is the attribute that contains the styles. */
function convertWordParagraphs(body: HTMLElement, style: string, styleSheets: string): void {
  const open: { level: number; list: Element }[] = [];
  let last: Element | undefined;
  for (const paragraph of body.querySelectorAll(`p[${style}]`)) {
    const [, name = "", digit] = LEVEL.exec(paragraph.getAttribute(style) ?? "") ?? [];
    const level = Number(digit);
    if (!level) continue;
    if (paragraph.previousElementSibling !== last) open.length = 0;
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
    const marker = takeMarker(paragraph, style);
    if (!list) {
      const isOrdered = isNumberedLevel(styleSheets, name, level) ?? NUMBER.test(marker);
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

/** Removes the leading bullet or number, and returns it. */
function takeMarker(paragraph: Element, style: string): string {
  const markers = [...paragraph.querySelectorAll(`[${style}]`)].filter((element) =>
    MARKER.test(element.getAttribute(style) ?? ""),
  );
  const text = markers.map(({ textContent }) => textContent).join("");
  for (const marker of markers) marker.remove();
  return text.trim();
}

/** What Word's own style sheet says of a level; undefined if it says nothing. */
function isNumberedLevel(styleSheets: string, name: string, level: number): boolean | undefined {
  const rule = new RegExp(`@list\\s+${name}:level${level}\\b[^{]*\\{([^}]*)`, "i").exec(
    styleSheets,
  );
  return rule ? !/mso-level-number-format:\s*bullet/i.test(rule[1] ?? "") : undefined;
}

/** Word on the web puts each item into its own list and wrapper; `data-aria-level` is its depth. */
function joinSplitLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const item of body.querySelectorAll("li[data-aria-level]")) {
    const list = item.parentElement;
    const before = list?.previousElementSibling;
    if (!list || !before || !/^[UO]L$/.test(before.tagName)) continue;
    const level = Number(item.getAttribute("data-aria-level"));
    let target: Element = before;
    let depth = 1;
    while (depth < level) {
      const parent = target.lastElementChild;
      const nested = parent?.lastElementChild;
      if (nested && /^[UO]L$/.test(nested.tagName)) target = nested;
      else {
        const child = body.ownerDocument.createElement(list.tagName);
        parent?.append(child);
        target = child;
      }
      depth += 1;
    }
    if (target.tagName !== list.tagName) continue;
    target.append(item);
    if (list.children.length === 0) list.remove();
  }
}

/** Google Docs puts a nested list next to the item that it belongs to. */
function nestLooseLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const item = list.previousElementSibling;
    if (item?.tagName === "LI") item.append(list);
  }
}
