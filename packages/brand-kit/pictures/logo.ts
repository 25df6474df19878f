import { listColours } from "../engine/colours.ts";
import type { Surface } from "../engine/mark.ts";
import type { KitDesign } from "../kit.ts";
import { layOutText } from "../scene/lay-out-text.ts";
import { type Scene, type Shape, rect } from "../scene/scene.ts";
import { getTypeface } from "../scene/typefaces.ts";
import { kitPicturesCopy as copy } from "./copy.ts";
import { fitName, getPlainName, measureLines, placeMark, shift } from "./layout.ts";

const otherSurface = (surface: Surface): Surface => (surface === "ground" ? "board" : "ground");

/** The mark alone, in a square with or without a background. */
export function drawMarkScene(design: KitDesign, surface: Surface, isSmall = false): Scene {
  const margin = surface === "board" ? 10 : isSmall ? 0 : 2;
  return {
    width: 64 + 2 * margin,
    height: 64 + 2 * margin,
    background: surface === "board" ? design.palette.board : "",
    label: copy.mark(getPlainName(design)),
    shapes: placeMark(design, surface, margin, margin, 64, isSmall),
  };
}

/** The logo on a wide picture: the mark, and the name beside or below it. */
export function drawWideLogo(design: KitDesign, surface: Surface): Scene {
  const scene = { width: 1600, height: 500, label: copy.logo(getPlainName(design)) };
  const background = design.palette[surface];
  const { logoStyle } = design;
  if (logoStyle === "stacked") {
    const name = { x: 80, y: 284, width: 1440, height: 190 };
    const shapes = [
      ...placeMark(design, surface, 680, 24, 240),
      ...fitName(design, surface, name, { align: "middle", maxLines: 2, maxSize: 160 }),
    ];
    return { ...scene, background, shapes };
  }
  const isPlate = logoStyle === "plate";
  const inner = isPlate ? otherSurface(surface) : surface;
  const [side, gap] = isPlate ? [220, 50] : [330, 60];
  const area = { x: side + gap, y: 250 - side / 2, width: 1400 - side - gap, height: side };
  const name = fitName(design, inner, area, { maxLines: 2, maxSize: isPlate ? 190 : 230 });
  const width = side + gap + measureLines(name);
  const left = (scene.width - width) / 2;
  const plate = { x: left - 60, y: 80, width: width + 120, height: 340 };
  const shapes: Shape[] = [
    ...(isPlate ? drawPlate(design, inner, plate) : []),
    ...shift([...placeMark(design, inner, 0, 250 - side / 2, side), ...name], left),
  ];
  return { ...scene, background, shapes };
}

/** A painted board with a line inside its edge. */
function drawPlate(
  { palette }: KitDesign,
  surface: Surface,
  area: Parameters<typeof rect>[0],
): Shape[] {
  const inset = 16;
  const line = {
    x: area.x + inset,
    y: area.y + inset,
    width: area.width - 2 * inset,
    height: area.height - 2 * inset,
  };
  const lineColour = surface === "board" ? palette.glow : palette.board;
  return [rect(area, palette[surface], 44), rect(line, lineColour, 30, 5)];
}

/** The logo in a square: the mark above the name. */
export function drawSquareLogo(design: KitDesign, surface: Surface): Scene {
  const isPlate = design.logoStyle === "plate";
  const used = isPlate ? otherSurface(surface) : surface;
  const isSide = design.logoStyle === "side";
  const name = { x: 104, y: 572, width: 816, height: 340 };
  const frame = { x: 44, y: 44, width: 936, height: 936 };
  const { glow, board } = design.palette;
  return {
    width: 1024,
    height: 1024,
    background: design.palette[used],
    label: copy.logo(getPlainName(design)),
    shapes: [
      ...(isPlate ? [rect(frame, used === "board" ? glow : board, 48, 8)] : []),
      ...placeMark(design, used, isSide ? 104 : 342, 112, 340),
      ...fitName(design, used, name, {
        align: isSide ? "start" : "middle",
        maxLines: 3,
        maxSize: 210,
      }),
    ],
  };
}

/** The five colours side by side. */
export function drawPalette(design: KitDesign, height = 60): Scene {
  const colours = listColours(design.palette);
  return {
    width: 500,
    height,
    background: "",
    label: colours.map(({ name }) => name).join(", "),
    shapes: colours.map(({ hex }, index) =>
      rect({ x: 100 * index, y: 0, width: 100, height }, hex),
    ),
  };
}

/** A sample of the heading's letters. */
export function drawLetters({ pairing, palette }: KitDesign): Scene {
  const area = { x: 8, y: 8, width: 84, height: 44 };
  const letters = pairing.isUppercase ? "AB" : "Aa";
  return {
    width: 100,
    height: 60,
    background: "",
    label: getTypeface(pairing.heading).title,
    shapes: layOutText(letters, area, {
      face: pairing.heading,
      colour: palette.ink,
      align: "middle",
    }),
  };
}
