import { makeQr } from "../qr.ts";
import type { Face } from "./fonts.ts";
import type { Line, Typesetter } from "./shape.ts";
import type { Colour, PdfDocument } from "./writer.ts";

export interface Type {
  face: Face;
  /** In points. */
  size: number;
  colour: Colour;
}

/** Paragraphs, or a QR code, between two edges; lengths are points. */
export interface Cell {
  x: number;
  width: number;
  texts: readonly { text: string; type: Type }[];
  align?: "start" | "center" | "end";
  /** Link of a code as wide as the cell, instead of text. */
  qr?: string;
}

/** Cells next to each other. */
export interface Row {
  cells: readonly Cell[];
  /** Space above and below. */
  space?: number;
  fill?: Colour | undefined;
  /** Widths of the lines around it. */
  lines?: { top?: number; bottom?: number; sides?: number; colour: Colour };
  /** The cells stand on the bottom. */
  isBottom?: boolean;
}

/** A row with its lines of text. */
export interface LaidOutRow extends Row {
  height: number;
  lined: readonly { cell: Cell; lines: readonly LaidOutLine[]; height: number }[];
}

interface LaidOutLine {
  line: Line;
  type: Type;
}

/** Line height, and the distance of the baseline from the top, in multiples of the font size. */
const LEADING = 1.35;
const ASCENT = 1;

export function layOutRow(row: Row, typesetter: Typesetter): LaidOutRow {
  const lined = row.cells.map((cell) => {
    const lines = cell.texts.flatMap(({ text, type }) =>
      typesetter
        .wrap(text, type.face, cell.width / type.size)
        .map((line): LaidOutLine => ({ line, type })),
    );
    return { cell, lines, height: cell.qr ? cell.width : measureLines(lines) };
  });
  return { ...row, lined, height: measureHeight(row, lined) };
}

const measureLines = (lines: readonly LaidOutLine[]) =>
  lines.reduce((sum, { type }) => sum + LEADING * type.size, 0);

const measureHeight = ({ space = 0 }: Row, lined: LaidOutRow["lined"]) =>
  Math.max(...lined.map(({ height }) => height)) + 2 * space;

/** Splits a row that is higher than a page: what fits, and the rest. */
export function splitRow(row: LaidOutRow, room: number): [LaidOutRow, LaidOutRow] {
  const take = (pick: (lines: readonly LaidOutLine[], count: number) => readonly LaidOutLine[]) => {
    const lined = row.lined.map(({ cell, lines }) => {
      let count = 0;
      while (
        count < lines.length &&
        measureLines(lines.slice(0, count + 1)) + 2 * (row.space ?? 0) < room
      ) {
        count += 1;
      }
      const picked = pick(lines, count);
      return { cell, lines: picked, height: measureLines(picked) };
    });
    return { ...row, lined, height: measureHeight(row, lined) };
  };
  return [
    take((lines, count) => lines.slice(0, count)),
    take((lines, count) => lines.slice(count)),
  ];
}

/** Draws a row from its top left corner. */
export function drawRow(
  document: PdfDocument,
  row: LaidOutRow,
  x: number,
  y: number,
  width: number,
) {
  const {
    height,
    fill,
    lines: { top = 0, bottom = 0, sides = 0, colour = "#000000" } = {},
    space = 0,
  } = row;
  if (fill) document.fill(x, y, width, height, fill);
  if (top > 0) document.fill(x, y - top / 2, width, top, colour);
  if (bottom > 0) document.fill(x, y + height - bottom / 2, width, bottom, colour);
  for (const left of sides > 0 ? [x, x + width] : []) {
    document.fill(left - sides / 2, y, sides, height, colour);
  }
  for (const { cell, lines, height: cellHeight } of row.lined) {
    let lineTop = row.isBottom ? y + height - space - cellHeight : y + space;
    if (cell.qr) drawQr(document, cell.qr, x + cell.x, lineTop, cell.width);
    for (const { line, type } of lines) {
      const spare = cell.width - line.width * type.size;
      const shift = { start: 0, center: spare / 2, end: spare }[cell.align ?? "start"];
      document.write(
        line,
        x + cell.x + shift,
        lineTop + ASCENT * type.size,
        type.size,
        type.colour,
      );
      lineTop += LEADING * type.size;
    }
  }
}

/** Width of the quiet zone around the code, in modules. */
const QUIET = 4;

/** Draws a QR code, with adjacent modules of a row as one rectangle. */
function drawQr(document: PdfDocument, link: string, x: number, y: number, side: number) {
  const code = makeQr(link);
  const module = side / (code.size + 2 * QUIET);
  for (let row = 0; row < code.size; row += 1) {
    for (let from = 0; from < code.size; from += 1) {
      let to = from;
      while (to < code.size && code.get(to, row)) to += 1;
      if (to === from) continue;
      const [left, top] = [x + (from + QUIET) * module, y + (row + QUIET) * module];
      document.fill(left, top, (to - from) * module, module, "#000000");
      from = to;
    }
  }
}
