import type { PathShape, Scene } from "./scene.ts";

/** Writes a scene without text as an SVG file. */
export function sceneToSvg({ width, height, background, shapes }: Scene): string {
  const paths = shapes.filter((shape) => shape.kind === "path").map(pathToSvg);
  const ground = background ? `<path d="M0 0h${width}v${height}H0z" fill="${background}"/>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ground}${paths.join("")}</svg>\n`;
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;

function pathToSvg({ d, x, y, scale, rotate = 0, colour, lineWidth }: PathShape): string {
  const transform = `translate(${round(x)} ${round(y)}) scale(${round(scale)}) rotate(${rotate})`;
  const paint =
    lineWidth === undefined
      ? `fill="${colour}"`
      : `fill="none" stroke="${colour}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<path d="${d}" transform="${transform}" ${paint}/>`;
}
