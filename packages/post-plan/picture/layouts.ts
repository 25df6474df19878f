import { type Shape, circle, path } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/formats/words";
import { missingPriceText, listTitle } from "../engine/caption-copy.ts";
import { postPictureCopy as copy } from "./copy.ts";
import { type Painter, fillBox, measureSpan } from "./painter.ts";

/** What a picture shows besides the kit. */
export interface PictureContent {
  headline: string;
  /** Empty if it is not known. */
  price: string;
  /** What the owner says about an offer, or the words of advice or a question; empty if none. */
  detail: string;
  /** Empty if no drawing shows what it is about. */
  art: string;
  list: readonly { name: string; price: string }[];
}

/** The colours of texts and shapes on each surface, as names of a palette's colours. */
const DARK = { medallion: "ground", band: ["ground", "ink"], footer: "ground" } as const;
const COLOURS = {
  ground: {
    text: "ink",
    strong: "link",
    line: "board",
    medallion: "tint",
    plate: ["accent", "onAccent"],
    band: ["board", "onBoard"],
    footer: "board",
  },
  board: { ...DARK, text: "glow", strong: "onBoard", line: "glow", plate: ["accent", "onAccent"] },
  accent: {
    ...DARK,
    text: "onAccent",
    strong: "onAccent",
    line: "onAccent",
    plate: ["ground", "ink"],
  },
} as const;
export const SURFACES = ["ground", "board", "accent"] as const;
export type PictureSurface = (typeof SURFACES)[number];

export type Layout = (paint: Painter, content: PictureContent, surface: PictureSurface) => Shape[];

/** The scalloped awning of a shop, along the upper edge. */
const drawAwning = (palette: Painter["palette"], surface: PictureSurface = "ground"): Shape[] =>
  Array.from({ length: 9 }, (_, index) => {
    const one = surface === "board" ? "ground" : "board";
    const other = surface === "accent" ? "ground" : "glow";
    return path(`M${index * 120} 0h120v70a60 60 0 0 1-120 0z`, palette[index % 2 ? other : one]);
  });

/** A detail of a few words, which has room on one line below a name; empty if it is longer. */
const chooseLine = (detail: string) => (detail.length > 40 ? "" : detail);

/** A painted board: the goods in a medallion, their name below. */
const drawBoard: Layout = ({ palette, ...paint }, { headline, price, detail, art }, surface) => {
  const { text, line, medallion, plate } = COLOURS[surface];
  const bottom = price ? 712 : 850;
  const below = chooseLine(detail);
  const height = bottom - 502 - (below ? 80 : 0);
  return [
    fillBox([36, 36, 1008, 858], palette[line], 36, 7),
    circle(540, 280, 205, palette[medallion]),
    ...paint.art(art, 396, 136, 288),
    ...paint.headline(headline, [110, 502, 860, height], palette[text], 128, "middle"),
    ...paint.note(below, [110, bottom - 62, 860, 60], palette[text], 44, "middle"),
    ...paint.plate(price, 740, "middle", plate),
  ];
};

/** A shop window: the goods large below an awning, name and price under them. */
const drawWindow: Layout = ({ palette, ...paint }, { headline, price, detail, art }, surface) => {
  const { text, medallion, plate } = COLOURS[surface];
  const bottom = price ? 762 : 900;
  const below = chooseLine(detail);
  const height = bottom - 560 - (below ? 80 : 0);
  return [
    fillBox([0, 0, 1080, 540], palette[medallion]),
    ...paint.art(art, 355, 145, 370),
    ...drawAwning(palette),
    ...paint.headline(headline, [72, 560, 936, height], palette[text], 120),
    ...paint.note(below, [72, bottom - 70, 936, 60], palette[text], 44),
    ...paint.plate(price, 774, "start", plate),
  ];
};

/** A poster: the words first, the goods in the corner. */
const drawPoster: Layout = ({ palette, ...paint }, { headline, price, detail, art }, surface) => {
  const { text, strong, line, medallion } = COLOURS[surface];
  return [
    circle(780, 740, 290, palette[medallion]),
    ...paint.art(art, 605, 550, 350),
    fillBox([72, 84, 120, 16], palette[line], 8),
    ...paint.headline(headline, [72, 130, 936, 290], palette[text], 150),
    ...paint.price(price, [72, 490, 400, detail ? 170 : 370], palette[strong], 160),
    ...paint.body(detail, [72, price ? 680 : 500, 390, 220], palette[text]),
  ];
};

