import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { copyButtonCopy } from "@angadi/content/copy-text";
import { drawBeside } from "./beside.server.ts";

/**
 * Makes a guide's HTML fit to read, to print and to listen to: tables in frames that scroll by
 * themselves, columns of figures marked, a button on each text to copy.
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
 * What the list after `<!-- here: board -->` or `<!-- here: ladder -->` has to be. On a board questions stand
 * left, answers right; a ladder's rungs are numbers from which on more is asked, each with a list of what.
 */
const LISTS: Readonly<Record<string, string>> = { board: "ol", ladder: "ul" };

function withDressedLists(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node, at) => {
    const dress = node.type === "comment" ? node.value.replace(/^here: /, "") : "";
    if (!Object.hasOwn(LISTS, dress)) return true;
    const list = nodes[at + 1];
    if (list?.type !== "element" || list.tagName !== LISTS[dress])
      throw new Error(`A ${dress} is a list (${LISTS[dress]}).`);
    // Safari takes a list without numbers of its own for none.
    list.properties = { role: "list", className: [dress] };
    return false;
  });
}

/** Line breaks between blocks mean nothing, and each page carries its text twice. */
const HOLDS_BLOCKS = /^(?:blockquote|ol|ul|table|thead|tbody|tr)$/;
const withoutLineBreaks = ({ tagName, children }: Element) =>
  HOLDS_BLOCKS.test(tagName) ? children.filter((node) => !isLineBreak(node)) : children;

/** Raised figures of the page's own letters: those in the texts' files come from another font, and stand apart. */
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹ⁿ";
const POWERS = new RegExp(`([${RAISED}]+)`);

function withPowers(node: ElementContent): ElementContent[] {
  if (node.type !== "text" || !POWERS.test(node.value)) return [node];
  // What the group catches stands between what is cut: every other one is a power.
  return node.value.split(POWERS).map((value, at) => {
    if (at % 2 === 0) return { type: "text", value };
    const power = Array.from(value, (raised) => "0123456789n"[RAISED.indexOf(raised)]).join("");
    return element("sup", {}, [{ type: "text", value: power }]);
  });
}

const isLineBreak = (node: RootContent) => node.type === "text" && node.value === "\n";

/**
 * On each text to copy. It is in the HTML, so that nothing moves when the script starts
 * (sections/article/use-copy-buttons.ts); without scripts it is hidden.
 */
const copyButton = () =>
  element("button", { type: "button" }, [{ type: "text", value: copyButtonCopy.copy }]);

const element = (
  tagName: string,
  properties: Properties,
  children: ElementContent[] = [],
): Element => ({ type: "element", tagName, properties, children });

const elementsIn = ({ children }: Element) => children.filter((node) => node.type === "element");

/** Columns from which a table is too wide for a phone, unless they are figures. */
const WIDE = 3;

/**
 * A table in a frame that the keyboard can scroll, too, called by the heading it stands under. One of
 * several columns of words has each cell say its column: a phone shows its rows one below the other.
 */
function framed(table: Element, heading: string): Element {
  const rows = cellsByRow(table);
  const [head = [], ...body] = rows;
  let copy = 0;
  for (const [column, cell] of head.entries()) {
    // What is empty heads nothing.
    if (textOf(cell) === "") cell.tagName = "td";
    // The first column says what a row is about, even where that is a number.
    const isFigures =
      column > 0 &&
      body.every((cells) => isFigure(cells[column])) &&
      body.some((cells) => cells[column] && textOf(cells[column]));
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
  // What for, how it comes about, how much: it is read as a bill, and its head stays.
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
  const labels = head.map((cell) => textOf(cell));
  for (const cells of body) {
    for (const [column, cell] of cells.entries()) {
      // A cell with nothing in it has nothing to say of its column.
      if (column > 0 && cell.children.length > 0)
        cell.properties = { ...cell.properties, dataLabel: labels[column] };
    }
  }
}

/** The table's cells by row, the head's first. */
function cellsByRow(node: Element): Element[][] {
  return node.tagName === "tr" ? [elementsIn(node)] : elementsIn(node).flatMap(cellsByRow);
}

/** An amount, a count, a share, or nothing at all; a column of nothing is there to be written in. */
const isFigure = (cell: Element | undefined) =>
  /^(?:[–−+-]?\s*₹?\s*[\d,]+(?:\.\d+)?\s*%?)?$/.test(cell ? textOf(cell).trim() : "");
