import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { pictures as tradePictures } from "@angadi/art/pictures";
import { computeLuminance } from "@angadi/drafts/render/contrast";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { TradeGroup } from "@angadi/drafts/render/trade-groups";
import type { KitDesign } from "../kit.ts";
import { layOutText } from "../scene/lay-out-text.ts";
import { type Shape, circle, path, place, rect } from "../scene/scene.ts";
import { isTitle } from "../scene/split-phrases.ts";
import { mixColours, pickDistinct } from "./colours.ts";
import { listMarkPictures } from "./mark-pictures.ts";
import { pickCyclic } from "@angadi/drafts/render/pick-cyclic";

/** The side of the square that marks are drawn in. */
export const MARK_SIZE = 64;

/** What a mark is drawn on: the palette's ground or its board. */
export type Surface = "ground" | "board";

/** The design for a dark background: a light board's colour becomes that of the lines. */
export function darken(design: KitDesign): KitDesign {
  const { palette } = design;
  const { board, ground, ink } = palette;
  if (computeLuminance(board) < 0.3) return design;
  return { ...design, palette: { ...palette, board: ink, onBoard: ground, glow: board } };
}

/** The colours of a picture on a plate: light ones on the board's colour, dark ones on others. */
function chooseColours(design: KitDesign, plate: string) {
  const { board, onBoard, glow, ground, accent, link } = darken(design).palette;
  if (plate === board) return { plate, main: onBoard, second: glow };
  const last = plate === ground ? glow : mixColours(board, plate);
  return { plate, main: board, second: pickDistinct([accent, link, ground, last], plate, board) };
}
type MarkColours = ReturnType<typeof chooseColours>;

interface Plate {
  d: string;
  /** The side of the square that fits in its middle. */
  side: number;
}

const DISC: Plate = { d: circle(32, 32, 31, "").d, side: 45 };
const TILE: Plate = { d: rect({ x: 2, y: 2, width: 60, height: 60 }, "", 15).d, side: 48 };
/** A disc with ten round lobes. */
const SEAL: Plate = {
  d: "M32 6A8.5 8.5 0 0 1 47.3 11A8.5 8.5 0 0 1 56.7 24A8.5 8.5 0 0 1 56.7 40A8.5 8.5 0 0 1 47.3 53A8.5 8.5 0 0 1 32 58A8.5 8.5 0 0 1 16.7 53A8.5 8.5 0 0 1 7.3 40A8.5 8.5 0 0 1 7.3 24A8.5 8.5 0 0 1 16.7 11A8.5 8.5 0 0 1 32 6z",
  side: 40,
};
const LEAF: Plate = { d: "M3 3h32a26 26 0 0 1 26 26v32H29A26 26 0 0 1 3 35z", side: 42 };
const HEXAGON: Plate = { d: "M32 1l27 15.5v31L32 63 5 47.5v-31z", side: 41 };

type Plates = readonly [Plate, ...Plate[]];
const SOFT_PLATES: Plates = [DISC, SEAL, TILE];

/** Plates that suit a kind of trade, if not the usual ones. */
const PLATES_BY_GROUP: Partial<Record<TradeGroup, Plates>> = {
  bakery: SOFT_PLATES,
  kitchen: SOFT_PLATES,
  street: SOFT_PLATES,
  workshop: [HEXAGON, DISC, TILE],
};
const USUAL_PLATES: Plates = [DISC, TILE, LEAF];

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first letters of the first two words: "MC" for "Sri Meera Cakes". */
export function findInitials(name: string): string {
  const words = name.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const named = words.filter((word) => !isTitle(word));
  const initials = (named.length > 0 ? named : words).slice(0, 2).map((word) => {
    const letters = Array.from(segmenter.segment(word), ({ segment }) => segment);
    return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  });
  return initials.join("").toLocaleUpperCase("en-IN");
}

/** The initials, in a square in the mark's middle. */
const drawInitials = ({ input, pairing }: KitDesign, side: number, colour: string) =>
  layOutText(
    findInitials(input.name),
    { x: 32 - side / 2, y: 32 - side / 2, width: side, height: side },
    { face: pairing.heading, colour, align: "middle", maxSize: side * 1.15 },
  );

const PICTURES: Readonly<Record<string, string>> = { ...tradePictures, ...itemPictures };

/** Colours of drawings (art.module.css) that a mark shows as cut out, and in its second colour. */
const CUT_OUT = new Set(["w", "y", "l", "g", "k"]);
const SECOND = new Set(["h", "d"]);

/** Drawings whose white walls are not cut out. */
const WALLED = new Set(["church", "dome", "gurdwara", "house"]);

/** Drawings that mean what they show in light colours alone, such as a tooth, flames and walls. */
const LIGHT = new Set(
  `bangles barfi basket blossom bonfire bread bulb cake church cone cow dome eggs glass gopuram
  gurdwara helmet house kite laddu lotus milk moon panel panipuri ring rings star sun tooth`.split(
    /\s+/,
  ),
);

/** Drawings that mean what they show in dark colours alone, such as hair and tyres. */
const DARK = new Set(["face", "tyre"]);

/** Draws a picture in the mark's middle; it is 64 high at a scale of 1. */
function drawPicture(key: string, colours: MarkColours, scale: number) {
  const layers = parsePaths(PICTURES[key] ?? "")
    .filter(({ colour }) => colour !== "x")
    .map(({ colour, width, d }, index) => {
      const isLight = CUT_OUT.has(colour) && index > 0;
      const isSecond = SECOND.has(colour) || (isLight && WALLED.has(key));
      const paint = isSecond ? colours.second : isLight ? colours.plate : colours.main;
      return path(d, paint, width === "" ? undefined : Number(width));
    });
  return place(layers, 32 - 32 * scale, 32 - 32 * scale, scale);
}

/**
 * Draws the mark of a design in a square of `MARK_SIZE`: initials, or a picture on a dark plate, free
 * or on a light plate in turn, as far as it allows. `isSmall` makes them larger, for 16 pixels.
 */
export function drawMark(design: KitDesign, surface: Surface, isSmall = false): Shape[] {
  const { trade, input, palette, mark } = design;
  const pictures = listMarkPictures(trade, input.name);
  const picture = mark.kind === "letter" ? undefined : pictures[mark.variant % pictures.length];
  const isLight = picture === undefined || LIGHT.has(picture);
  const composition = isLight ? 0 : DARK.has(picture) ? 3 : mark.variant % 5;
  const background = palette[surface];
  const { board, glow } = darken(design).palette;
  // Of a light board's colours, too few are dark enough for the parts of a free picture.
  const isFree = composition === 1 && board === palette.board;
  // A small board is the plate itself.
  if (picture && (isFree || (isSmall && composition !== 3 && board === background)))
    return drawPicture(picture, chooseColours(design, background), 0.96);
  const lightPlate = glow === background ? palette.ground : glow;
  const colours = chooseColours(design, composition === 3 ? lightPlate : board);
  const { group } = getStyleProfile(trade.id);
  const { d, side } = pickCyclic(PLATES_BY_GROUP[group] ?? USUAL_PLATES, mark.variant);
  const innerLine = place([path(d, colours.second, 1.6)], 3, 3, 29 / 32);
  const innerSide = side + (isSmall ? 4 : 0);
  return [
    path(d, colours.plate),
    ...(picture === undefined || colours.plate === background ? innerLine : []),
    ...(picture === undefined
      ? drawInitials(design, innerSide, colours.main)
      : drawPicture(picture, colours, innerSide / 64)),
  ];
}
