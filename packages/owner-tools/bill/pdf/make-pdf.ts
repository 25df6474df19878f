import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import { type PaperContent, toPaperContent } from "../paper-content.ts";
import { ROLL_END, SHEETS } from "../sheets.ts";
import { toFileTitle } from "../to-text.ts";
import { type ComposedPaper, composePaper } from "./compose.ts";
import { DESIGNS } from "./designs.ts";
import { loadFonts } from "./fonts.ts";
import { removeInvisible } from "./letters.ts";
import {
  type Cell,
  GAP,
  type LaidOutRow,
  type Row,
  type Type,
  drawRow,
  layOutRow,
  splitRow,
} from "./rows.ts";
import { Typesetter } from "./shape.ts";
import { PdfDocument } from "./writer.ts";

const POINTS_PER_MM = 72 / 25.4;

/** Makes a PDF of the bill, with the same text as its paper. Rejects if a font cannot be loaded, or has
 * not all characters. */
export async function makePdf(bill: Bill, isDraft: boolean): Promise<Blob> {
  const { draft } = bill;
  const { faces } = DESIGNS[draft.look];
  const content = cleanTexts(toPaperContent(bill, { isDraft }));
  const fonts = await loadFonts(JSON.stringify(content), [...new Set(Object.values(faces))]);
  const typesetter = new Typesetter(fonts);
  const sheet = SHEETS[draft.size];
  const [width, margin] = [sheet.width * POINTS_PER_MM, sheet.margin * POINTS_PER_MM];
  const inner = width - 2 * margin;
  const room = (sheet.height ?? Number.POSITIVE_INFINITY) * POINTS_PER_MM - 2 * margin;
  const layOut = (row: Row) => layOutRow(row, typesetter);
  const pages = paginate(composePaper(content, draft, typesetter, inner), layOut, room);
  // A roll is as long as the bill.
  const height = Number.isFinite(room) ? room : measure(pages.flat()) + ROLL_END * POINTS_PER_MM;
  const document = new PdfDocument(width, height + 2 * margin);
  const type: Type = { face: faces.plain, size: 8, colour: "#000000" };
  for (const [index, rows] of pages.entries()) {
    document.addPage();
    let y = margin;
    for (const row of rows) {
      drawRow(document, row, margin, y, inner);
      y += row.height;
    }
    const place = `${copy.page} ${index + 1} ${copy.of} ${pages.length}`;
    const footer = [`${content.title} ${draft.number}`, place].map((text, at): Cell => ({
      width: (inner - GAP) / 2,
      texts: [{ text, type }],
      align: at === 0 ? "start" : "end",
    }));
    const footerRow = layOut({ left: 0, cells: footer });
    if (pages.length > 1) drawRow(document, footerRow, margin, height + 1.3 * margin, inner);
  }
  return document.toBlob(toFileTitle(bill));
}

const cleanTexts = (content: PaperContent): PaperContent =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? removeInvisible(value) : value,
  );

const measure = (rows: readonly LaidOutRow[]) => rows.reduce((sum, { height }) => sum + height, 0);

/** Puts rows on pages: the column heads repeat, and the sums stay with the last line. */
function paginate(
  { top, columnHeads, lines, end }: ComposedPaper,
  layOut: (row: Row) => LaidOutRow,
  room: number,
): LaidOutRow[][] {
  let page: LaidOutRow[] = [];
  const pages = [page];
  const repeatedHeads = columnHeads.map(layOut);
  /** Places rows together if a page has room for them, or else one by one, or line by line. */
  const place = (rows: readonly LaidOutRow[], heads: readonly LaidOutRow[]): void => {
    const startPage = () => {
      page = [...heads];
      pages.push(page);
    };
    const [first] = rows;
    const free = room - measure(page);
    if (!first || measure(rows) <= free) {
      page.push(...rows);
    } else if (page.length > heads.length) {
      startPage();
      place(rows, heads);
    } else if (rows.length > 1) {
      for (const row of rows) place([row], heads);
    } else {
      const [begin, rest] = splitRow(first, free);
      page.push(begin);
      startPage();
      place([rest], heads);
    }
  };
  for (const row of top) place([layOut(row)], []);
  for (const [index, rows] of lines.entries()) {
    const isFirst = index === 0;
    const isLast = index === lines.length - 1;
    const group = [...(isFirst ? columnHeads : []), ...rows, ...(isLast ? end : [])];
    place(group.map(layOut), isFirst ? [] : repeatedHeads);
  }
  return pages;
}
