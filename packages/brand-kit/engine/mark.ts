import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { pictures as tradePictures } from "@angadi/art/pictures";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { Trade } from "@angadi/drafts/trades/trades";
import type { KitDesign } from "../kit.ts";
import { layOutText } from "../scene/lay-out-text.ts";
import { type PathShape, type Shape, circle, path, place, rect } from "../scene/scene.ts";
import { pickDistinct } from "./colours.ts";
import { PATTERNS } from "./patterns.ts";
import { pickCyclic } from "./pick-cyclic.ts";

/** The side of the square that marks are drawn in. */
export const MARK_SIZE = 64;

/** What a mark is drawn on: the palette's ground or its board. */
export type Surface = "ground" | "board";

/** The colours of a mark: those of its plate and of what is on it. */
interface MarkColours {
  plate: string;
  main: string;
  second: string;
}

function chooseColours({ palette }: KitDesign, surface: Surface): MarkColours {
  const { board, onBoard, glow, ground, ink, accent, link } = palette;
  if (surface === "ground") return { plate: board, main: onBoard, second: glow };
  return {
    plate: glow,
    main: board,
    second: pickDistinct([accent, ink, ground, link, board], glow, board),
  };
}

/** Colours of a mark without a plate. */
function chooseFreeColours({ palette }: KitDesign, surface: Surface): MarkColours {
  const { board, onBoard, glow, ground, accent, link } = palette;
  if (surface === "board") return { plate: board, main: onBoard, second: glow };
  // A light board's own light colour would not stand out.
  if (computeContrast(board, ground) < 3) return { plate: ground, main: glow, second: board };
  return { plate: ground, main: board, second: pickDistinct([accent, link, glow], ground, board) };
}

interface Plate {
  d: string;
  /** Where the letter's middle is, and the square that it fits in. */
  middle: number;
  letterSide: number;
}

const PLATES: readonly [Plate, ...Plate[]] = [
  { d: circle(32, 32, 31, "").d, middle: 32, letterSide: 41 },
  { d: rect({ x: 2, y: 2, width: 60, height: 60 }, "", 15).d, middle: 32, letterSide: 45 },
  { d: "M4 62V31a28 28 0 0 1 56 0v31z", middle: 36, letterSide: 38 },
  { d: drawScallops(10), middle: 32, letterSide: 34 },
  { d: "M3 3h32a26 26 0 0 1 26 26v32H29A26 26 0 0 1 3 35z", middle: 32, letterSide: 36 },
  { d: "M32 1l27 15.5v31L32 63 5 47.5v-31z", middle: 32, letterSide: 34 },
  { d: "M5 4h54v29c0 15-11 24-27 29C16 57 5 48 5 33z", middle: 30, letterSide: 36 },
  {
    d: "M6 62V36c0-7 3-8 3-13 5 0 7-3 9-7 6-2 11-6 14-14 3 8 8 12 14 14 2 4 4 7 9 7 0 5 3 6 3 13v26z",
    middle: 39,
    letterSide: 34,
  },
];

