import { findUnsupportedCharacters } from "@angadi/pdf/supported-characters";
import { type ColourPair, formatRgb, listColours, listReadablePairs } from "../engine/colours.ts";
import { MARK_SIZE, darken } from "../engine/mark.ts";
import type { KitDesign, NamedColour } from "../kit.ts";
import { fitNote, getPlainName } from "../pictures/layout.ts";
import { drawMarkScene, drawWideLogo } from "../pictures/logo.ts";
import { layOutText } from "../scene/lay-out-text.ts";
import { type Scene, type Shape, embed, listTexts, rect } from "../scene/scene.ts";
import { getTypeface } from "../scene/typefaces.ts";
import { drawSignboard } from "../signboard/draw-signboard.ts";
import { brandSheetCopy as copy } from "./copy.ts";

/** A4, in points. */
const PAGE = { width: 595, height: 842 };
const MARGIN = 40;
const WIDTH = PAGE.width - 2 * MARGIN;
const HALF = (WIDTH - 12) / 2;
const SWATCH = (WIDTH - 4 * 8) / 5;
const GREY = "#50526e";
const INK = "#1c1d3a";

/** A line of text, its top at `y`. */
const note = (text: string, x: number, y: number, width: number, size = 9, colour = INK): Shape[] =>
  fitNote(text, { x, y, width, height: size * 1.5 }, colour, { maxSize: size });

const drawSwatch = ({ name, hex }: NamedColour, x: number): Shape[] => [
  rect({ x: x - 0.5, y: 283.5, width: SWATCH + 1, height: 61 }, "#dcd9e2", 6),
  rect({ x, y: 284, width: SWATCH, height: 60 }, hex, 6),
  ...note(name, x, 348, SWATCH, 9.5),
  ...note(hex.toUpperCase(), x, 363, SWATCH, 9, GREY),
  ...note(copy.rgb(formatRgb(hex)), x, 377, SWATCH, 9, GREY),
];

const drawPair = ({ text, background, contrast }: ColourPair, y: number): Shape[] => [
  rect({ x: MARGIN, y, width: HALF, height: 22 }, background.hex, 4),
  ...note(
    copy.pair(text.name, background.name, contrast.toFixed(1)),
    MARGIN + 10,
    y + 4,
    HALF - 20,
    9.5,
    text.hex,
  ),
];

/** One page for the painter and the printer: logo, colours, fonts, pairs for text, signboard. */
export function drawBrandSheet(design: KitDesign): Scene {
  const colours = listColours(design.palette);
  const { heading } = design.pairing;
  const label = copy.title(getPlainName(design));
  const title = (text: string, y: number) => note(text, MARGIN, y, WIDTH, 11, GREY);
  const pairs = listReadablePairs(colours);
  return {
    ...PAGE,
    background: "#ffffff",
    label,
    shapes: [
      ...note(label, MARGIN, 34, WIDTH, 18),
      ...title(copy.logo, 70),
      ...embed(drawWideLogo(design, "ground"), MARGIN, 90, HALF),
      ...embed(drawWideLogo(darken(design), "board"), MARGIN + HALF + 12, 90, HALF),
      ...embed(drawMarkScene(design, "ground"), MARGIN, 182, MARK_SIZE),
      ...embed(drawMarkScene(design, "board"), MARGIN + 76, 182, MARK_SIZE),
      ...embed(drawMarkScene(design, "ground", true), MARGIN + 156, 198, 32),
      ...embed(drawMarkScene(design, "ground", true), MARGIN + 200, 206, 16),
      ...title(copy.colours, 264),
      ...colours.flatMap((colour, index) => drawSwatch(colour, MARGIN + index * (SWATCH + 8))),
      ...title(copy.pairs, 404),
      ...pairs.flatMap((pair, index) => drawPair(pair, 422 + 26 * index)),
      ...note(copy.fonts, MARGIN + HALF + 12, 404, HALF, 11, GREY),
      ...layOutText(
        "Aa Bb Cc 123",
        { x: MARGIN + HALF + 12, y: 424, width: HALF, height: 44 },
        { face: heading, colour: INK, maxSize: 36 },
      ),
      ...note(
        copy.headingFont(getTypeface(heading).title),
        MARGIN + HALF + 12,
        470,
        HALF,
        9.5,
        GREY,
      ),
      ...fitNote("Aa Bb Cc 123", { x: MARGIN + HALF + 12, y: 490, width: HALF, height: 40 }, INK, {
        maxSize: 26,
      }),
      ...note(copy.smallFont, MARGIN + HALF + 12, 532, HALF, 9.5, GREY),
      ...title(copy.signboard, 572),
      ...embed(drawSignboard(design), MARGIN, 592, WIDTH),
      ...note(copy.foot, MARGIN, 784, WIDTH, 8.5, GREY),
    ],
  };
}

/** The characters that the sheet and the SVG logo cannot have; if any, the ZIP has neither. */
export const findUnsupportedDesignCharacters = (design: KitDesign): string[] =>
  findUnsupportedCharacters(
    [drawBrandSheet(design), drawWideLogo(design, "ground")]
      .flatMap(listTexts)
      .map(({ text }) => text)
      .join(""),
  );
