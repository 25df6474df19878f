import type { HtmlNode } from "../../markdown.server.ts";

/**
 * Makes a guide's HTML fit to read, to print and to listen to: tables in frames that scroll by
 * themselves, columns of figures marked, checklists as boxes to tick, which work without the script as long as the page is open.
 */
export function finishGuide(root: HtmlNode): void {
  let heading = "";
  const finish = (node: HtmlNode) => {
    withoutLineBreaks(node);
    node.children = (node.children ?? []).map((child) => {
      if (/^h[23]$/.test(child.tagName ?? "")) heading = String(child.properties?.["id"]);
      finish(child);
      if (isChecklist(child)) return tickable(child);
      return child.tagName === "table" ? framed(child, heading) : child;
    });
  };
  finish(root);
}

/** Line breaks between blocks mean nothing, and each page carries its text twice. */
const HOLDS_BLOCKS = /^(?:blockquote|ol|ul|table|thead|tbody|tr)$/;
function withoutLineBreaks(node: HtmlNode): void {
  if (node.type !== "root" && !HOLDS_BLOCKS.test(node.tagName ?? "")) return;
  node.children = node.children?.filter(({ type, value }) => type !== "text" || value !== "\n");
}

const isChecklist = ({ tagName, properties }: HtmlNode) =>
  tagName === "ul" && [properties?.["className"]].flat().includes("contains-task-list");

/**
 * Each item becomes the label of its own box. Above them is the place where the script says how far
 * one has come (ticks.tsx).
 */
function tickable(list: HtmlNode): HtmlNode {
  // Safari takes a list without bullets for none.
  list.properties = { role: "list" };
  for (const item of list.children ?? []) {
    delete item.properties;
    const texts = item.children?.filter(({ tagName }) => tagName !== "input") ?? [];
    const [first] = texts;
    if (first?.value) first.value = first.value.trimStart();
    item.children = [element("label", {}, [element("input", { type: "checkbox" }), ...texts])];
  }
  return element("div", { className: ["checklist"] }, [
    element("div", { className: ["ticks"] }),
    list,
  ]);
}

const element = (
  tagName: string,
  properties: NonNullable<HtmlNode["properties"]>,
  children: HtmlNode[] = [],
): HtmlNode => ({ type: "element", tagName, properties, children });

/** A table in a frame that the keyboard can scroll, too, called by the heading it stands under. */
function framed(table: HtmlNode, heading: string): HtmlNode {
  const rows = cellsOf(table);
  const [head = [], ...body] = rows;
  for (const [column, cell] of head.entries()) {
    // What is empty heads nothing.
    if (textOf(cell) === "") cell.tagName = "td";
    // The first column says what a row is about, even where that is a number.
    const isFigures = column > 0 && body.every((cells) => isFigure(textOf(cells[column])));
    cell.properties = cell.tagName === "th" ? { scope: "col" } : {};
    if (!isFigures) continue;
    for (const cells of rows) {
      const figure = cells[column];
      if (figure) figure.properties = { ...figure.properties, className: ["figure"] };
    }
  }
  return element(
    "div",
    { className: ["table"], role: "group", ariaLabelledBy: [heading], tabIndex: 0 },
    [table],
  );
}

/** The table's cells by row, the head's first. */
function cellsOf(node: HtmlNode): HtmlNode[][] {
  if (node.tagName === "tr") return [node.children?.filter(({ tagName }) => tagName) ?? []];
  return (node.children ?? []).flatMap(cellsOf);
}

const textOf = (node: HtmlNode | undefined): string =>
  node?.value ?? (node?.children ?? []).map(textOf).join("");

/** An amount, a count, a share, or nothing at all. */
const isFigure = (text: string) => /^(?:[–−+-]?\s*₹?\s*[\d,]+(?:\.\d+)?\s*%?)?$/.test(text.trim());
