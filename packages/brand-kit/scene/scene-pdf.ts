import svgpath from "svgpath";
import { EM, loadPdfFonts } from "@angadi/pdf/fonts";
import { removeInvisible } from "@angadi/pdf/supported-characters";
import { type Line, Typesetter } from "@angadi/pdf/typesetter";
import type { Colour, PathPlace, PdfDocument } from "@angadi/pdf/pdf-document";
import {
  type PathShape,
  type Scene,
  type Shape,
  type TextShape,
  listTexts,
  path,
  rect,
} from "./scene.ts";
import { getTypeface } from "./typefaces.ts";

/** Loads the fonts for these scenes. Rejects if one cannot be fetched. */
export async function createTypesetter(scenes: readonly Scene[]): Promise<Typesetter> {
  const texts = scenes.flatMap(listTexts);
  const faces = new Set(texts.map(({ face }) => getTypeface(face).pdfFace));
  return new Typesetter(
    await loadPdfFonts(texts.map(({ text }) => text).join(""), [...faces], true),
  );
}

/** Draws a scene on a page of a PDF; `x` and `y` are its top left corner, in points. */
export function drawSceneInPdf(
  document: PdfDocument,
  typesetter: Typesetter,
  scene: Scene,
  { x, y, scale }: PathPlace,
): void {
  const background = rect(
    { x: 0, y: 0, width: scene.width, height: scene.height },
    scene.background,
  );
  for (const shape of scene.background ? [background, ...scene.shapes] : scene.shapes) {
    if (shape.kind === "text") {
      const line = shapeText(typesetter, shape);
      const left = x + scale * findLeftEdge(shape, line);
      document.writeLine(
        line,
        left,
        y + scale * shape.baseline,
        scale * shape.size,
        shape.colour as Colour,
      );
    } else {
      drawPath(document, shape, { x, y, scale });
    }
  }
}

function drawPath(document: PdfDocument, shape: PathShape, { x, y, scale }: PathPlace): void {
  const pathPlace = {
    x: x + scale * shape.x,
    y: y + scale * shape.y,
    scale: scale * shape.scale,
    ...(shape.rotate !== undefined && { rotate: shape.rotate }),
  };
  document.drawPath(shape.d, pathPlace, shape.colour as Colour, shape.lineWidth);
}

/** Draws the paths of a scene, as wide as `width`. */
export function drawPaths(
  document: PdfDocument,
  { shapes, width: sceneWidth }: Scene,
  x: number,
  y: number,
  width: number,
): void {
  for (const shape of shapes)
    if (shape.kind === "path") drawPath(document, shape, { x, y, scale: width / sceneWidth });
}

const shapeText = (typesetter: Typesetter, { text, face }: TextShape): Line =>
  typesetter.shape(removeInvisible(text), getTypeface(face).pdfFace);

const findLeftEdge = ({ x, size, align }: TextShape, { width }: Line): number =>
  x - { start: 0, middle: 0.5, end: 1 }[align] * width * size;

/** Replaces the texts of a scene by the outlines of their letters. */
export function outlineTexts(scene: Scene, typesetter: Typesetter): Scene {
  const outline = (shape: Shape): Shape[] => {
    if (shape.kind === "path") return [shape];
    const line = shapeText(typesetter, shape);
    let left = findLeftEdge(shape, line);
    const unit = shape.size / EM;
    return line.runs.flatMap(({ font, glyphs }) =>
      glyphs.map(({ id, width, rise }) => {
        const d = svgpath(font.shaper.glyphToPath(id)).scale(1, -1).toString();
        const place = { x: left, y: shape.baseline - rise * unit, scale: unit };
        left += width * unit;
        return { ...path(d, shape.colour), ...place };
      }),
    );
  };
  return { ...scene, shapes: scene.shapes.flatMap(outline) };
}
