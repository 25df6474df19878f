import { makeQr } from "../qr.ts";
import type { Face } from "@angadi/pdf/fonts";
import type { Line, Typesetter } from "@angadi/pdf/typesetter";
import type { Scene } from "@angadi/brand-kit/scene/scene";
import { drawPaths } from "@angadi/brand-kit/scene/scene-pdf";
import type { Colour, PdfDocument } from "@angadi/pdf/writer";

/** Space between cells, in points. */
export const GAP = 7;

export interface TextStyle {
  face: Face;
  /** In points. */
  size: number;
  colour: Colour;
}

/** Paragraphs, or a QR code; lengths are points. */
export interface Cell {
  width: number;
  texts: readonly { text: string; type: TextStyle }[];
  align?: "start" | "center" | "end" | undefined;
  /** Link of a code as wide as the cell, instead of text. */
  qr?: string | undefined;
  /** A picture of paths alone, as wide as the cell, instead of text. */
  picture?: Scene | undefined;
}

export interface Row<AnyCell = Cell> {
  cells: readonly AnyCell[];
  /** Left edge of the first cell. */
  left: number;
  /** Space above and below. */
  space?: number;
  fill?: Colour | undefined;
  /** Widths of the lines around it. */
  lines?: { top?: number; bottom?: number; sides?: number; colour: Colour } | undefined;
  /** Whether the cells are aligned at the bottom. */
  isBottomAligned?: boolean;
}

interface LaidOutCell extends Cell {
  lines: readonly (Line & { type: TextStyle })[];
}

export interface LaidOutRow extends Row<LaidOutCell> {
  height: number;
}

/** Line height, and the distance of the baseline from the top, in multiples of the font size. */
const LEADING = 1.35;
const ASCENT = 1;

const measureLines = (lines: LaidOutCell["lines"]) =>
  lines.reduce((sum, { type }) => sum + LEADING * type.size, 0);
const measureCell = ({ qr, picture, width, lines }: LaidOutCell) =>
  qr || picture ? width : measureLines(lines);

const withCells = (row: Row<unknown>, cells: readonly LaidOutCell[]): LaidOutRow => ({
  ...row,
  cells,
  height: Math.max(...cells.map(measureCell)) + 2 * (row.space ?? 0),
});

export function layOutRow(row: Row, typesetter: Typesetter): LaidOutRow {
  const cells = row.cells.map((cell): LaidOutCell => {
    const lines = cell.texts.flatMap(({ text, type }) =>
      typesetter
        .wrap(text, type.face, cell.width / type.size)
        .map((line) => Object.assign({ type }, line)),
    );
    return { ...cell, lines };
  });
  return withCells(row, cells);
}

/** Splits a row that is higher than a page into the part that fits and the rest. */
export function splitRow(row: LaidOutRow, maxHeight: number): [LaidOutRow, LaidOutRow] {
  const counts = row.cells.map(({ lines }) => {
    const isTooHigh = (_: unknown, index: number) =>
      measureLines(lines.slice(0, index + 1)) + 2 * (row.space ?? 0) >= maxHeight;
    const count = lines.findIndex(isTooHigh);
    return count < 0 ? lines.length : count;
  });
  const first = row.cells.map((cell, index) => ({
    ...cell,
    lines: cell.lines.slice(0, counts[index]),
  }));
  const rest = row.cells.map((cell, index) => ({
    ...cell,
    qr: undefined,
    picture: undefined,
    lines: cell.lines.slice(counts[index]),
  }));
  return [withCells(row, first), withCells(row, rest)];
}

/** Draws a row from its top left corner. */
export function drawRow(
  document: PdfDocument,
  { cells, left, height, fill, space = 0, lines: borders, isBottomAligned }: LaidOutRow,
  x: number,
  y: number,
  width: number,
) {
  if (fill) document.fill(x, y, width, height, fill);
  if (borders) {
    const { top = 0, bottom = 0, sides = 0, colour } = borders;
    if (top > 0) document.fill(x, y - top / 2, width, top, colour);
    if (bottom > 0) document.fill(x, y + height - bottom / 2, width, bottom, colour);
    for (const edge of sides > 0 ? [x, x + width] : [])
      document.fill(edge - sides / 2, y, sides, height, colour);
  }
  let cellLeft = x + left;
  for (const cell of cells) {
    let lineTop = isBottomAligned ? y + height - space - measureCell(cell) : y + space;
    if (cell.picture) drawPaths(document, cell.picture, cellLeft, lineTop, cell.width);
    if (cell.qr) drawQr(document, cell.qr, cellLeft, lineTop, cell.width);
    for (const line of cell.lines) {
      const { size, colour } = line.type;
      const freeWidth = cell.width - line.width * size;
      const indent = { start: 0, center: freeWidth / 2, end: freeWidth }[cell.align ?? "start"];
      document.write(line, cellLeft + indent, lineTop + ASCENT * size, size, colour);
      lineTop += LEADING * size;
    }
    cellLeft += cell.width + GAP;
  }
}

/** Width of the quiet zone around the code, in modules. */
const QUIET_ZONE = 4;

/** Draws a QR code, with adjacent modules of a row as one rectangle. */
function drawQr(document: PdfDocument, link: string, x: number, y: number, side: number) {
  const code = makeQr(link);
  const module = side / (code.size + 2 * QUIET_ZONE);
  for (let row = 0; row < code.size; row += 1) {
    for (let from = 0; from < code.size; from += 1) {
      let to = from;
      while (to < code.size && code.get(to, row)) to += 1;
      if (to === from) continue;
      const [left, top] = [x + (from + QUIET_ZONE) * module, y + (row + QUIET_ZONE) * module];
      document.fill(left, top, (to - from) * module, module, "#000000");
      from = to;
    }
  }
}
