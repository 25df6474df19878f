import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { pictures } from "@angadi/art/pictures";
import { ART_COLOUR_LETTERS, type Palette } from "@angadi/drafts/render/palettes";
import type { KitDesign } from "@angadi/brand-kit/kit";
import { mixColours } from "@angadi/brand-kit/engine/colours";
import { MARK_SIZE, drawMark } from "@angadi/brand-kit/engine/mark";
import { fitNote, placeMark, shift } from "@angadi/brand-kit/pictures/layout";
import { measureText } from "@angadi/brand-kit/scene/measure-text";
import { layOutText } from "@angadi/brand-kit/scene/lay-out-text";
import { type Shape, type TextShape, path, place, rect } from "@angadi/brand-kit/scene/scene";
import { layOutPrice } from "./lay-out-price.ts";

/** Side of a post's picture, in pixels. */
export const SIDE = 1080;
const FOOTER_TOP = 930;

const ART: Readonly<Record<string, string>> = { ...pictures, ...itemPictures };
/** Side of the square that drawings are made in. */
const ART_SIDE = 64;

type Box = readonly [x: number, y: number, width: number, height: number];
const toBox = ([x, y, width, height]: Box) => ({ x, y, width, height });

export const fillBox = (box: Box, colour: string, radius = 0, lineWidth?: number): Shape =>
  rect(toBox(box), colour, radius, lineWidth);

const MIN_BODY_SIZE = 30;
const BODY_SIZES = [64, 58, 54, 50, 46, 42, 38, 34, MIN_BODY_SIZE];
const LEADING = 1.35;
const PLATE_HEIGHT = 124;

/** Joins "2 BHK", "500 g", "a month" and "sq ft", so that no line breaks between the words. */
const joinUnits = (text: string): string =>
  text
    .replaceAll(/(\d) (?=\p{L}[\p{L}\p{M}]{0,5}(?![\p{L}\p{M}]))/gu, "$1\u{a0}")
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])(₹|rs\.?|sq\.?|an?|per|class) (?=\S)/giu, "$1\u{a0}");

/** Breaks a text into lines as long as fits; the width is a multiple of the size of letters. */
const wrapText = (text: string, width: number): string[] =>
  text.split(" ").reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    const kept = measureText(longer, "figtree") <= width ? lines.slice(0, -1) : lines;
    return [...kept, kept === lines ? word : longer];
  }, []);

/** Breaks a text into as few lines of about the same length. */
function balanceText(text: string, width: number): string[] {
  const lines = wrapText(text, width);
  const widths = [0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95].map((part) => part * width);
  return (
    widths.map((one) => wrapText(text, one)).find((one) => one.length === lines.length) ?? lines
  );
}

/** Where a line of text begins and ends. */
export function measureSpan({ text, face, size, x, align }: TextShape): readonly [number, number] {
  const length = measureText(text, face) * size;
  const left = x - { start: 0, middle: 0.5, end: 1 }[align] * length;
  return [left, left + length];
}

interface Signature {
  name: string;
  /** The town, or what the business does. */
  note: string;
}

