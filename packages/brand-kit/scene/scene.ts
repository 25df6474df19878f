import type { Typeface } from "./typefaces.ts";

/** A filled path of SVG, or a stroked one if it has a line width. */
export interface PathShape {
  kind: "path";
  d: string;
  /** Where the path's origin is. */
  x: number;
  y: number;
  scale: number;
  /** In degrees, clockwise around the origin. */
  rotate?: number;
  colour: string;
  /** In the path's own units. */
  lineWidth?: number;
}

/** A line of text. */
export interface TextShape {
  kind: "text";
  text: string;
  x: number;
  baseline: number;
  size: number;
  face: Typeface;
  align: "start" | "middle" | "end";
  colour: string;
}

export type Shape = PathShape | TextShape;

/** A picture, which scene-svg.tsx, draw-scene.ts and scene-pdf.ts draw alike. */
export interface Scene {
  width: number;
  height: number;
  /** Empty if the picture is transparent. */
  background: string;
  /** Back to front. */
  shapes: readonly Shape[];
  /** What people hear who cannot see it. */
  label: string;
}

export const path = (d: string, colour: string, lineWidth?: number): PathShape => ({
  kind: "path",
  d,
  x: 0,
  y: 0,
  scale: 1,
  colour,
  ...(lineWidth !== undefined && { lineWidth }),
});

export const circle = (x: number, y: number, radius: number, colour: string, lineWidth?: number) =>
  path(
    `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0z`,
    colour,
    lineWidth,
  );

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function rect(
  { x, y, width, height }: Area,
  colour: string,
  radius = 0,
  lineWidth?: number,
): PathShape {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : "");
  const [w, h] = [width - 2 * r, height - 2 * r];
  const d = `M${x + r} ${y}h${w}${corner(1, 1)}v${h}${corner(-1, 1)}h${-w}${corner(-1, -1)}v${-h}${corner(1, -1)}z`;
  return path(d, colour, lineWidth);
}

/** Moves and scales shapes. */
export const place = (shapes: readonly Shape[], x: number, y: number, scale: number): Shape[] =>
  shapes.map((shape) =>
    shape.kind === "path"
      ? { ...shape, x: x + scale * shape.x, y: y + scale * shape.y, scale: scale * shape.scale }
      : {
          ...shape,
          x: x + scale * shape.x,
          baseline: y + scale * shape.baseline,
          size: scale * shape.size,
        },
  );

/** A scene as a part of another one, with its background. */
export const embed = (scene: Scene, x: number, y: number, width: number): Shape[] => {
  const area = { x: 0, y: 0, width: scene.width, height: scene.height };
  const background = scene.background ? [rect(area, scene.background)] : [];
  return place([...background, ...scene.shapes], x, y, width / scene.width);
};

/** All texts of a scene, for its fonts. */
export const listTexts = ({ shapes }: Pick<Scene, "shapes">): TextShape[] =>
  shapes.filter((shape) => shape.kind === "text");
