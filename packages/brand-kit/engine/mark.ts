import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { pictures as tradePictures } from "@angadi/art/pictures";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { getStyleProfile } from "@angadi/drafts/render/style-profiles";
import type { TradeGroup } from "@angadi/drafts/render/trade-groups";
import type { KitDesign } from "../kit.ts";
import { layOutText } from "../scene/lay-out-text.ts";
import { type PathShape, type Shape, circle, path, place, rect } from "../scene/scene.ts";
import { mixColours, pickDistinct } from "./colours.ts";
import { listMarkPictures } from "./mark-pictures.ts";
import { pickCyclic } from "@angadi/drafts/render/pick-cyclic";

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
    second: pickDistinct([accent, ink, ground, link, mixColours(board, glow)], glow, board),
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
  /** The side of the square that fits in its middle. */
  side: number;
}

const DISC: Plate = { d: circle(32, 32, 31, "").d, side: 42 };
const TILE: Plate = { d: rect({ x: 2, y: 2, width: 60, height: 60 }, "", 15).d, side: 45 };
/** A disc with ten round lobes. */
const SEAL: Plate = {
  d: "M32 6A8.5 8.5 0 0 1 47.3 11A8.5 8.5 0 0 1 56.7 24A8.5 8.5 0 0 1 56.7 40A8.5 8.5 0 0 1 47.3 53A8.5 8.5 0 0 1 32 58A8.5 8.5 0 0 1 16.7 53A8.5 8.5 0 0 1 7.3 40A8.5 8.5 0 0 1 7.3 24A8.5 8.5 0 0 1 16.7 11A8.5 8.5 0 0 1 32 6z",
  side: 36,
};
const LEAF: Plate = { d: "M3 3h32a26 26 0 0 1 26 26v32H29A26 26 0 0 1 3 35z", side: 38 };
const HEXAGON: Plate = { d: "M32 1l27 15.5v31L32 63 5 47.5v-31z", side: 37 };

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

/** Kinds of trades that have a shop with an awning. */
const WITH_AWNING = new Set<TradeGroup>(["bakery", "kitchen", "street", "bazaar", "clothing"]);

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Titles and particles, which initials leave out. */
const TITLES = new Set(
  `dr shri sri shree sree smt maa m/s jai new the and of mr mrs ms prof adv
  डॉ श्री श्रीमती माँ मां जय न्यू শ্রী শ্ৰী মা ডাঃ શ્રી જય ડૉ ਸ੍ਰੀ ਸ਼੍ਰੀ ଶ୍ରୀ ମା ஸ்ரீ திரு శ్రీ న్యూ ಶ್ರೀ ശ്രീ`.split(
    /\s+/,
  ),
);

/** The first letters of the first two words: "MC" for "Sri Meera Cakes". */
export function findInitials(name: string): string {
  const words = name.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  const named = words.filter((word) => !TITLES.has(word.toLowerCase().replaceAll(".", "")));
  const initials = (named.length > 0 ? named : words).slice(0, 2).map((word) => {
    const letters = Array.from(segmenter.segment(word), ({ segment }) => segment);
    return letters.find((letter) => /[\p{L}\p{N}]/u.test(letter)) ?? "";
  });
  return initials.join("").toLocaleUpperCase("en-IN");
}

/** The initials, in a square around a point in the mark's middle. */
const drawInitials = ({ input, pairing }: KitDesign, y: number, side: number, colour: string) =>
  layOutText(
    findInitials(input.name),
    { x: 32 - side / 2, y: y - side / 2, width: side, height: side },
    { face: pairing.heading, colour, align: "middle", maxSize: side * 1.15 },
  );

