import type { Size } from "./draft.ts";

/** Sheets in millimetres, with their margins. A roll is cut where the bill ends. */
const SHEETS = {
  a4: { width: 210, height: 297, margin: 13 },
  a5: { width: 148, height: 210, margin: 10 },
  roll: { width: 80, height: undefined, margin: 4 },
} satisfies Record<Size, { width: number; height: number | undefined; margin: number }>;

/** Pixels of CSS in a millimetre. */
export const MM = 96 / 25.4;

/** What is printed, and how. */
export interface Printed {
  paper: HTMLElement;
  size: Size;
  /** Of the file that a print to PDF makes. */
  title: string;
  /** At the foot of each page, where there are several: the bill's number, "Page", "of". */
  foot: { number: string; page: string; of: string };
  /** Names of the parts that the paper has to have. */
  parts: readonly string[];
  /** What says that it is a draft. */
  draft: { className: string; text: string };
}

/** Millimetres of a roll below the bill, where it is torn off. */
const ROLL_END = 4;

/** A copy of the paper, set as wide as its sheet, beside the page. */
export interface Laid {
  paper: HTMLElement;
  /** In millimetres. */
  sheet: { width: number; height: number; margin: number };
  isLong: boolean;
  /** Style of the document as long as the copy stands. */
  rules: CSSStyleSheet;
  /** Takes it away again. */
  end: () => void;
}

/** Sets a copy of the paper for its sheet. */
export function layOut({ paper, size, ...asked }: Printed, extraRules = ""): Laid {
  const stage = document.createElement("div");
  stage.className = "bill-print";
  const copy = stage.appendChild(paper.cloneNode(true)) as HTMLElement;
  markIfLacking(stage, asked);
  document.body.append(stage);
  const { width, height, margin } = SHEETS[size];
  const rules = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rules);
  // As wide as it will be on paper, to see how long it gets there.
  rules.replaceSync(`.bill-print { width: ${width - 2 * margin}mm } ${extraRules}`);
  const table = stage.querySelector("table");
  // The rows of a roll are no columns, and it has one page.
  if (table && height !== undefined) keepEndWithLine(table);
  const length = Math.ceil(stage.offsetHeight / MM) + 2 * margin;
  return {
    paper: copy,
    sheet: { width, height: height ?? length + ROLL_END, margin },
    isLong: height !== undefined && length > height,
    rules,
    end() {
      stage.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    },
  };
}

/** Whatever took a part off the paper, an extension or a translation, what is left is a draft. */
function markIfLacking(stage: HTMLElement, { parts, draft }: Pick<Printed, "parts" | "draft">) {
  const isThere = (part: string) =>
    Boolean(stage.querySelector(`[data-part="${part}"]`)?.textContent.trim());
  if (stage.querySelector("[data-draft]") || parts.every(isThere)) return;
  const mark = document.createElement("p");
  mark.className = draft.className;
  mark.textContent = draft.text;
  stage.querySelector("article > *")?.prepend(mark);
}

/**
 * The last line and the sums become one part of the table, which no page parts, and above which the
 * head is repeated. A block below the table is not kept with its last row.
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
