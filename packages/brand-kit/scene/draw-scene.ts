import { loadFonts } from "./load-fonts.ts";
import type { Scene, Shape } from "./scene.ts";
import { getTypeface, toFontFamilies } from "./typefaces.ts";

/** Draws a scene as a PNG that is `width` pixels wide. Rejects if a font cannot be fetched. */
export async function drawScene(scene: Scene, width: number): Promise<Blob> {
  await loadFonts([scene]);
  const canvas = document.createElement("canvas");
  const scale = width / scene.width;
  canvas.width = width;
  canvas.height = Math.round(scene.height * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas.");
  if (scene.background) {
    context.fillStyle = scene.background;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.lineCap = "round";
  context.lineJoin = "round";
  for (const shape of scene.shapes) {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    drawShape(context, shape);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture."))), "image/png");
  });
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape): void {
  context.fillStyle = shape.colour;
  if (shape.kind === "text") {
    const { face, size, align, text, x, baseline } = shape;
    context.font = `${getTypeface(face).weight} ${size}px ${toFontFamilies(face)}`;
    context.textAlign = align === "middle" ? "center" : align;
    context.fillText(text, x, baseline);
    return;
  }
  const { d, x, y, scale, rotate = 0, colour, lineWidth } = shape;
  context.translate(x, y);
  context.scale(scale, scale);
  context.rotate((rotate * Math.PI) / 180);
  const path = new Path2D(d);
  if (lineWidth === undefined) {
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, no array
    context.fill(path);
  } else {
    context.lineWidth = lineWidth;
    context.strokeStyle = colour;
    context.stroke(path);
  }
}