/** Initials below the trade's drawing, or alone for offices and unknown trades. */
function drawLetter(design: KitDesign, surface: Surface, isSmall: boolean): Shape[] {
  const { trade, mark, input } = design;
  const colours = chooseColours(design, surface);
  const { group } = getStyleProfile(trade.id);
  const { d, side } = pickCyclic(PLATES_BY_GROUP[group] ?? USUAL_PLATES, mark.variant);
  const plate = path(d, colours.plate);
  const [picture = ""] = listMarkPictures(trade, input.name);
  if (trade.id === "" || group === "office") {
    const line: PathShape = { ...path(d, colours.second, 1.6), x: 4.2, y: 4.2, scale: 0.87 };
    const letters = drawInitials(design, 32, isSmall ? side + 4 : side, colours.main);
    return [plate, ...(isSmall ? [] : [line]), ...letters];
  }
  if (isSmall) return [plate, ...drawPicture(picture, colours, 32, (side + 4) / 64)];
  return [
    plate,
    ...drawPicture(picture, colours, 23, 0.44),
    ...drawInitials(design, 48.5, 19, colours.main),
  ];
}

const PICTURES: Readonly<Record<string, string>> = { ...tradePictures, ...itemPictures };

/** Colours of drawings (art.module.css) that a mark shows as cut out, and in its second colour. */
const CUT_OUT = new Set(["w", "y", "l", "g", "k"]);
const SECOND = new Set(["h", "d"]);

/** Drawings whose white walls are not cut out. */
const WALLED = new Set(["bucket", "dome", "house"]);

/** Draws a picture around a point in the mark's middle; it is 64 high at a scale of 1. */
function drawPicture(key: string, colours: MarkColours, y: number, scale: number) {
  const layers = parsePaths(PICTURES[key] ?? "")
    .filter(({ colour }) => colour !== "x")
    .map(({ colour, width, d }, index) => {
      const isLight = CUT_OUT.has(colour) && index > 0;
      const isSecond = SECOND.has(colour) || (isLight && WALLED.has(key));
      const paint = isSecond ? colours.second : isLight ? colours.plate : colours.main;
      return path(d, paint, width === "" ? undefined : Number(width));
    });
  return place(layers, 32 - 32 * scale, y - 32 * scale, scale);
}

/** The front of a shop, with a striped awning. */
const drawShopFront = ({ main, second }: MarkColours) => [
  path("M7 20v40h50V20", main, 3.4),
  ...[0, 1, 2, 3, 4].map((index) =>
    path(`M${2 + 12 * index} 2h12v13a6 6 0 0 1-12 0z`, index % 2 === 0 ? main : second),
  ),
];

/** The drawing on a plate, free, or in a shop front or a ring, in turn. */
function drawPictureMark(design: KitDesign, surface: Surface, isSmall: boolean): Shape[] {
  const { trade, input, mark } = design;
  const keys = listMarkPictures(trade, input.name);
  const key = keys[mark.variant % keys.length] ?? "";
  const { group } = getStyleProfile(trade.id);
  const free = chooseFreeColours(design, surface);
  const composition = mark.variant % 5;
  if (composition === 1 || (isSmall && composition === 3)) return drawPicture(key, free, 32, 0.96);
  if (composition === 3 && WITH_AWNING.has(group))
    return [...drawShopFront(free), ...drawPicture(key, free, 40, 0.5)];
  if (composition === 3)
    return [circle(32, 32, 30, free.second, 3), ...drawPicture(key, free, 32, 0.6)];
  const { d, side } = pickCyclic(PLATES_BY_GROUP[group] ?? USUAL_PLATES, composition / 2);
  const colours = chooseColours(design, surface);
  return [
    path(d, colours.plate),
    ...drawPicture(key, colours, 32, (side + (isSmall ? 4 : 0)) / 64),
  ];
}

/**
 * Draws the mark of a design in a square of `MARK_SIZE`; `isSmall` leaves out what is lost at 16
 * pixels.
 */
export function drawMark(design: KitDesign, surface: Surface, isSmall = false): Shape[] {
  return design.mark.kind === "letter"
    ? drawLetter(design, surface, isSmall)
    : drawPictureMark(design, surface, isSmall);
}
