import { type PrintableBill, layOut } from "./bill-layout.ts";

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

function mountPrintCopy(printed: PrintableBill): () => void {
  const { sheet, isLong, rules, end } = layOut(printed);
  const page = `size: ${sheet.width}mm ${sheet.height}mm; margin: ${sheet.margin}mm;`;
  rules.replaceSync(`${ALONE} @page { ${page} ${isLong ? formatPageFooter(printed.foot) : ""} }`);
  const before = document.title;
  document.title = printed.title;
  return () => {
    end();
    document.title = before;
  };
}

const ALONE = "@media print { body > :not(.bill-print) { display: none !important } }";

/** CSS of the page footer: "26-27/001" on the left and "Page 2 of 3" on the right. */
const formatPageFooter = ({ number, page, of }: PrintableBill["foot"]) => `
  @bottom-left { content: ${JSON.stringify(number)}; font: 8pt sans-serif; }
  @bottom-right {
    content: ${JSON.stringify(`${page} `)} counter(page) ${JSON.stringify(` ${of} `)} counter(pages);
    font: 8pt sans-serif;
  }`;