/** Divides a column between a headline and the text below it, which may be a few words. */
function divide(top: number, bottom: number, detail: string) {
  const middle = top + (bottom - top) * (detail === "" ? 1 : detail.length > 40 ? 0.5 : 0.68);
  return [top, middle - top, middle + 28, bottom - middle - 28] as const;
}

/** Words alone: the name large, the price or the shop's mark on a band below it. */
const drawCounter: Layout = ({ palette, ...paint }, { headline, price, detail }, surface) => {
  const { text, plate } = COLOURS[surface];
  const [fill, colour] = [palette[plate[0]], palette[plate[1]]];
  const top = price ? 570 : 740;
  const [y, height, bodyTop, bodyHeight] = divide(64, top - 20, detail);
  const lines = paint.price(price, [72, top + 40, 936, 850 - top], colour, 270);
  const right = Math.max(0, ...lines.map((line) => measureSpan(line)[1] + 20));
  return [
    ...paint.headline(headline, [72, y, 936, height], palette[text], 200),
    ...paint.body(detail, [72, bodyTop, 936, bodyHeight], palette[text]),
    fillBox([0, top, 1080, 930 - top], fill),
    ...paint.pattern([right, top, 1080 - right, 930 - top], fill, colour, 110),
    ...lines,
  ];
};

/** Words alone, between borders like those of a saree. */
const drawBorders: Layout = ({ palette, ...paint }, { headline, price, detail }, surface) => {
  const { text, strong, line } = COLOURS[surface];
  const bottom = price ? 480 : 790;
  const [y, height, bodyTop, bodyHeight] = divide(150, bottom, detail);
  return [
    ...paint.pattern([0, 0, 1080, 120], palette[surface], palette[line], 80),
    fillBox([0, 114, 1080, 6], palette[line]),
    ...paint.pattern([0, 810, 1080, 120], palette[surface], palette[line], 80),
    fillBox([0, 810, 1080, 6], palette[line]),
    ...paint.headline(headline, [90, y, 900, height], palette[text], 180, "middle"),
    ...paint.body(detail, [90, bodyTop, 900, bodyHeight], palette[strong], "middle"),
    ...paint.price(price, [90, 520, 900, 245], palette[strong], 230, "middle"),
  ];
};

/** Words alone, below an awning, with the price on it. */
const drawBand: Layout = ({ palette, ...paint }, { headline, price, detail }, surface) => {
  const { text, band } = COLOURS[surface];
  const scallops = "a60 60 0 0 1-120 0".repeat(9);
  const bottom = price || detail ? 890 : 760;
  const [y, height, bodyTop, bodyHeight] = divide(price ? 480 : 170, bottom, detail);
  return [
    ...(price
      ? [path(`M0 0h1080v380${scallops}z`, palette[band[0]])]
      : drawAwning(palette, surface)),
    ...paint.price(price, [72, 50, 936, 300], palette[band[1]], 270),
    ...paint.headline(headline, [72, y, 936, height], palette[text], 190),
    ...paint.body(detail, [72, bodyTop, 936, bodyHeight], palette[text]),
    ...paint.pattern([0, bottom, 1080, 890 - bottom], palette[surface], palette[text], 90),
  ];
};

/** A note on the wall: the headline large above the drawing. */
const drawCorner: Layout = ({ palette, ...paint }, { headline, art, detail }, surface) => {
  const { text, line, medallion } = COLOURS[surface];
  return [
    fillBox([72, 84, 120, 16], palette[line], 8),
    ...paint.headline(headline, [72, 140, 936, 340], palette[text], 160),
    ...paint.body(detail, [72, 540, 600, 340], palette[text]),
    circle(880, 730, 160, palette[medallion]),
    ...paint.art(art, 770, 620, 220),
  ];
};

/** A card from a box: the drawing on the left, the headline beside it. */
const drawCard: Layout = ({ palette, ...paint }, { headline, art, detail }, surface) => {
  const { text, medallion } = COLOURS[surface];
  return [
    fillBox([0, 0, 390, 930], palette[medallion]),
    ...paint.art(art, 60, 330, 270),
    ...paint.headline(headline, [450, 110, 560, detail ? 330 : 710], palette[text], 120),
    ...paint.body(detail, [450, 480, 560, 390], palette[text]),
  ];
};

