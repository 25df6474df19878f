import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { pictures as tradePictures } from "@angadi/art/pictures";
import { computeLuminance } from "@angadi/drafts/render/contrast";
import type { Palette } from "@angadi/drafts/render/palettes";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { TradeGroup } from "@angadi/drafts/render/trade-groups";
import type { KitDesign } from "../kit.ts";
import { layOutText } from "../scene/lay-out-text.ts";
import { type PathShape, type Shape, circle, path, place, rect } from "../scene/scene.ts";
import { TITLES, toTitle } from "../scene/split-phrases.ts";
import { mixColours, pickDistinct } from "./colours.ts";
import { listMarkPictures } from "./mark-pictures.ts";
import { pickCyclic } from "@angadi/drafts/render/pick-cyclic";

/** The side of the square that marks are drawn in. */
export const MARK_SIZE = 64;

/** What a mark is drawn on: the palette's ground or its board. */
export type Surface = "ground" | "board";

/** The colours of what is drawn on a plate. */
interface MarkColours {
  plate: string;
  main: string;
  second: string;
}

/** The palette for a dark background: a light board's colour becomes that of the lines. */
export function darkenPalette(palette: Palette): Palette {
  const { board, ground, ink } = palette;
  if (computeLuminance(board) < 0.3) return palette;
  return { ...palette, board: ink, onBoard: ground, glow: board };
}

/** The colours of a picture on a plate: light ones on the board's colour, dark ones on others. */
function chooseColours(palette: Palette, plate: string): MarkColours {
  const { board, onBoard, glow, ground, accent, link } = darkenPalette(palette);
  if (plate === board) return { plate, main: onBoard, second: glow };
  const last = plate === ground ? glow : mixColours(board, plate);
  return { plate, main: board, second: pickDistinct([accent, link, ground, last], plate, board) };
}

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
  const named = words.filter((word) => !TITLES.has(toTitle(word)));
  const initials = (named.length > 0 ? named : words).slice(0, 2).map((word) => {
    const letters = Array.from(segmenter.segment(word), ({ segment }) => segment);
    return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  });
  return initials.join("").toLocaleUpperCase("en-IN");
}

/** The initials on a plate with a line inside its edge, which is lost at small sizes. */
function drawLetters({ input, pairing, palette }: KitDesign, plate: Plate, isSmall: boolean) {
  const { board } = darkenPalette(palette);
  const { main, second } = chooseColours(palette, board);
  const side = plate.side + (isSmall ? 4 : -3);
  return [
    path(plate.d, board),
    ...(isSmall ? [] : [drawInnerLine(plate, second)]),
    ...layOutText(
      findInitials(input.name),
      { x: 32 - side / 2, y: 32 - side / 2, width: side, height: side },
      { face: pairing.heading, colour: main, align: "middle", maxSize: side * 1.15 },
    ),
  ];
}

const drawInnerLine = ({ d }: Plate, colour: string): PathShape => ({
  ...path(d, colour, 1.6),
  x: 3,
  y: 3,
  scale: 29 / 32,
});

const PICTURES: Readonly<Record<string, string>> = { ...tradePictures, ...itemPictures };

/** Colours of drawings (art.module.css) that a mark shows as cut out, and in its second colour. */
const CUT_OUT = new Set(["w", "y", "l", "g", "k"]);
const SECOND = new Set(["h", "d"]);

/** Drawings whose white walls are not cut out. */
const WALLED = new Set(["church", "dome", "gurdwara", "house"]);

/** Drawings that mean what they show in light colours alone, such as a tooth, flames and walls. */
const LIGHT = new Set(
  `barfi basket blossom bonfire bread bulb cake church cone cow dome eggs glass gopuram gurdwara helmet house
  laddu lotus milk moon panipuri star sun tooth`.split(/\s+/),
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
 * Draws the mark of a design in a square of `MARK_SIZE`: a picture on a dark plate, free or on a
 * light plate in turn, as far as it allows, or letters. `isSmall` leaves out what is lost at 16 pixels.
 */
export function drawMark(design: KitDesign, surface: Surface, isSmall = false): Shape[] {
  const { trade, input, palette, mark } = design;
  const keys = listMarkPictures(trade, input.name);
  const key = keys[mark.variant % keys.length];
  const { group } = getStyleProfile(trade.id);
  const plate = pickCyclic(PLATES_BY_GROUP[group] ?? USUAL_PLATES, mark.variant);
  if (mark.kind === "letter" || key === undefined) return drawLetters(design, plate, isSmall);
  const composition = LIGHT.has(key) ? 0 : DARK.has(key) ? 3 : mark.variant % 5;
  const background = palette[surface];
  if (composition === 1) return drawPicture(key, chooseColours(palette, background), 0.96);
  const { board, glow } = darkenPalette(palette);
  const lightPlate = glow === background ? palette.ground : glow;
  const colours = chooseColours(palette, composition === 3 ? lightPlate : board);
  return [
    path(plate.d, colours.plate),
    ...(colours.plate === background ? [drawInnerLine(plate, colours.second)] : []),
    ...drawPicture(key, colours, (plate.side + (isSmall ? 4 : 0)) / 64),
  ];
}
