const getText = (element: Element | undefined) => element?.textContent.trim() ?? "";

/**
 * Replaces a table by a list, since the editor has no tables. A row becomes "Tea: ₹20", or with
 * column headings "Tea – Size: 200 ml, Price: ₹20". A table with one column is only layout: its
 * cells' contents replace it. Returns whether the table became a list.
 */
export function replaceTable(table: HTMLTableElement): boolean {
  const rows = Array.from(table.rows, ({ cells }) => Array.from(cells));
  if (rows.every((cells) => cells.length <= 1)) {
    table.replaceWith(...rows.flat().flatMap((cell) => Array.from(cell.childNodes)));
    return false;
  }
  const { ownerDocument } = table;
  const [firstRow = []] = rows;
  const headings = isHeadingRow(firstRow) ? firstRow.map(getText) : [];
  const list = ownerDocument.createElement("ul");
  for (const [nameCell, ...otherCells] of rows.slice(headings.length > 0 ? 1 : 0)) {
    const item = ownerDocument.createElement("li");
    const valueCells = otherCells.filter((cell) => getText(cell) !== "");
    const hasName = getText(nameCell) !== "";
    appendInline(item, nameCell);
    if (hasName && valueCells.length > 0) item.append(headings.length > 0 ? " – " : ": ");
    for (const [index, cell] of valueCells.entries()) {
      const heading = headings[cell.cellIndex];
      item.append(`${index > 0 ? ", " : ""}${heading ? `${heading}: ` : ""}`);
      appendInline(item, cell);
    }
    if (getText(item) !== "") list.append(item);
  }
  table.replaceWith(...(table.caption ? [...table.caption.childNodes] : []), list);
  return true;
}

/** Headings are `th` cells, or cells whose whole text is bold. */
const isHeadingRow = (cells: readonly HTMLTableCellElement[]): boolean =>
  cells.every(
    (cell) =>
      cell.tagName === "TH" ||
      getText(cell) === "" ||
      [...cell.querySelectorAll("b,strong")].some((bold) => getText(bold) === getText(cell)),
  );

/** Appends a cell's text and marks; its lines are separated by commas. */
function appendInline(item: Element, cell: Element | undefined): void {
  if (!cell) return;
  for (const lineBreak of cell.querySelectorAll("br")) lineBreak.replaceWith(", ");
  const lines = [...cell.querySelectorAll("p,div,li,h1,h2,h3,h4,h5,h6")];
  for (const line of lines.toReversed()) {
    const isFirst = line === lines[0];
    line.replaceWith(...(isFirst || getText(line) === "" ? [] : [", "]), ...line.childNodes);
  }
  for (const list of cell.querySelectorAll("ul,ol")) list.replaceWith(...list.childNodes);
  cell.normalize();
  item.append(...cell.childNodes);
}
