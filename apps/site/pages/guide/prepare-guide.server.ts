import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as readText } from "hast-util-to-string";
import { copyButtonCopy } from "@angadi/content/copy-button";
import { createElement } from "@angadi/content/markdown/drawings";
import { groupDrawings } from "./group-drawings.server.ts";
import { listElements } from "./guide-sections.server.ts";

/**
 * Prepares a guide's HTML for reading, print and screen readers: scrollable frames around tables,
 * marked number columns, a copy button on each text to copy.
 */
export function prepareGuide(root: Root): void {
  let heading = "";
  const prepareElement = (child: ElementContent): ElementContent => {
    if (child.type !== "element") return child;
    if (/^h[23]$/.test(child.tagName)) heading = String(child.properties["id"]);
    child.children = removeLineBreaks(child).flatMap(splitSuperscripts).map(prepareElement);
    if (child.tagName === "blockquote") child.children.push(createCopyButton());
    return child.tagName === "table" ? frameTable(child, heading) : child;
  };
  const nodes = styleMarkedLists(root.children.filter((node) => !isLineBreak(node)));
  root.children = nodes.map((node) => (node.type === "doctype" ? node : prepareElement(node)));
  groupDrawings(root);
}

/**
 * The list element required after `<!-- here: questions -->` or `<!-- here: ladder -->`. A
 * questions list has questions on the left and answers on the right; a ladder has thresholds as
 * rungs, each with a list of the duties that start there.
 */
const LIST_TAGS: Readonly<Record<string, string>> = { questions: "ol", ladder: "ul" };

function styleMarkedLists(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node, index) => {
    const listStyle = node.type === "comment" ? node.value.replace(/^here: /, "") : "";
    if (!Object.hasOwn(LIST_TAGS, listStyle)) return true;
    const list = nodes[index + 1];
    if (list?.type !== "element" || list.tagName !== LIST_TAGS[listStyle])
      throw new Error(`A ${listStyle} is a list (${LIST_TAGS[listStyle]}).`);
    // Safari drops list semantics from lists without markers.
    list.properties = { role: "list", className: [listStyle] };
    return false;
  });
}

/** Line breaks between blocks are removed to save bytes: each page contains its text twice. */
const BLOCK_PARENTS = /^(?:blockquote|ol|ul|table|thead|tbody|tr)$/;
const removeLineBreaks = ({ tagName, children }: Element) =>
  BLOCK_PARENTS.test(tagName) ? children.filter((node) => !isLineBreak(node)) : children;

/** Rendered as `sup`: the Unicode superscripts come from a fallback font and do not match. */
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ";
const SUPERSCRIPT_RUN = new RegExp(`([${SUPERSCRIPTS}]+)`);

function splitSuperscripts(node: ElementContent): ElementContent[] {
  if (node.type !== "text" || !SUPERSCRIPT_RUN.test(node.value)) return [node];
  // The captured group splits the text, so every odd part is a power.
  return node.value.split(SUPERSCRIPT_RUN).map((value, index) => {
    if (index % 2 === 0) return { type: "text", value };
    const power = Array.from(
      value,
      (superscript) => "0123456789n"[SUPERSCRIPTS.indexOf(superscript)],
    ).join("");
    return createElement("sup", {}, [{ type: "text", value: power }]);
  });
}

const isLineBreak = (node: RootContent) => node.type === "text" && node.value === "\n";

/**
 * Added to each text to copy. It is in the HTML so that the layout does not shift when the script
 * starts (sections/article/use-copy-buttons.ts); it is hidden without scripts.
 */
const createCopyButton = () =>
  createElement("button", { type: "button" }, [{ type: "text", value: copyButtonCopy.button }]);

/** Tables with this many columns are too wide for a phone, unless they contain figures. */
const MIN_WIDE_COLUMNS = 3;

/**
 * Wraps a table in a keyboard-scrollable frame labelled by its heading. If several columns contain
 * text, each cell gets its column's label, because a phone stacks the rows.
 */
function frameTable(table: Element, heading: string): Element {
  const rows = listRows(table);
  const [headers = [], ...body] = rows;
  let textColumnCount = 0;
  for (const [column, cell] of headers.entries()) {
    // An empty cell is not a header.
    if (readText(cell) === "") cell.tagName = "td";
    // The first column labels its row, even if it is a number.
    const isNumeric =
      column > 0 &&
      body.every((cells) => isNumericCell(cells[column])) &&
      body.some((cells) => cells[column] && readText(cells[column]));
    cell.properties = cell.tagName === "th" ? { scope: "col" } : {};
    if (!isNumeric) {
      textColumnCount += 1;
      continue;
    }
    for (const cells of rows) {
      const numericCell = cells[column];
      if (numericCell)
        numericCell.properties = { ...numericCell.properties, className: ["figure"] };
    }
  }
  const isStacked = headers.length >= MIN_WIDE_COLUMNS && textColumnCount > 1;
  // Item, explanation, amount: shown as a bill, and its header row stays.
  const isBill =
    isStacked &&
    headers.length === MIN_WIDE_COLUMNS &&
    textColumnCount === 2 &&
    headers[2]?.properties["className"] !== undefined;
  if (isStacked && !isBill) labelCells(headers, body);
  return createElement(
    "div",
    {
      className: ["table", ...(isStacked ? ["stacked"] : []), ...(isBill ? ["bill-rows"] : [])],
      role: "group",
      ariaLabelledBy: [heading],
      tabIndex: 0,
    },
    [table],
  );
}

function labelCells(headers: readonly Element[], body: readonly Element[][]): void {
  const labels = headers.map((cell) => readText(cell));
  for (const cells of body) {
    for (const [column, cell] of cells.entries()) {
      // Empty cells need no column label.
      if (column > 0 && cell.children.length > 0)
        cell.properties = { ...cell.properties, dataLabel: labels[column] };
    }
  }
}

/** The table's cells by row, the header row first. */
function listRows(node: Element): Element[][] {
  return node.tagName === "tr" ? [listElements(node)] : listElements(node).flatMap(listRows);
}

/** Whether a cell has an amount, count or percentage, or is empty. */
const isNumericCell = (cell: Element | undefined) =>
  /^(?:[–−+-]?\s*₹?\s*[\d,]+(?:\.\d+)?\s*%?)?$/.test(cell ? readText(cell).trim() : "");