/** Draws the parts of a post's picture in the colours and typefaces of a kit. */
export function createPainter(design: KitDesign) {
  const { palette, pairing } = design;
  const { art, ink, tint } = palette;
  const artColours: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      art.split(" ").map((colour, index) => [ART_COLOUR_LETTERS[index], colour]),
    ),
    w: "#ffffff",
    i: ink,
    g: tint,
    k: tint,
    x: "#0002",
  };
  type Align = TextShape["align"];
  const headline = (text: string, box: Box, colour: string, maxSize: number, align?: Align) =>
    layOutText(
      joinUnits(pairing.isUppercase ? text.toLocaleUpperCase("en-IN") : text),
      toBox(box),
      { face: pairing.heading, colour, maxLines: 3, maxSize, align: align ?? "start" },
    );
  const note = (text: string, box: Box, colour: string, maxSize: number, align?: Align) =>
    fitNote(joinUnits(text), toBox(box), colour, {
      maxLines: 3,
      maxSize,
      align: align ?? "start",
    });
  const price = (
    text: string,
    box: Box,
    colour: string,
    maxSize: number,
    align: Align = "start",
  ): TextShape[] =>
    layOutPrice(text, toBox(box), { colour, maxSize, align }) ??
    note(text, box, colour, maxSize, align);
  return {
    palette,
    headline,
    note,
    price,
    /** The mark in rows across a box, from its left edge, in a shade of the colour below it. */
    pattern: (
      [x, y, width, height]: Box,
      colour: string,
      contrast: string,
      side: number,
    ): Shape[] => {
      const shade = mixColours(colour, mixColours(colour, contrast));
      const mark = drawMark(design, "board").filter((shape) => shape.kind === "path");
      const colours = [...new Set(mark.map((shape) => shape.colour))];
      const shades = [shade, colour, mixColours(colour, shade)];
      const shaded = mark.map((shape) =>
        Object.assign({}, shape, { colour: shades[colours.indexOf(shape.colour)] ?? shade }),
      );
      const divide = (start: number, length: number) => {
        const count = Math.floor(length / (side * 1.4));
        const step = length / count;
        return Array.from({ length: count }, (_, index) => start + (index + 0.5) * step - side / 2);
      };
      return divide(y, height).flatMap((top) =>
        divide(x, width).flatMap((left) => place(shaded, left, top, side / MARK_SIZE)),
      );
    },
    /** A few sentences, from the top of the box. */
    body: (text: string, [x, y, width, height]: Box, colour: string, align?: Align) => {
      const toLines = (size: number) => balanceText(joinUnits(text), width / size);
      const fits = (size: number) => toLines(size).length * size * LEADING <= height;
      const size = BODY_SIZES.find((one) => fits(one)) ?? MIN_BODY_SIZE;
      return toLines(size).flatMap((line, index) =>
        note(line, [x, y + index * size * LEADING, width, size * LEADING], colour, size, align),
      );
    },
    /** A drawing of goods or a trade in a square. */
    art: (key: string, x: number, y: number, width: number): Shape[] =>
      place(
        parsePaths(ART[key] ?? "").map(({ colour, width: line, d }) =>
          path(d, artColours[colour] ?? ink, line === "" ? undefined : Number(line)),
        ),
        ...([x, y, width / ART_SIDE] as const),
      ),
    /** The price on a plate as wide as its text; at the left edge unless in the middle. */
    plate: (
      text: string,
      y: number,
      align: "start" | "middle",
      [fill, colour]: readonly [keyof Palette, keyof Palette],
    ): Shape[] => {
      if (text === "") return [];
      const lines = price(text, [120, y, 840, PLATE_HEIGHT], palette[colour], 92, "middle");
      const left = Math.min(...lines.map((line) => measureSpan(line)[0])) - 48;
      const width = 2 * (540 - left);
      const plate = fillBox([left, y, width, PLATE_HEIGHT], palette[fill], PLATE_HEIGHT / 2);
      return shift([plate, ...lines], align === "start" ? 72 - left : 0);
    },
    /** The strip at the bottom: the mark, the name and the town. */
    footer: (signature: Signature, surface: "ground" | "board"): Shape[] => {
      const colours = { ground: [ink, palette.mute], board: [palette.onBoard, palette.onBoard] };
      const [nameColour = ink, noteColour = ink] = colours[surface];
      const nameBox: Box = [192, FOOTER_TOP + 22, 816, signature.note ? 62 : 106];
      return [
        fillBox([0, FOOTER_TOP, SIDE, SIDE - FOOTER_TOP], palette[surface]),
        ...placeMark(design, surface, 72, FOOTER_TOP + 29, 92),
        ...headline(signature.name, nameBox, nameColour, 52),
        ...note(signature.note, [192, FOOTER_TOP + 86, 816, 44], noteColour, 32),
      ];
    },
  };
}
export type Painter = ReturnType<typeof createPainter>;
