import type { Bill } from "../compute-bill.ts";
import { paperCopy as copy } from "../copy.ts";
import { type PaperContent, toPaperContent } from "../paper-content.ts";
import { ROLL_END, SHEETS } from "../sheets.ts";
import { toFileTitle } from "../to-text.ts";
import { type ComposedPaper, composePaper } from "./compose.ts";
import { DESIGNS } from "./designs.ts";
import { loadFonts } from "./fonts.ts";
import { removeInvisible } from "./letters.ts";
import { type LaidOutRow, type Row, drawRow, layOutRow, splitRow } from "./rows.ts";
import { Typesetter } from "./shape.ts";
import { PdfDocument } from "./writer.ts";

/** The file, or the characters that its fonts lack. */
export type PdfResult = { pdf: Blob } | { unsupported: readonly string[] };

const POINTS_PER_MM = 72 / 25.4;

/** Makes a PDF of the bill, with the same text as its paper. Rejects if a font cannot be loaded. */
export async function makePdf(bill: Bill, isDraft: boolean): Promise<PdfResult> {
  const { draft } = bill;
  const { faces } = DESIGNS[draft.look];
  const content = cleanTexts(toPaperContent(bill, { isDraft }));
  const fonts = await loadFonts(JSON.stringify(content), [...new Set(Object.values(faces))]);
  const typesetter = new Typesetter(fonts);
  const sheet = SHEETS[draft.size];
  const [width, margin] = [sheet.width * POINTS_PER_MM, sheet.margin * POINTS_PER_MM];
  const inner = width - 2 * margin;
  const composed = composePaper(content, draft, typesetter, inner);
  const room =
    sheet.height === undefined
      ? Number.POSITIVE_INFINITY
      : sheet.height * POINTS_PER_MM - 2 * margin;
  const pages = paginate(composed, (row) => layOutRow(row, typesetter), room);
  if (typesetter.missing.size > 0) return { unsupported: [...typesetter.missing] };
  // A roll is as long as the bill.
  const height = Number.isFinite(room) ? room : measure(pages.flat()) + ROLL_END * POINTS_PER_MM;
  const document = new PdfDocument(width, height + 2 * margin);
  for (const [index, rows] of pages.entries()) {
    document.addPage();
    let y = margin;
    for (const row of rows) {
      drawRow(document, row, margin, y, inner);
      y += row.height;
    }
    if (pages.length === 1) continue;
    const type = { face: faces.plain, size: 8, colour: "#000000" } as const;
    const place = `${copy.page} ${index + 1} ${copy.of} ${pages.length}`;
    const cells = [
      { x: 0, width: inner / 2, texts: [{ text: `${content.title} ${draft.number}`, type }] },
      { x: inner / 2, width: inner / 2, texts: [{ text: place, type }], align: "end" as const },
    ];
    drawRow(document, layOutRow({ cells }, typesetter), margin, height + 1.3 * margin, inner);
  }
  return { pdf: document.toBlob(toFileTitle(bill)) };
}

const cleanTexts = (content: PaperContent): PaperContent =>
  JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" ? removeInvisible(value) : value,
  );

const measure = (rows: readonly LaidOutRow[]) => rows.reduce((sum, { height }) => sum + height, 0);

/** Puts rows on pages: the column heads repeat, and the sums stay with the last line. */
function paginate(
  { top, heads, lines, end }: ComposedPaper,
  layOut: (row: Row) => LaidOutRow,
  room: number,
): LaidOutRow[][] {
  const pages: LaidOutRow[][] = [[]];
  const repeated = heads.map(layOut);
  const free = () => room - measure(pages.at(-1) ?? []);
  /** Places rows together if a page has room for them, or else one by one, or line by line. */
  const place = (rows: readonly LaidOutRow[], above: readonly LaidOutRow[]): void => {
    const [first, ...rest] = rows;
    if (!first) return;
    const isEmpty = (pages.at(-1)?.length ?? 0) <= above.length;
    if (measure(rows) <= free()) {
      pages.at(-1)?.push(...rows);
    } else if (!isEmpty) {
      pages.push([...above]);
      place(rows, above);
    } else if (rest.length > 0) {
      place([first], above);
      for (const row of rest) place([row], above);
    } else {
      const [begin, remainder] = splitRow(first, free());
      pages.at(-1)?.push(begin);
      pages.push([...above]);
      place([remainder], above);
    }
  };
  for (const row of top) place([layOut(row)], []);
  const last = lines.length - 1;
  for (const [index, rows] of lines.entries()) {
    const group = [...(index === 0 ? heads : []), ...rows, ...(index === last ? end : [])];
    place(group.map(layOut), index === 0 ? [] : repeated);
  }
  return pages;
}
