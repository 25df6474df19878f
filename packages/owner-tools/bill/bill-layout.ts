import type { Size } from "./draft.ts";

/** Sheet sizes and margins in millimetres. A roll is cut at the end of the bill. */
const SHEETS = {
  a4: { width: 210, height: 297, margin: 13 },
  a5: { width: 148, height: 210, margin: 10 },
  roll: { width: 80, height: undefined, margin: 4 },
} satisfies Record<Size, { width: number; height: number | undefined; margin: number }>;

/** CSS pixels per millimetre. */
export const PX_PER_MM = 96 / 25.4;

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

/** Space below a bill on a roll, for tearing it off, in millimetres. */
const ROLL_END = 4;

/** A copy of the paper, laid out at the width of its sheet, alongside the page. */
export interface BillLayout {
  paper: HTMLElement;
  /** Size in millimetres. */
  sheet: { width: number; height: number; margin: number };
  isLong: boolean;
  /** Style sheet of the document while the copy exists. */
  rules: CSSStyleSheet;
  /** Removes the copy. */
  end: () => void;
}

/** Lays out a copy of the paper for its sheet. */
export function layOut({ paper, size, ...contents }: PrintableBill, extraRules = ""): BillLayout {
  const stage = document.createElement("div");
  stage.className = "bill-print";
  const copy = stage.appendChild(paper.cloneNode(true)) as HTMLElement;
  markIncomplete(stage, contents);
  document.body.append(stage);
  const { width, height, margin } = SHEETS[size];
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  // Set the printed width, to measure the printed height.
  rules.replaceSync(`.bill-print { width: ${width - 2 * margin}mm } ${extraRules}`);
  const table = stage.querySelector("table");
  // A roll has no table columns and only one page.
  if (table && height !== undefined) keepEndWithLine(table);
  const length = Math.ceil(stage.offsetHeight / PX_PER_MM) + 2 * margin;
  return {
    paper: copy,
    sheet: { width, height: height ?? length + ROLL_END, margin },
    isLong: height !== undefined && length > height,
    rules,
    end() {
      stage.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== rules);
    },
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
