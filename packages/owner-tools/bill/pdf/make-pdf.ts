import { jsPDF } from "jspdf";
import { makeQr } from "../qr.ts";
import { type BillLayout, PX_PER_MM, type PrintableBill, layOut } from "../bill-layout.ts";
import { type Fonts, loadFonts } from "./fonts.ts";
import { type BoxMark, type CodeMark, type Mark, type TextMark, collectMarks } from "./marks.ts";
import { type PagePart, type Span, paginate } from "./pages.ts";

/** Points per CSS pixel. */
const POINT = 0.75;
/** Font size of the page numbers, in pixels. */
const FOOT_SIZE = 10.5;

/**
 * Makes a PDF of the bill from the browser's print layout: the same text in the same positions,
 * with embedded fonts. Rejects if the fonts cannot be loaded.
 */
export async function makePdf(printableBill: PrintableBill): Promise<Blob> {
  const fonts = await loadFonts();
  await Promise.all(FACES.map((face) => document.fonts.load(face)));
  const layout = layOut(printableBill, RULES);
  try {
    inlineBeforeContent(layout.paper, layout.rules);
    return drawPdf(layout, printableBill, fonts);
  } finally {
    layout.end();
  }
}

/** The font faces of the PDF, which supports neither small capitals nor kerning. */
const FACES = ["400 16px Figtree", "700 16px Figtree", '800 16px "Anek Latin"'];
const RULES = `
  .bill-print article > * { font-family: Figtree, sans-serif; font-kerning: none }
  .bill-print * { font-variant-caps: normal; font-variant-ligatures: none }
`;

/** Turns `::before` content into real text. */
function inlineBeforeContent(paper: HTMLElement, rules: CSSStyleSheet) {
  for (const element of paper.querySelectorAll<HTMLElement>("td, th, p")) {
    const { content } = getComputedStyle(element, "::before");
    const words = Array.from(
      content.matchAll(/attr\(([\w-]+)\)|"([^"]*)"/g),
      ([, name, text]) => (name ? element.getAttribute(name) : text) ?? "",
    ).join("");
    if (words === "") continue;
    element.prepend(words);
    element.dataset["typed"] = "";
  }
  rules.insertRule(".bill-print [data-typed]::before { content: none }");
}

function drawPdf({ paper, sheet }: BillLayout, { title, foot }: PrintableBill, fonts: Fonts): Blob {
  const margin = sheet.margin * PX_PER_MM;
  const size = { width: sheet.width * PX_PER_MM, height: sheet.height * PX_PER_MM };
  const doc = new jsPDF({
    unit: "pt",
    format: [size.width * POINT, size.height * POINT],
    orientation: size.width > size.height ? "landscape" : "portrait",
    compress: true,
    putOnlyUsedFonts: true,
  });
  doc.setProperties({ title });
  for (const [name, bytes] of fonts) {
    doc.addFileToVFS(`${name}.ttf`, bytes);
    doc.addFont(`${name}.ttf`, name, "normal");
  }
  const marks = collectMarks(paper);
  const heads = measureSpan(paper, paper.querySelector("thead"));
  const pages = paginate({
    height: paper.getBoundingClientRect().height,
    room: size.height - 2 * margin,
    unbreakable: listUnbrokenParts(paper),
    table: measureSpan(paper, paper.querySelector("table")),
    heads,
  });
  for (const [index, part] of pages.entries()) {
    if (index > 0) doc.addPage();
    const below = part.hasHeads && heads ? heads.bottom - heads.top : 0;
    if (part.hasHeads && heads) draw(doc, marks, { ...heads, hasHeads: false }, margin, 0);
    draw(doc, marks, part, margin, below);
    if (pages.length > 1) {
      const y = size.height - margin / 2;
      const text = `${foot.page} ${index + 1} ${foot.of} ${pages.length}`;
      const line = {
        kind: "text",
        y,
        size: FOOT_SIZE,
        face: "regular",
        colour: "rgb(0, 0, 0)",
      } as const;
      drawText(doc, { ...line, x: margin, width: 0, text: foot.number });
      doc.setFontSize(FOOT_SIZE * POINT);
      const width = doc.getTextWidth(text) / POINT;
      drawText(doc, { ...line, x: size.width - margin - width, width: 0, text });
    }
  }
  return doc.output("blob");
}

