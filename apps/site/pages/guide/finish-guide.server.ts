import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import { toString as readText } from "hast-util-to-string";
import { copyButtonCopy } from "@angadi/content/copy-text";
import { drawBeside } from "./beside.server.ts";

/**
 * Prepares a guide's HTML for reading, print and screen readers: scrollable frames around tables,
 * marked number columns, a copy button on each text to copy.
 */
export function finishGuide(root: Root): void {
  let heading = "";
  const finish = (child: ElementContent): ElementContent => {
    if (child.type !== "element") return child;
    if (/^h[23]$/.test(child.tagName)) heading = String(child.properties["id"]);
    child.children = withoutLineBreaks(child).flatMap(withPowers).map(finish);
    if (child.tagName === "blockquote") child.children.push(copyButton());
    return child.tagName === "table" ? framed(child, heading) : child;
  };
  const nodes = withDressedLists(root.children.filter((node) => !isLineBreak(node)));
  root.children = nodes.map((node) => (node.type === "doctype" ? node : finish(node)));
  drawBeside(root);
}

/**
 * The list element required after `<!-- here: board -->` or `<!-- here: ladder -->`. A board shows
 * questions on the left, answers on the right; a ladder's rungs are thresholds, each with a list of
 * the duties that start there.
 */
const LISTS: Readonly<Record<string, string>> = { board: "ol", ladder: "ul" };

function withDressedLists(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node, at) => {
    const dress = node.type === "comment" ? node.value.replace(/^here: /, "") : "";
    if (!Object.hasOwn(LISTS, dress)) return true;
    const list = nodes[at + 1];
    if (list?.type !== "element" || list.tagName !== LISTS[dress])
      throw new Error(`A ${dress} is a list (${LISTS[dress]}).`);
    // Safari drops list semantics from lists without markers.
    list.properties = { role: "list", className: [dress] };
    return false;
  });
}

/** Line breaks between blocks are removed to save bytes: each page contains its text twice. */
const HOLDS_BLOCKS = /^(?:blockquote|ol|ul|table|thead|tbody|tr)$/;
const withoutLineBreaks = ({ tagName, children }: Element) =>
  HOLDS_BLOCKS.test(tagName) ? children.filter((node) => !isLineBreak(node)) : children;

/** Rendered as `sup`: the Unicode superscripts come from a fallback font and do not match. */
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ";
const POWERS = new RegExp(`([${RAISED}]+)`);

function withPowers(node: ElementContent): ElementContent[] {
  if (node.type !== "text" || !POWERS.test(node.value)) return [node];
  // The captured group splits the text, so every odd part is a power.
  return node.value.split(POWERS).map((value, at) => {
    if (at % 2 === 0) return { type: "text", value };
    const power = Array.from(value, (raised) => "0123456789n"[RAISED.indexOf(raised)]).join("");
    return element("sup", {}, [{ type: "text", value: power }]);
  });
}

const isLineBreak = (node: RootContent) => node.type === "text" && node.value === "\n";

/**
 * Added to each text to copy. It is in the HTML so that the layout does not shift when the script
 * starts (sections/article/use-copy-buttons.ts); it is hidden without scripts.
 */
const copyButton = () =>
  element("button", { type: "button" }, [{ type: "text", value: copyButtonCopy.copy }]);

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

const elementsIn = ({ children }: Element) => children.filter((node) => node.type === "element");

/** Tables with this many columns are too wide for a phone, unless they contain figures. */
const WIDE = 3;

/**
 * Wraps a table in a keyboard-scrollable frame labelled by its heading. If several columns contain
 * text, each cell gets its column's label, because a phone stacks the rows.
 */
function framed(table: Element, heading: string): Element {
  const rows = cellsByRow(table);
  const [head = [], ...body] = rows;
  let copy = 0;
  for (const [column, cell] of head.entries()) {
    // An empty cell is not a header.
    if (readText(cell) === "") cell.tagName = "td";
    // The first column labels its row, even if it is a number.
    const isFigures =
      column > 0 &&
      body.every((cells) => isFigure(cells[column])) &&
      body.some((cells) => cells[column] && readText(cells[column]));
    cell.properties = cell.tagName === "th" ? { scope: "col" } : {};
    if (!isFigures) {
      copy += 1;
      continue;
    }
    for (const cells of rows) {
      const figure = cells[column];
      if (figure) figure.properties = { ...figure.properties, className: ["figure"] };
    }
  }
  const stacks = head.length >= WIDE && copy > 1;
  // Item, explanation, amount: shown as a bill, and its header row stays.
  const isSum = stacks && head.length === WIDE && copy === 2 && isFigureColumn(head[2]);
  if (stacks && !isSum) labelCells(head, body);
  return element(
    "div",
    {
      className: ["table", ...(stacks ? ["stacks"] : []), ...(isSum ? ["sum"] : [])],
      role: "group",
      ariaLabelledBy: [heading],
      tabIndex: 0,
    },
    [table],
  );
}

const isFigureColumn = (head: Element | undefined) => head?.properties["className"] !== undefined;

function labelCells(head: readonly Element[], body: readonly Element[][]): void {
  const labels = head.map((cell) => readText(cell));
  for (const cells of body) {
    for (const [column, cell] of cells.entries()) {
      // Empty cells need no column label.
      if (column > 0 && cell.children.length > 0)
        cell.properties = { ...cell.properties, dataLabel: labels[column] };
    }
  }
}

/** The table's cells by row, the header row first. */
function cellsByRow(node: Element): Element[][] {
  return node.tagName === "tr" ? [elementsIn(node)] : elementsIn(node).flatMap(cellsByRow);
}

/** An amount, count or percentage, or empty; an entirely empty column is for writing in. */
const isFigure = (cell: Element | undefined) =>
  /^(?:[–−+-]?\s*₹?\s*[\d,]+(?:\.\d+)?\s*%?)?$/.test(cell ? readText(cell).trim() : "");
