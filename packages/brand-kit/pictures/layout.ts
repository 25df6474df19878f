import { splitWords } from "@angadi/formats/words";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { MIN_CONTRAST } from "../engine/colours.ts";
import { MARK_SIZE, type Surface, drawMark } from "../engine/mark.ts";
import type { KitDesign } from "../kit.ts";
import { layOutText } from "../scene/lay-out-text.ts";
import { measureText } from "../scene/measure-text.ts";
import { type Area, type Shape, type TextShape, place } from "../scene/scene.ts";
import { kitPicturesCopy as copy } from "./copy.ts";

/** The colour of the name: the board's, if it can be read there. */
export function chooseNameColour({ palette }: KitDesign, surface: Surface): string {
  if (surface === "board") return palette.onBoard;
  return computeContrast(palette.board, palette.ground) >= MIN_CONTRAST
    ? palette.board
    : palette.ink;
}

export const getPlainName = ({ input }: KitDesign): string => input.name || copy.nameBlank;

/** The trade, or the sentence if the name says the trade already. */
export function chooseTagline({ input: { name, trade, sentence } }: KitDesign): string {
  const tradeWords = splitWords(trade).filter((word) => word.length > 2 && word !== "and");
  const isRepeated = splitWords(name).some((word) =>
    tradeWords.some((tradeWord) => word.startsWith(tradeWord)),
  );
  return isRepeated ? sentence : trade;
}

type TextOptions = Partial<Omit<Parameters<typeof layOutText>[2], "face">>;

/** Sets a text into an area in the heading's typeface: the name, unless `text` is given. */
export function fitName(
  design: KitDesign,
  surface: Surface,
  area: Area,
  { text = getPlainName(design), ...options }: TextOptions & { text?: string } = {},
): TextShape[] {
  const { heading, isUppercase } = design.pairing;
  return layOutText(isUppercase ? text.toLocaleUpperCase("en-IN") : text, area, {
    face: heading,
    colour: chooseNameColour(design, surface),
    ...options,
  });
}

/** Sets a small text into an area. */
export const fitNote = (
  text: string,
  area: Area,
  colour: string,
  options: TextOptions = {},
): TextShape[] => layOutText(text, area, { face: "figtree", colour, ...options });

/** Draws the mark in a square. */
export const placeMark = (
  design: KitDesign,
  surface: Surface,
  x: number,
  y: number,
  side: number,
  isSmall = false,
): Shape[] => place(drawMark(design, surface, isSmall), x, y, side / MARK_SIZE);

/** Width of the longest of these lines. */
export const measureLines = (lines: readonly TextShape[]): number =>
  Math.max(0, ...lines.map(({ text, face, size }) => measureText(text, face) * size));

/** Moves shapes to the right. */
export const shift = (shapes: readonly Shape[], x: number): Shape[] => place(shapes, x, 0, 1);
