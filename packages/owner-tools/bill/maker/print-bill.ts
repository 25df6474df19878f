import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import { listParts, toPaperContent } from "../paper-content.ts";
import { createClassGetter } from "../paper/paper.tsx";
import { ROLL_TEAR_MARGIN, PAPER_SIZES } from "../paper-sizes.ts";
import { toFileTitle } from "../to-text.ts";

const PX_PER_MM = 96 / 25.4;

interface PrintableBill {
  bill: Bill;
  paper: HTMLElement;
}

/**
 * Makes every print contain only the bill: from `beforeprint` to `afterprint` a clone of the paper
 * replaces the page. Returns a function that ends this.
 */
export function printOnlyBill(getPrintableBill: () => PrintableBill | undefined): () => void {
  let restorePage: (() => void) | undefined;
  const onAfterPrint = () => {
    restorePage?.();
    restorePage = undefined;
  };
  const onBeforePrint = () => {
    onAfterPrint();
    const printableBill = getPrintableBill();
    restorePage = printableBill && mountPrintClone(printableBill);
  };
  const listeners = new AbortController();
  addEventListener("beforeprint", onBeforePrint, { signal: listeners.signal });
  addEventListener("afterprint", onAfterPrint, { signal: listeners.signal });
  return () => {
    onAfterPrint();
    listeners.abort();
  };
}

const HIDE_PAGE = "@media print { body > :not(.bill-print) { display: none !important } }";

/** Mounts a clone of the paper, laid out for its size. Returns a function that removes it. */
function mountPrintClone({ paper, bill }: PrintableBill): () => void {
  const printClone = document.createElement("div");
  printClone.className = "bill-print";
  printClone.append(paper.cloneNode(true));
  markDraftIfIncomplete(printClone, bill);
  document.body.append(printClone);
  const { width, height, margin } = PAPER_SIZES[bill.draft.size];
  const styleSheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(styleSheet);
  // The printed height is measured at the printed width.
  styleSheet.replaceSync(`.bill-print { width: ${width - 2 * margin}mm }`);
  const table = printClone.querySelector("table");
  // A roll has no table columns and only one page.
  if (table && height !== undefined) keepTotalsWithLastLine(table);
  const printedHeight = Math.ceil(printClone.offsetHeight / PX_PER_MM) + 2 * margin;
  const pageStyle = `size: ${width}mm ${height ?? printedHeight + ROLL_TEAR_MARGIN}mm; margin: ${margin}mm;`;
  const footer = height !== undefined && printedHeight > height ? formatPageFooter(bill) : "";
  styleSheet.replaceSync(`${HIDE_PAGE} @page { ${pageStyle} ${footer} }`);
  const pageTitle = document.title;
  // The file name for "Save as PDF".
  document.title = toFileTitle(bill);
  return () => {
    printClone.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
      (other) => other !== styleSheet,
    );
    document.title = pageTitle;
  };
}

/** Marks the paper as a draft if an extension or a translation has removed a required part. */
function markDraftIfIncomplete(printClone: HTMLElement, bill: Bill) {
  const isShown = (part: string) =>
    Boolean(printClone.querySelector(`[data-part="${part}"]`)?.textContent.trim());
  const parts = listParts(toPaperContent(bill, { isDraft: false }));
  if (printClone.querySelector("[data-draft]") || parts.every(isShown)) return;
  const mark = document.createElement("p");
  mark.className = createClassGetter(bill.draft.look)("draft");
  mark.textContent = `${copy.draft}: ${copy.draftNote}`;
  printClone.querySelector("article > *")?.prepend(mark);
}

/**
 * Moves the last line and the totals into one table section, which is never split across pages. A
 * block below the table would not stay on the page of the last line.
 */
function keepTotalsWithLastLine(table: HTMLTableElement): void {
  const totals = table.parentElement?.querySelector("[data-totals]");
  const lastLine = table.querySelector<HTMLTableRowElement>("tbody > tr:last-child");
  if (!totals || !lastLine) return;
  const section = table.createTBody();
  section.style.breakInside = "avoid";
  section.append(lastLine);
  const cell = section.insertRow().insertCell();
  cell.colSpan = lastLine.cells.length;
  cell.dataset["totals"] = "";
  cell.append(totals);
}

/** CSS of the page footer: "Bill 26-27/001" on the left and "Page 2 of 3" on the right. */
const formatPageFooter = ({ kind, draft }: Bill) => `
@bottom-left { content: ${JSON.stringify(`${copy.titles[kind]} ${draft.number}`)}; font: 8pt sans-serif; }
@bottom-right {
content: "${copy.page} " counter(page) " ${copy.of} " counter(pages);
font: 8pt sans-serif;
}`;
