import { makeQr } from "../qr.ts";
import type { Face } from "@angadi/pdf/fonts";
import type { Line, Typesetter } from "@angadi/pdf/typesetter";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { drawPaths } from "@angadi/brand-kit/scene/scene-pdf";
import type { Colour, PdfDocument } from "@angadi/pdf/pdf-document";

/** Space between cells, in points. */
export const CELL_GAP = 7;

export interface TextStyle {
  face: Face;
  /** In points. */
  size: number;
  colour: Colour;
}

/** Paragraphs, or a QR code; lengths are points. */
export interface PdfCell {
  width: number;
  texts: readonly { text: string; style: TextStyle }[];
  align?: "start" | "center" | "end" | undefined;
  /** Link of a code as wide as the cell, instead of text. */
  qr?: string | undefined;
  /** A picture of paths alone, as wide as the cell, instead of text. */
  picture?: Scene | undefined;
}

export interface PdfRow<AnyCell = PdfCell> {
  cells: readonly AnyCell[];
  /** Left edge of the first cell. */
  left: number;
  /** Space above and below. */
  space?: number;
  fill?: Colour | undefined;
  /** Widths of the lines around the row. */
  borders?: { top?: number; bottom?: number; sides?: number; colour: Colour } | undefined;
  /** Whether the cells are aligned at the bottom. */
  isBottomAligned?: boolean;
}

interface LaidOutCell extends PdfCell {
  lines: readonly (Line & { style: TextStyle })[];
}

export interface LaidOutRow extends PdfRow<LaidOutCell> {
  height: number;
}

/** Line height, and the distance of the baseline from the top, in multiples of the font size. */
const LEADING = 1.35;
const ASCENT = 1;

const measureTextHeight = (lines: LaidOutCell["lines"]) =>
  lines.reduce((sum, { style }) => sum + LEADING * style.size, 0);
const measureCellHeight = ({ qr, picture, width, lines }: LaidOutCell) =>
  qr || picture ? width : measureTextHeight(lines);

const createLaidOutRow = (row: PdfRow<unknown>, cells: readonly LaidOutCell[]): LaidOutRow => ({
  ...row,
  cells,
  height: Math.max(...cells.map(measureCellHeight)) + 2 * (row.space ?? 0),
});

export function layOutRow(row: PdfRow, typesetter: Typesetter): LaidOutRow {
  const cells = row.cells.map((cell): LaidOutCell => {
    const lines = cell.texts.flatMap(({ text, style }) =>
      typesetter
        .wrap(text, style.face, cell.width / style.size)
        .map((line) => Object.assign({ style }, line)),
    );
    return { ...cell, lines };
  });
  return createLaidOutRow(row, cells);
}

/** Splits a row that is higher than a page into the part that fits and the rest. */
export function splitRow(row: LaidOutRow, maxHeight: number): [LaidOutRow, LaidOutRow] {
  const lineCounts = row.cells.map(({ lines }) => {
    const isTooHigh = (_: unknown, index: number) =>
      measureTextHeight(lines.slice(0, index + 1)) + 2 * (row.space ?? 0) >= maxHeight;
    const count = lines.findIndex(isTooHigh);
    return count < 0 ? lines.length : count;
  });
  const firstCells = row.cells.map((cell, index) => ({
    ...cell,
    lines: cell.lines.slice(0, lineCounts[index]),
  }));
  const restCells = row.cells.map((cell, index) => ({
    ...cell,
    qr: undefined,
    picture: undefined,
    lines: cell.lines.slice(lineCounts[index]),
  }));
  return [createLaidOutRow(row, firstCells), createLaidOutRow(row, restCells)];
}

/** Draws a row from its top left corner. */
export function drawRow(
  document: PdfDocument,
  { cells, left, height, fill, space = 0, borders, isBottomAligned }: LaidOutRow,
  x: number,
  y: number,
  width: number,
) {
  if (fill) document.fillRectangle(x, y, width, height, fill);
  if (borders) {
    const { top = 0, bottom = 0, sides = 0, colour } = borders;
    if (top > 0) document.fillRectangle(x, y - top / 2, width, top, colour);
    if (bottom > 0) document.fillRectangle(x, y + height - bottom / 2, width, bottom, colour);
    for (const edge of sides > 0 ? [x, x + width] : [])
      document.fillRectangle(edge - sides / 2, y, sides, height, colour);
  }
  let cellLeft = x + left;
  for (const cell of cells) {
    let lineTop = isBottomAligned ? y + height - space - measureCellHeight(cell) : y + space;
    if (cell.picture) drawPaths(document, cell.picture, cellLeft, lineTop, cell.width);
    if (cell.qr) drawQr(document, cell.qr, cellLeft, lineTop, cell.width);
    for (const line of cell.lines) {
      const { size, colour } = line.style;
      const freeWidth = cell.width - line.width * size;
      const indent = { start: 0, center: freeWidth / 2, end: freeWidth }[cell.align ?? "start"];
      document.writeLine(line, cellLeft + indent, lineTop + ASCENT * size, size, colour);
      lineTop += LEADING * size;
    }
    cellLeft += cell.width + CELL_GAP;
  }
}

/** Width of the quiet zone around the code, in modules. */
const QUIET_ZONE = 4;

/** Draws a QR code, with adjacent modules of a row as one rectangle. */
function drawQr(document: PdfDocument, link: string, x: number, y: number, side: number) {
  const code = makeQr(link);
  const moduleSize = side / (code.size + 2 * QUIET_ZONE);
  for (let row = 0; row < code.size; row += 1) {
    for (let runStart = 0; runStart < code.size; runStart += 1) {
      let runEnd = runStart;
      while (runEnd < code.size && code.get(runEnd, row)) runEnd += 1;
      if (runEnd === runStart) continue;
      const [left, top] = [
        x + (runStart + QUIET_ZONE) * moduleSize,
        y + (row + QUIET_ZONE) * moduleSize,
      ];
      document.fillRectangle(left, top, (runEnd - runStart) * moduleSize, moduleSize, "#000000");
      runStart = runEnd;
    }
  }
}
