import { type Shape, circle, path } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/formats/words";
import { listTitle } from "../engine/caption-copy.ts";
import { postPictureCopy as copy } from "./copy.ts";
import { type Painter, fillBox } from "./painter.ts";

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

/** A painted board: the goods in a medallion, their name below. */
const drawBoard: Layout = ({ palette, ...paint }, { headline, price, art }, surface) => {
  const { text, line, medallion, plate } = COLOURS[surface];
  return [
    fillBox([36, 36, 1008, 858], palette[line], 36, 7),
    circle(540, 275, 190, palette[medallion]),
    ...paint.art(art, 408, 143, 264),
    ...paint.headline(headline, [110, 500, 860, price ? 200 : 330], palette[text], 128, "middle"),
    ...paint.price(price, 754, "middle", plate),
  ];
};

/** A shop window: the goods large below an awning, name and price under them. */
const drawWindow: Layout = ({ palette, ...paint }, { headline, price, art }, surface) => {
  const { text, medallion, plate } = COLOURS[surface];
  return [
    fillBox([0, 0, 1080, 540], palette[medallion]),
    ...paint.art(art, 355, 145, 370),
    ...drawAwning(palette),
    ...paint.headline(headline, [72, 570, 936, price ? 180 : 320], palette[text], 112),
    ...paint.price(price, 792, "start", plate),
  ];
};

/** A poster: the words first, the goods in the corner. */
const drawPoster: Layout = ({ palette, ...paint }, { headline, price, art }, surface) => {
  const { text, strong, line, medallion } = COLOURS[surface];
  return [
    circle(780, 740, 290, palette[medallion]),
    ...paint.art(art, 605, 550, 350),
    fillBox([72, 84, 120, 16], palette[line], 8),
    ...paint.headline(headline, [72, 130, 936, 300], palette[text], 150),
    ...paint.note(price, [72, 520, 390, 250], palette[strong], 120),
  ];
};

/** How much lower a few words, such as "Tell us below.", begin than advice: the headline is larger. */
const lower = (detail: string) => (detail.length > 40 ? 0 : 230);

/** Words alone: the name large, the price below a bar, or advice; a hill in the corner. */
const drawName: Layout = ({ palette, ...paint }, { headline, price, detail }, surface) => {
  const { text, medallion, plate } = COLOURS[surface];
  const height = !price && detail ? 320 + lower(detail) : 470;
  const top = 440 + lower(detail);
  return [
    circle(1000, 940, 240, palette[medallion]),
    ...paint.headline(headline, [72, 84, 936, height], palette[text], 180),
    ...(price ? [fillBox([72, 590, 120, 16], palette[plate[0]], 8)] : []),
    ...paint.note(price, [72, 640, 640, 140], palette[text], 110),
    ...paint.body(
      detail,
      price ? [72, 800, 660, 110] : [72, top, lower(detail) ? 640 : 936, lower(detail) ? 90 : 250],
      palette[text],
    ),
  ];
};

/** Words alone, on a card: the name in a frame, the price below a line. */
const drawFrame: Layout = ({ palette, ...paint }, { headline, price, detail }, surface) => {
  const { text, strong, line } = COLOURS[surface];
  const height = price ? 490 : detail ? 320 + lower(detail) : 700;
  const top = 470 + lower(detail);
  const box = price ? ([130, 785, 820, 75] as const) : ([130, top, 820, 820 - top] as const);
  return [
    fillBox([60, 60, 960, 810], palette[line], 40, 7),
    fillBox([84, 84, 912, 762], palette[line], 24, 3),
    ...(price ? [fillBox([440, 634, 200, 12], palette[line], 6)] : []),
    ...paint.headline(headline, [130, 110, 820, height], palette[text], 160, "middle"),
    ...paint.note(price, [130, 670, 820, detail ? 100 : 170], palette[strong], 110, "middle"),
    ...paint.body(detail, box, palette[strong], "middle"),
  ];
};

/** Words alone, on a price board: the price on a band, or an awning; the name below. */
const drawBand: Layout = ({ palette, ...paint }, { headline, price, detail }, surface) => {
  const { text, band } = COLOURS[surface];
  const [top, height] = price
    ? [400, detail ? 320 : 460]
    : [190, detail ? 300 + lower(detail) : 640];
  return [
    ...(price ? [fillBox([0, 0, 1080, 340], palette[band[0]])] : drawAwning(palette, surface)),
    ...paint.note(price, [72, 60, 936, 220], palette[band[1]], 150),
    ...paint.headline(headline, [72, top, 936, height], palette[text], 170),
    ...paint.body(
      detail,
      price ? [72, 760, 936, 130] : [72, 530 + lower(detail), 936, 340 - lower(detail)],
      palette[text],
    ),
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
  return [
    circle(540, 220, 160, palette[medallion]),
    ...paint.art(art, 430, 110, 220),
    fillBox([72, 430, 936, 440], palette[plate[0]], 28),
    fillBox([480, 405, 120, 24], palette[line], 12),
    ...paint.headline(
      headline,
      [130, 465, 820, detail ? 170 : 370],
      palette[plate[1]],
      120,
      "middle",
    ),
    ...paint.body(detail, [130, 655, 820, 190], palette[plate[1]], "middle"),
  ];
};

/** A question in a speech bubble, the drawing below. */
const drawBubble: Layout = ({ palette, ...paint }, { headline, art, detail }, surface) => {
  const { plate, medallion } = COLOURS[surface];
  const [fill, colour] = [palette[plate[0]], palette[plate[1]]];
  return [
    fillBox([72, 84, 936, 480], fill, 60),
    path("M700 550h130l60 130z", fill),
    ...paint.headline(headline, [120, 114, 840, detail ? 330 : 400], colour, 140, "middle"),
    ...paint.body(detail, [130, 460, 820, 85], colour, "middle"),
    circle(250, 740, 150, palette[medallion]),
    ...paint.art(art, 145, 635, 210),
  ];
};

/** All that is on offer. */
export const drawList: Layout = ({ palette, ...paint }, { list, art }) => {
  const height = 590 / Math.max(list.length, 2);
  const size = Math.min(60, height * 0.36);
  const rows = list.flatMap(({ name, price }, index) => {
    const y = 310 + index * height;
    const width = price ? 540 : 888;
    return [
      ...paint.note(capitalize(name), [96, y + 24, width, height - 48], palette.ink, size),
      ...paint.note(capitalize(price), [656, y + 24, 328, height - 48], palette.link, size, "end"),
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
export const TEXT_LAYOUTS = [drawName, drawFrame, drawBand] as const;
export const NOTE_LAYOUTS = [drawCorner, drawCard, drawSlip] as const;
export const QUESTION_LAYOUTS = [drawBubble] as const;
export const GREETING_LAYOUTS = [drawGreeting] as const;
export const LIST_LAYOUTS = [drawList] as const;
