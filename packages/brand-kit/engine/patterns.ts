import type { TradeGroup } from "@angadi/drafts/render/trade-groups";
import { type PathShape, circle, path, rect } from "../scene/scene.ts";

/** Draws a pattern in two colours, at most 32 above, below and beside the origin. */
type Pattern = (main: string, second: string) => PathShape[];

const turn = (shape: PathShape, count: number, first = 0): PathShape[] =>
  Array.from({ length: count }, (_, index) => ({
    ...shape,
    rotate: first + (360 / count) * index,
  }));

const PETAL = "M0-7C9-13 9-25 0-31C-9-25-9-13 0-7z";
const NARROW_PETAL = "M0-8C5-14 5-26 0-31C-5-26-5-14 0-8z";
/** Distance of the rings from the middle, both ways. */
const RING = 11.7;
const LEAF = "M0 0C-1.7-11.7 5-21.5 18.2-24.8C20.7-11.6 13.2-1.7 0 0z";

/** A hexagon with a round hole. */
const NUT = "M0-30L26-15V15L0 30-26 15V-15zM-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0z";

const lotusPetal = (colour: string, rotate: number): PathShape => ({
  ...path("M0 0C15-13 14-34 0-50C-14-34-15-13 0 0z", colour),
  y: 17,
  scale: 0.74,
  rotate,
});

const flower: Pattern = (main, second) => [
  ...turn(path(PETAL, main), 6),
  circle(0, 0, 5.5, second),
];
const lotus: Pattern = (main, second) => [
  ...[-53, 53].map((rotate) => lotusPetal(second, rotate)),
  ...[-27, 27].map((rotate) => lotusPetal(main, rotate)),
  lotusPetal(second, 0),
];
const sun: Pattern = (main, second) => [
  circle(0, 0, 12, second),
  ...turn(rect({ x: -2.6, y: -31, width: 5.2, height: 13 }, main, 2.6), 12),
];
/** Four rings with their dots, as in a kolam. */
const kolam: Pattern = (main, second) =>
  [-RING, RING].flatMap((x) =>
    [-RING, RING].flatMap((y) => [circle(x, y, 15, main, 4.4), circle(x, y, 4.2, second)]),
  );
const leaves: Pattern = (main, second) => [
  ...turn(path(LEAF, main), 3),
  ...turn(path(LEAF, second), 3, 60),
];
/** A star of two squares. */
const star: Pattern = (main, second) => [
  ...[0, 45].flatMap((first) => turn(path("M-20-20H20V20H-20z", main, 4.6), 1, first)),
  circle(0, 0, 8, second),
];
/** Diamonds, as in ikat. */
const ikat: Pattern = (main, second) => [
  path("M0-29L29 0 0 29-29 0z", main, 4.4),
  path("M0-16L16 0 0 16-16 0z", main),
  path("M0-7L7 0 0 7-7 0z", second),
];
/** Two rows of narrow petals. */
const marigold: Pattern = (main, second) => [
  ...turn(path(NARROW_PETAL, main), 12),
  ...turn({ ...path(NARROW_PETAL, second), scale: 0.52 }, 8, 22.5),
  circle(0, 0, 3.6, main),
];
const nut: Pattern = (main, second) => [path(NUT, main), circle(0, 0, 7.5, second)];
const wheel: Pattern = (main, second) => [
  circle(0, 0, 26, main, 8),
  ...turn(rect({ x: -2.2, y: -24, width: 4.4, height: 24 }, main), 8),
  circle(0, 0, 9, second),
];
const tiles: Pattern = (main, second) =>
  [-30, -9, 12].flatMap((x, column) =>
    [-30, -9, 12].map((y, row) =>
      rect({ x, y, width: 18, height: 18 }, (column + row) % 2 ? second : main, 3),
    ),
  );

/** The patterns that suit each kind of trade: petals for food, a bolt for repairs. */
export const PATTERNS: Readonly<Record<TradeGroup, readonly [Pattern, ...Pattern[]]>> = {
  bakery: [flower, sun, marigold, kolam],
  kitchen: [leaves, marigold, sun, flower],
  street: [sun, marigold, kolam, flower],
  workshop: [nut, wheel, tiles],
  office: [tiles, ikat, star],
  clinic: [leaves, sun, lotus],
  class: [sun, tiles, star, wheel],
  beauty: [flower, lotus, marigold, leaves],
  clothing: [ikat, kolam, marigold, star],
  events: [star, sun, marigold, ikat],
  retreat: [lotus, flower, sun, kolam],
  bazaar: [kolam, tiles, ikat, sun],
};