/** A disc with round lobes at its edge. */
function drawScallops(count: number): string {
  const point = (index: number) => {
    const angle = (2 * Math.PI * index) / count;
    return `${(32 + 26 * Math.sin(angle)).toFixed(2)} ${(32 - 26 * Math.cos(angle)).toFixed(2)}`;
  };
  const radius = (26 * Math.sin(Math.PI / count) * 1.06).toFixed(2);
  const arcs = Array.from(
    { length: count },
    (_, i) => `A${radius} ${radius} 0 0 1 ${point(i + 1)}`,
  );
  return `M${point(0)}${arcs.join("")}z`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Titles and particles, which initials leave out. */
const TITLES = new Set(
  `dr shri sri shree sree smt maa m/s jai new the and of mr mrs ms prof adv
  डॉ श्री श्रीमती माँ मां जय न्यू শ্রী শ্ৰী মা ডাঃ શ્રી જય ડૉ ਸ੍ਰੀ ਸ਼੍ਰੀ ଶ୍ରୀ ମା ஸ்ரீ திரு శ్రీ న్యూ ಶ್ರೀ ശ്രീ`.split(
    /\s+/,
  ),
);

/** The first letter of each of the first words, up to `count`: "MC" for "Sri Meera Cakes". */
export function findInitials(name: string, count: number): string {
  const words = name.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const named = words.filter((word) => !TITLES.has(word.toLowerCase().replaceAll(".", "")));
  const initials = (named.length > 0 ? named : words).slice(0, count).map((word) => {
    const letters = Array.from(segmenter.segment(word), ({ segment }) => segment);
    return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  });
  return initials.join("").toLocaleUpperCase("en-IN");
}

function drawLetter(design: KitDesign, surface: Surface, isSmall: boolean): Shape[] {
  const { input, mark, pairing } = design;
  const colours = chooseColours(design, surface);
  const { d, middle, letterSide } = pickCyclic(PLATES, mark.variant);
  const initials = findInitials(input.name, mark.variant % 3 === 0 ? 2 : 1);
  const side = isSmall ? letterSide + 6 : letterSide;
  const area = { x: 32 - side / 2, y: middle - side / 2, width: side, height: side };
  const letter = layOutText(initials, area, {
    face: pairing.heading,
    colour: colours.main,
    align: "middle",
    maxSize: side * 1.15,
  });
  const line: PathShape = { ...path(d, colours.second, 1.6), x: 4.2, y: 4.2, scale: 0.87 };
  return [path(d, colours.plate), ...(isSmall ? [] : [line]), ...letter];
}

const PICTURES: Readonly<Record<string, string>> = { ...tradePictures, ...itemPictures };

/** Colours of drawings (art.module.css) that a mark shows as cut out, and in its second colour. */
const CUT_OUT = new Set(["w", "y", "l", "g", "k"]);
const SECOND = new Set(["h", "d"]);

/** Drawings that two colours make unclear. */
const UNCLEAR = new Set("calendar dome house mandap saree bucket".split(" "));

/** Drawings that mark only a trade of their own: a parcel is no sign of a chaat stall. */
const GENERIC = new Set(
  `basket bed board books briefcase browser bus camera car clipboard cream cup diya dumbbell eggs
  firstaid frame gear gift glass heart helmet jar key lamp laptop mic milk notebook palette parcel
  people phone pill pot pram sack sandals shield sofa spanner speaker suitcase syrup talk tent thali
  ticket`.split(/\s+/),
);

/** The drawings that are a clear mark of a trade; there may be none. */
export function listMarkPictures({ id, pictures }: Trade): string[] {
  const clear = id === "" ? [] : pictures.filter((key) => !UNCLEAR.has(key));
  return [...new Set(clear.filter((key, index) => index === 0 || !GENERIC.has(key)))];
}

function drawPicture(design: KitDesign, surface: Surface, isSmall: boolean): Shape[] {
  const { variant } = design.mark;
  const colours = chooseColours(design, surface);
  const keys = listMarkPictures(design.trade);
  const paths = parsePaths(PICTURES[keys[variant % keys.length] ?? ""] ?? "");
  const layers = paths
    .filter(({ colour }) => colour !== "x")
    .map(({ colour, width, d }, index) => {
      const isCutOut = CUT_OUT.has(colour) && index > 0;
      const paint = isCutOut ? colours.plate : SECOND.has(colour) ? colours.second : colours.main;
      return path(d, paint, width === "" ? undefined : Number(width));
    });
  const plate =
    variant % 2 === 0
      ? circle(32, 32, 31, colours.plate)
      : rect({ x: 1, y: 1, width: 62, height: 62 }, colours.plate, 14);
  const scale = isSmall ? 0.72 : 0.64;
  return [plate, ...place(layers, 32 - 32 * scale, 32 - 32 * scale, scale)];
}

function drawPattern(design: KitDesign, surface: Surface): Shape[] {
  const { trade, mark } = design;
  const { main, second } = chooseFreeColours(design, surface);
  // In place of a picture, another pattern than that of the kit's other direction.
  const variant = mark.kind === "pattern" ? mark.variant : mark.variant + 1;
  const createPattern = pickCyclic(PATTERNS[getStyleProfile(trade.id).group], variant);
  return place(createPattern(main, second), 32, 32, 1);
}

/**
 * Draws the mark of a design in a square of `MARK_SIZE`; `isSmall` leaves out what is lost at 16
 * pixels.
 */
export function drawMark(design: KitDesign, surface: Surface, isSmall = false): Shape[] {
  if (design.mark.kind === "letter") return drawLetter(design, surface, isSmall);
  if (design.mark.kind === "picture" && listMarkPictures(design.trade).length > 0)
    return drawPicture(design, surface, isSmall);
  return drawPattern(design, surface);
}
