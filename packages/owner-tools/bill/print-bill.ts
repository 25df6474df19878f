import type { Size } from "./draft.ts";
import { ROLL_END, SHEETS } from "./sheets.ts";

/** CSS pixels per millimetre. */
const PX_PER_MM = 96 / 25.4;

/** What to print, and how. */
export interface PrintableBill {
  paper: HTMLElement;
  size: Size;
  /** File name for "Save as PDF". */
  title: string;
  /** Page footer if there are several pages: the bill's number, "Page", "of". */
  foot: { number: string; page: string; of: string };
  /** Names of the required parts of the paper. */
  parts: readonly string[];
  /** The draft mark. */
  draft: { className: string; text: string };
}

/**
 * Prints only the bill, however the print dialog was opened: from "beforeprint" to "afterprint" a
 * copy of the paper replaces the page. Returns a function that stops this.
 */
export function printOnlyBill(printed: () => PrintableBill | undefined): () => void {
  let undo: (() => void) | undefined;
  const begin = () => {
    undo?.();
    const printableBill = printed();
    undo = printableBill && mountPrintCopy(printableBill);
  };
  const end = () => {
    undo?.();
    undo = undefined;
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    end();
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

const ALONE = "@media print { body > :not(.bill-print) { display: none !important } }";

/** Mounts a copy of the paper, laid out for its sheet. Returns a function that removes it. */
function mountPrintCopy({ paper, size, title, foot, ...contents }: PrintableBill): () => void {
  const stage = document.createElement("div");
  stage.className = "bill-print";
  stage.append(paper.cloneNode(true));
  markIncomplete(stage, contents);
  document.body.append(stage);
  const { width, height, margin } = SHEETS[size];
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  // Set the printed width, to measure the printed height.
  rules.replaceSync(`.bill-print { width: ${width - 2 * margin}mm }`);
  const table = stage.querySelector("table");
  // A roll has no table columns and only one page.
  if (table && height !== undefined) keepEndWithLine(table);
  const length = Math.ceil(stage.offsetHeight / PX_PER_MM) + 2 * margin;
  const sheet = `size: ${width}mm ${height ?? length + ROLL_END}mm; margin: ${margin}mm;`;
  const isLong = height !== undefined && length > height;
  rules.replaceSync(`${ALONE} @page { ${sheet} ${isLong ? formatPageFooter(foot) : ""} }`);
  const before = document.title;
  document.title = title;
  return () => {
    stage.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules);
    document.title = before;
  };
}

/** Marks the paper as a draft if an extension or a translation has removed a required part. */
function markIncomplete(
  stage: HTMLElement,
  { parts, draft }: Pick<PrintableBill, "parts" | "draft">,
) {
  const isThere = (part: string) =>
    Boolean(stage.querySelector(`[data-part="${part}"]`)?.textContent.trim());
  if (stage.querySelector("[data-draft]") || parts.every(isThere)) return;
  const mark = document.createElement("p");
  mark.className = draft.className;
  mark.textContent = draft.text;
  stage.querySelector("article > *")?.prepend(mark);
}

/**
 * Groups the last line and the sums in one table section, which is never split across pages and
 * below a repeated table head. A block below the table would not stay with its last row.
 */
function keepEndWithLine(table: HTMLTableElement): void {
  const end = table.parentElement?.querySelector("[data-end]");
  const rows = table.tBodies[0]?.rows;
  const last = rows?.[rows.length - 1];
  if (!end || !last) return;
  const keep = table.createTBody();
  keep.style.breakInside = "avoid";
  keep.append(last);
  const cell = keep.insertRow().insertCell();
  cell.colSpan = last.cells.length;
  cell.dataset["end"] = "";
  cell.append(end);
}

/** CSS of the page footer: "26-27/001" on the left and "Page 2 of 3" on the right. */
const formatPageFooter = ({ number, page, of }: PrintableBill["foot"]) => `
  @bottom-left { content: ${JSON.stringify(number)}; font: 8pt sans-serif; }
  @bottom-right {
    content: ${JSON.stringify(`${page} `)} counter(page) ${JSON.stringify(` ${of} `)} counter(pages);
    font: 8pt sans-serif;
  }`;