/** A slip pinned below the drawing. */
const drawSlip: Layout = ({ palette, ...paint }, { headline, art, detail }, surface) => {
  const { plate, line, medallion } = COLOURS[surface];
  const [y, height, bodyTop, bodyHeight] = divide(412, 860, detail);
  return [
    circle(540, 190, 150, palette[medallion]),
    ...paint.art(art, 435, 85, 210),
    fillBox([72, 385, 936, 495], palette[plate[0]], 28),
    fillBox([480, 365, 120, 24], palette[line], 12),
    ...paint.headline(headline, [120, y, 840, height], palette[plate[1]], 130, "middle"),
    ...paint.body(detail, [120, bodyTop, 840, bodyHeight], palette[plate[1]], "middle"),
  ];
};

/** A question in a speech bubble, the drawing below. */
const drawBubble: Layout = ({ palette, ...paint }, { headline, art, detail }, surface) => {
  const { plate, medallion } = COLOURS[surface];
  const [fill, colour] = [palette[plate[0]], palette[plate[1]]];
  return [
    fillBox([72, 84, 936, 480], fill, 60),
    path("M700 550h130l60 130z", fill),
    ...paint.headline(headline, [120, 110, 840, detail ? 320 : 410], colour, 140, "middle"),
    ...paint.body(detail, [130, 464, 820, 85], colour, "middle"),
    circle(250, 740, 150, palette[medallion]),
    ...paint.art(art, 145, 635, 210),
  ];
};

/** All that is on offer. */
export const drawList: Layout = ({ palette, ...paint }, { list, art }) => {
  const height = 610 / Math.max(list.length, 2);
  const size = Math.min(68, height * 0.4);
  const hasPrices = list.some(({ price }) => price !== "");
  const rows = list.flatMap(({ name, price }, index) => {
    const y = 300 + index * height;
    const cost = capitalize(price || (hasPrices ? missingPriceText : ""));
    const box = [hasPrices ? 520 : 888, height - 40] as const;
    return [
      ...paint.note(capitalize(name), [96, y + 20, ...box], palette.ink, size),
      ...paint.price(cost, [636, y + 20, 348, height - 40], palette.link, size, "end"),
      ...(index > 0 ? [fillBox([96, y - 1, 888, 3], palette.tint)] : []),
    ];
  });
  return [
    fillBox([0, 0, 1080, 280], palette.board),
    ...paint.headline(listTitle, [96, 60, 560, 170], palette.onBoard, 130),
    ...(art ? [circle(860, 160, 135, palette.tint)] : []),
    ...paint.art(art, 765, 65, 190),
    ...rows,
  ];
};

/** The festival's drawing, or else a garland of leaves and marigolds, above its name. */
const drawGreeting: Layout = ({ palette, ...paint }, { headline, art }, surface) => {
  const { text, strong, medallion, line, band } = COLOURS[surface];
  const [, , yellow = "", , , green = ""] = palette.art.split(" ");
  const garland = Array.from({ length: 9 }, (_, index) => {
    const x = 60 + index * 120;
    const y = Math.round(44 + 34 * Math.cos(((index - 4) / 4) * (Math.PI / 2)));
    const leaf = path("M0 0C46 40 40 118 0 160C-40 118-46 40 0 0z", green);
    return [{ ...leaf, x, y }, circle(x, y, 40, yellow), circle(x, y, 24, palette.board)];
  });
  const top = art ? 470 : 330;
  return [
    ...(art
      ? [circle(540, 260, 190, palette[medallion]), ...paint.art(art, 410, 130, 260)]
      : [fillBox([0, 0, 1080, 44], palette[band[0]]), ...garland.flat()]),
    ...paint.note(copy.greeting, [72, top, 936, 80], palette[strong], 54, "middle"),
    ...paint.headline(headline, [72, top + 90, 936, 770 - top - 90], palette[text], 170, "middle"),
    fillBox([450, 830, 180, 12], palette[line], 6),
  ];
};

export const toFooter = (surface: PictureSurface) => COLOURS[surface].footer;
export const ART_LAYOUTS = [drawWindow, drawBoard, drawPoster] as const;
export const TEXT_LAYOUTS = [drawCounter, drawBorders, drawBand] as const;
export const NOTE_LAYOUTS = [drawCorner, drawCard, drawSlip] as const;
export const QUESTION_LAYOUTS = [drawBubble] as const;
export const GREETING_LAYOUTS = [drawGreeting] as const;
export const LIST_LAYOUTS = [drawList] as const;