/** Spans that must not be split: rows, the last one with the sums, and blocks around the table. */
function listUnbrokenParts(paper: HTMLElement): Span[] {
  const [head, first] = paper.querySelectorAll("tr");
  const around = paper.querySelectorAll(
    "tbody[style], table > tbody > tr, article > * > :not(table), p",
  );
  const spans = Array.from(around, (element) => measureSpan(paper, element));
  const begin = [measureSpan(paper, head), measureSpan(paper, first)];
  const [top, bottom] = [begin[0]?.top ?? 0, begin[1]?.bottom ?? 0];
  return [...spans, { top, bottom }].filter((span) => span !== undefined);
}

function measureSpan(paper: HTMLElement, element: Element | null | undefined): Span | undefined {
  if (!element) return undefined;
  const { top } = paper.getBoundingClientRect();
  const rect = element.getBoundingClientRect();
  return { top: rect.top - top, bottom: rect.bottom - top };
}

/** Draws a part of the paper, starting `below` pixels below the page's margin. */
function draw(doc: jsPDF, marks: readonly Mark[], part: PagePart, margin: number, below: number) {
  const [right, down] = [margin, margin + below - part.top];
  for (const mark of marks) {
    if (mark.kind === "box") {
      const top = Math.max(mark.y, part.top);
      const height = Math.min(mark.y + mark.height, part.bottom) - top;
      if (height > 0) drawBox(doc, { ...mark, x: mark.x + right, y: top + down, height });
    } else if (mark.y > part.top && mark.y <= part.bottom) {
      const moved = { ...mark, x: mark.x + right, y: mark.y + down };
      if (moved.kind === "text") drawText(doc, moved);
      else drawCode(doc, moved);
    }
  }
}

function drawBox(doc: jsPDF, { x, y, width, height, colour }: BoxMark) {
  doc.setFillColor(...parseRgb(colour));
  doc.rect(x * POINT, y * POINT, width * POINT, height * POINT, "F");
}

/** Draws text as wide as in the browser, spreading kerning differences between the letters. */
function drawText(doc: jsPDF, { x, y, width, size, face, colour, text }: TextMark) {
  doc.setFont(text === "₹" ? `${face}-rupee` : face, "normal");
  doc.setFontSize(size * POINT);
  doc.setTextColor(...parseRgb(colour));
  const spare = width === 0 ? 0 : width * POINT - doc.getTextWidth(text);
  doc.text(text, x * POINT, y * POINT, { charSpace: spare / text.length });
}

/** Draws the code, with adjacent modules of a row as one rectangle. */
function drawCode(doc: jsPDF, { x, y, side, link }: CodeMark) {
  const code = makeQr(link);
  const quiet = 4;
  const module = (side * POINT) / (code.size + 2 * quiet);
  doc.setFillColor(0, 0, 0);
  for (let row = 0; row < code.size; row += 1) {
    for (let from = 0; from < code.size; from += 1) {
      let to = from;
      while (to < code.size && code.get(to, row)) to += 1;
      if (to === from) continue;
      const [left, top] = [x * POINT + (from + quiet) * module, y * POINT + (row + quiet) * module];
      doc.rect(left, top, (to - from) * module, module, "F");
      from = to;
    }
  }
}

/** "rgb(28, 29, 58)" → [28, 29, 58]. */
function parseRgb(colour: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = Array.from(colour.matchAll(/[\d.]+/g), Number);
  return [red, green, blue];
}
