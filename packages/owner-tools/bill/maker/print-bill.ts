import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import { listParts, toPaperContent } from "../paper-content.ts";
import { getPaperClasses } from "../paper/paper.tsx";
import { ROLL_END, SHEETS } from "../sheets.ts";
import { toFileTitle } from "../to-text.ts";

/** CSS pixels per millimetre. */
const PX_PER_MM = 96 / 25.4;

/** A bill and the paper that shows it. */
interface PrintableBill {
  bill: Bill;
  paper: HTMLElement;
}

/**
 * Prints only the bill, however the print dialog was opened: from `beforeprint` to `afterprint` a
 * copy of the paper replaces the page. Returns a function that stops this.
 */
export function printOnlyBill(getPrintableBill: () => PrintableBill | undefined): () => void {
  let restorePage: (() => void) | undefined;
  const end = () => {
    restorePage?.();
    restorePage = undefined;
  };
  const begin = () => {
    end();
    const printableBill = getPrintableBill();
    restorePage = printableBill && mountPrintCopy(printableBill);
  };
  const listeners = new AbortController();
  addEventListener("beforeprint", begin, { signal: listeners.signal });
  addEventListener("afterprint", end, { signal: listeners.signal });
  return () => {
    end();
    listeners.abort();
  };
}

const HIDE_PAGE = "@media print { body > :not(.bill-print) { display: none !important } }";

/** Mounts a copy of the paper, laid out for its sheet. Returns a function that removes it. */
function mountPrintCopy({ paper, bill }: PrintableBill): () => void {
  const printCopy = document.createElement("div");
  printCopy.className = "bill-print";
  printCopy.append(paper.cloneNode(true));
  markIncomplete(printCopy, bill);
  document.body.append(printCopy);
  const { width, height, margin } = SHEETS[bill.draft.size];
  const styleSheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styleSheet);
  // Set the printed width, to measure the printed height.
  styleSheet.replaceSync(`.bill-print { width: ${width - 2 * margin}mm }`);
  const table = printCopy.querySelector("table");
  // A roll has no table columns and only one page.
  if (table && height !== undefined) keepEndWithLine(table);
  const length = Math.ceil(printCopy.offsetHeight / PX_PER_MM) + 2 * margin;
  const sheet = `size: ${width}mm ${height ?? length + ROLL_END}mm; margin: ${margin}mm;`;
  const footer = height !== undefined && length > height ? formatPageFooter(bill) : "";
  styleSheet.replaceSync(`${HIDE_PAGE} @page { ${sheet} ${footer} }`);
  const pageTitle = document.title;
  // The file name for "Save as PDF".
  document.title = toFileTitle(bill);
  return () => {
    printCopy.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (other) => other !== styleSheet,
    );
    document.title = pageTitle;
  };
}

/** Marks the paper as a draft if an extension or a translation has removed a required part. */
function markIncomplete(printCopy: HTMLElement, bill: Bill) {
  const isShown = (part: string) =>
    Boolean(printCopy.querySelector(`[data-part="${part}"]`)?.textContent.trim());
  const parts = listParts(toPaperContent(bill, { isDraft: false }));
  if (printCopy.querySelector("[data-draft]") || parts.every(isShown)) return;
  const mark = document.createElement("p");
  mark.className = getPaperClasses(bill.draft.look)("draft");
  mark.textContent = `${copy.draft}: ${copy.draftNote}`;
  printCopy.querySelector("article > *")?.prepend(mark);
}

/**
 * Groups the last line and the sums in one table section, which is never split across pages and
 * below a repeated table head. A block below the table would not stay with its last row.
 */
function keepEndWithLine(table: HTMLTableElement): void {
  const end = table.parentElement?.querySelector("[data-end]");
  const lastLine = table.querySelector<HTMLTableRowElement>("tbody > tr:last-child");
  if (!end || !lastLine) return;
  const section = table.createTBody();
  section.style.breakInside = "avoid";
  section.append(lastLine);
  const cell = section.insertRow().insertCell();
  cell.colSpan = lastLine.cells.length;
  cell.dataset["end"] = "";
  cell.append(end);
}

/** CSS of the page footer: "Bill 26-27/001" on the left and "Page 2 of 3" on the right. */
const formatPageFooter = ({ kind, draft }: Bill) => `
  @bottom-left { content: ${JSON.stringify(`${copy.titles[kind]} ${draft.number}`)}; font: 8pt sans-serif; }
  @bottom-right {
    content: "${copy.page} " counter(page) " ${copy.of} " counter(pages);
    font: 8pt sans-serif;
  }`;
