import type { BillBrand } from "@angadi/brand-kit/maker/bill-brand";
import { createTypesetter, outlineTexts } from "@angadi/brand-kit/scene/scene-pdf";
import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import { type PaperContent, type PaperOptions, toPaperContent } from "../paper-content.ts";
import { ROLL_TEAR_MARGIN, PAPER_SIZES } from "../paper-sizes.ts";
import { toFileTitle } from "../to-text.ts";
import { type ComposedPaper, composePaper } from "./compose.ts";
import { getDesign } from "./designs.ts";
import { loadPdfFonts } from "@angadi/pdf/fonts";
import { removeInvisible } from "@angadi/pdf/supported-characters";
import {
  type PdfCell,
  CELL_GAP,
  type LaidOutRow,
  type PdfRow,
  type TextStyle,
  drawRow,
  layOutRow,
  splitRow,
} from "./rows.ts";
import { Typesetter } from "@angadi/pdf/typesetter";
import { PdfDocument } from "@angadi/pdf/pdf-document";

const POINTS_PER_MM = 72 / 25.4;

/** The brand with the outlines of its mark's letters. */
async function outlineMark(brand: BillBrand): Promise<BillBrand> {
  return { ...brand, mark: outlineTexts(brand.mark, await createTypesetter([brand.mark])) };
}

/** Makes a PDF of the bill. Rejects if a font cannot be loaded or does not have all characters. */
export async function makePdf(bill: Bill, options: PaperOptions, brand?: BillBrand): Promise<Blob> {
  const { draft } = bill;
  const { faces } = getDesign(draft.look, brand);
  const content = removeInvisibleCharacters(toPaperContent(bill, options));
  const fonts = await loadPdfFonts(JSON.stringify(content), [...new Set(Object.values(faces))]);
  const typesetter = new Typesetter(fonts);
  const paper = PAPER_SIZES[draft.size];
  const [width, margin] = [paper.width * POINTS_PER_MM, paper.margin * POINTS_PER_MM];
  const contentWidth = width - 2 * margin;
  const contentHeight = (paper.height ?? Number.POSITIVE_INFINITY) * POINTS_PER_MM - 2 * margin;
  const layOut = (row: PdfRow) => layOutRow(row, typesetter);
  const pages = paginate(
    composePaper(content, draft, typesetter, contentWidth, brand && (await outlineMark(brand))),
    layOut,
    contentHeight,
  );
  // A roll is as long as the bill.
  const height = Number.isFinite(contentHeight)
    ? contentHeight
    : measureHeight(pages.flat()) + ROLL_TEAR_MARGIN * POINTS_PER_MM;
  const document = new PdfDocument(width, height + 2 * margin);
  const footerStyle: TextStyle = { face: faces.plain, size: 8, colour: "#000000" };
  for (const [index, rows] of pages.entries()) {
    document.addPage();
    let y = margin;
    for (const row of rows) {
      drawRow(document, row, margin, y, contentWidth);
      y += row.height;
    }
    const pageNumber = `${copy.page} ${index + 1} ${copy.of} ${pages.length}`;
    const footer = [`${content.title} ${draft.number}`, pageNumber].map((text, side): PdfCell => ({
      width: (contentWidth - CELL_GAP) / 2,
      texts: [{ text, style: footerStyle }],
      align: side === 0 ? "start" : "end",
    }));
    const footerRow = layOut({ left: 0, cells: footer });
    if (pages.length > 1) drawRow(document, footerRow, margin, height + 1.3 * margin, contentWidth);
  }
  return document.toBlob(toFileTitle(bill));
}

const removeInvisibleCharacters = (content: PaperContent): PaperContent =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? removeInvisible(value) : value,
  );

const measureHeight = (rows: readonly LaidOutRow[]) =>
  rows.reduce((sum, { height }) => sum + height, 0);

/** Puts rows on pages. Column headings repeat; the totals stay on the page of the last line. */
function paginate(
  { header, columnHeadings, lines, totals }: ComposedPaper,
  layOut: (row: PdfRow) => LaidOutRow,
  maxHeight: number,
): LaidOutRow[][] {
  let page: LaidOutRow[] = [];
  const pages = [page];
  const repeatedHeadings = columnHeadings.map(layOut);
  /** Places rows together if they fit on a page; otherwise one by one, splitting those higher than a page. */
  const placeRows = (rows: readonly LaidOutRow[], headings: readonly LaidOutRow[]): void => {
    const startPage = () => {
      page = [...headings];
      pages.push(page);
    };
    const [firstRow] = rows;
    const freeHeight = maxHeight - measureHeight(page);
    if (!firstRow || measureHeight(rows) <= freeHeight) {
      page.push(...rows);
    } else if (page.length > headings.length) {
      startPage();
      placeRows(rows, headings);
    } else if (rows.length > 1) {
      for (const row of rows) placeRows([row], headings);
    } else {
      const [firstPart, rest] = splitRow(firstRow, freeHeight);
      page.push(firstPart);
      startPage();
      placeRows([rest], headings);
    }
  };
  for (const row of header) placeRows([layOut(row)], []);
  for (const [index, rows] of lines.entries()) {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    const group = [...(isFirst ? columnHeadings : []), ...rows, ...(isLast ? totals : [])];
    placeRows(group.map(layOut), isFirst ? [] : repeatedHeadings);
  }
  return pages;
}
