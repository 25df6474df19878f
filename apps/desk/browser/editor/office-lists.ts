/** `mso-list: l0 level2 lfo1`: the list and level of a paragraph in Word. */
const LIST_LEVEL = /mso-list:\s*(l\d+)\s+level(\d)/i;
/** The style of the element that contains an item's bullet or number. */
const LIST_MARKER = /mso-list:\s*ignore/i;
/** Matches "1.", "(a)", "iv)" and "१.", but not the letters that symbol fonts draw as bullets. */
const NUMBER_MARKER = /^\W*?(?:\p{N}|\(?\p{L}{1,5}[.)])/u;

/** Converts the lists of office programs to HTML lists. */
export function convertOfficeLists(body: HTMLElement, style: string, styleSheets: string): void {
  convertWordParagraphs(body, style, styleSheets);
  joinSplitLists(body);
  nestSiblingLists(body);
}

/** Word writes list items as paragraphs; `style` is the attribute with their styles. */
function convertWordParagraphs(body: HTMLElement, style: string, styleSheets: string): void {
  const openLists: { level: number; list: Element }[] = [];
  let lastList: Element | undefined;
  for (const paragraph of body.querySelectorAll(`p[${style}]`)) {
    const [, listName = "", digit] = LIST_LEVEL.exec(paragraph.getAttribute(style) ?? "") ?? [];
    const level = Number(digit);
    if (!level) continue;
    if (paragraph.previousElementSibling !== lastList) openLists.length = 0;
    while ((openLists.at(-1)?.level ?? 0) > level) openLists.pop();
    let list = openLists.at(-1)?.level === level ? openLists.at(-1)?.list : undefined;
    const marker = removeMarker(paragraph, style);
    if (!list) {
      const isOrdered = isNumberedLevel(styleSheets, listName, level) ?? NUMBER_MARKER.test(marker);
      list = body.ownerDocument.createElement(isOrdered ? "ol" : "ul");
      const previousItem = openLists.at(-1)?.list.lastElementChild;
      if (previousItem) previousItem.append(list);
      else paragraph.before(list);
      openLists.push({ level, list });
    }
    const item = body.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    lastList = openLists[0]?.list;
  }
}

/** Removes an item's bullet or number, and returns it. */
function removeMarker(paragraph: Element, style: string): string {
  const markers = [...paragraph.querySelectorAll(`[${style}]`)].filter((element) =>
    LIST_MARKER.test(element.getAttribute(style) ?? ""),
  );
  const text = markers.map(({ textContent }) => textContent).join("");
  for (const marker of markers) marker.remove();
  return text.trim();
}

/** Reads a level's number format in Word's style sheet; undefined if it has none. */
function isNumberedLevel(
  styleSheets: string,
  listName: string,
  level: number,
): boolean | undefined {
  const rule = new RegExp(`@list\\s+${listName}:level${level}\\b[^{]*\\{([^}]*)`, "i").exec(
    styleSheets,
  );
  return rule ? !/mso-level-number-format:\s*bullet/i.test(rule[1] ?? "") : undefined;
}

/** Joins the lists of Word on the web: it wraps each item in a list; `data-aria-level` is its depth. */
function joinSplitLists(body: HTMLElement): void {
  for (const wrapper of body.querySelectorAll(".ListContainerWrapper"))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const item of body.querySelectorAll("li[data-aria-level]")) {
    const list = item.parentElement;
    const previousList = list?.previousElementSibling;
    if (!list || !previousList || !/^[UO]L$/.test(previousList.tagName)) continue;
    const level = Number(item.getAttribute("data-aria-level"));
    let target: Element = previousList;
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

/** Moves nested lists into their item: Google Docs puts them next to it. */
function nestSiblingLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
    const item = list.previousElementSibling;
    if (item?.tagName === "LI") item.append(list);
  }
}
