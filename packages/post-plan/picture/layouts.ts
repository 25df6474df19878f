import { type Shape, circle, path } from "@angadi/brand-kit/scene/scene";
import { capitalize } from "@angadi/drafts/engine/clean";
import { listTitle } from "../engine/caption-copy.ts";
import { postPictureCopy as copy } from "./copy.ts";
import { type Painter, fillBox } from "./painter.ts";

/** What a picture shows besides the kit. */
export interface PictureContent {
  headline: string;
  /** Empty if it is not known. */
  price: string;
  art: string;
  signature: { name: string; note: string };
  list: readonly { name: string; price: string }[];
}

type Layout = (
  paint: Painter,
  content: PictureContent,
) => { background: string; shapes: readonly Shape[] };

/** A painted board: the goods in a medallion, their name in the colour of the lettering. */
const drawBoard: Layout = ({ palette, ...paint }, { headline, price, art, signature }) => ({
  background: palette.board,
  shapes: [
    fillBox([36, 36, 1008, 858], palette.glow, 36, 7),
    circle(540, 300, 205, palette.ground),
    ...paint.art(art, 395, 155, 290),
    ...paint.headline(headline, [110, 535, 860, price ? 190 : 300], palette.glow, 128, "middle"),
    ...paint.price(price, 745, "middle"),
    ...paint.footer(signature, "ground"),
  ],
});

/** A shop window: the goods large below an awning, name and price under them. */
const drawWindow: Layout = ({ palette, ...paint }, { headline, price, art, signature }) => ({
  background: palette.ground,
  shapes: [
    fillBox([0, 0, 1080, 580], palette.tint),
    ...paint.art(art, 340, 158, 400),
    ...Array.from({ length: 9 }, (_, index) =>
      path(
        `M${index * 120} 0h120v70a60 60 0 0 1-120 0z`,
        index % 2 === 0 ? palette.board : palette.glow,
      ),
    ),
    ...paint.headline(headline, [72, 600, 936, price ? 165 : 310], palette.ink, 112),
    ...paint.price(price, 785, "start"),
    ...paint.footer(signature, "board"),
  ],
});

/** A poster: the words first, the goods in the corner. */
const drawPoster: Layout = ({ palette, ...paint }, { headline, price, art, signature }) => ({
  background: palette.ground,
  shapes: [
    circle(780, 740, 300, palette.tint),
    ...paint.art(art, 600, 545, 360),
    fillBox([72, 84, 120, 16], palette.board, 8),
    ...paint.headline(headline, [72, 130, 936, 330], palette.ink, 150),
    ...paint.note(price, [72, 520, 420, 250], palette.link, 120),
    ...paint.footer(signature, "board"),
  ],
});

/** All that is on offer. */
export const drawList: Layout = ({ palette, ...paint }, { list, signature, art }) => {
  const height = 590 / Math.max(list.length, 2);
  const size = Math.min(76, height * 0.42);
  const rows = list.flatMap(({ name, price }, index) => {
    const y = 308 + index * height;
    return [
      ...paint.note(capitalize(name), [96, y, price ? 540 : 888, height - 16], palette.ink, size),
      ...paint.note(price, [656, y, 328, height - 16], palette.link, size, "end"),
      ...(index > 0 ? [fillBox([96, y - 11, 888, 3], palette.tint)] : []),
    ];
  });
  return {
    background: palette.ground,
    shapes: [
      fillBox([0, 0, 1080, 280], palette.board),
      ...paint.headline(listTitle, [96, 60, 600, 170], palette.onBoard, 130),
      circle(860, 160, 135, palette.tint),
      ...paint.art(art, 765, 65, 190),
      ...rows,
      ...paint.footer(signature, "board"),
    ],
  };
};

const GREETING_COLOURS = { ground: ["ink", "mute"], board: ["glow", "onBoard"] } as const;

/** A garland of leaves and marigolds above the festival's name, on a light or a painted wall. */
const createGreeting =
  (surface: "ground" | "board"): Layout =>
  ({ palette, ...paint }, { headline, signature }) => {
    const other = surface === "board" ? "ground" : "board";
    const [colour, small] = GREETING_COLOURS[surface];
    const [, , yellow = "", , , green = ""] = palette.art.split(" ");
    const garland = Array.from({ length: 9 }, (_, index) => {
      const x = 60 + index * 120;
      const y = Math.round(44 + 34 * Math.cos(((index - 4) / 4) * (Math.PI / 2)));
      const leaf = path("M0 0C46 40 40 118 0 160C-40 118-46 40 0 0z", green);
      return [{ ...leaf, x, y }, circle(x, y, 40, yellow), circle(x, y, 24, palette.accent)];
    });
    return {
      background: palette[surface],
      shapes: [
        fillBox([0, 0, 1080, 44], palette[other]),
        ...garland.flat(),
        ...paint.note(copy.greeting, [72, 340, 936, 80], palette[small], 54, "middle"),
        ...paint.headline(headline, [72, 430, 936, 330], palette[colour], 190, "middle"),
        fillBox([450, 800, 180, 12], palette.accent, 6),
        ...paint.footer(signature, other),
      ],
    };
  };

export const GREETINGS = [createGreeting("ground"), createGreeting("board")] as const;
export const OFFER_LAYOUTS = [drawWindow, drawBoard, drawPoster] as const;
