import { type PathShape, circle, path, rect } from "../scene/scene.ts";

/** Draws a pattern around the origin, within 31 of it, in two colours. */
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
const LEAF = "M0 0C-2-14 6-26 22-30C25-14 16-2 0 0z";

/** Flowers, suns and knots, as painted on doorsteps and woven in borders. */
export const PATTERNS: readonly [Pattern, ...Pattern[]] = [
  // A flower of six petals.
  (main, second) => [...turn(path(PETAL, main), 6), circle(0, 0, 5.5, second)],
  // A lotus.
  (main, second) => [
    ...[-62, 62].map((rotate) => lotusPetal(second, rotate)),
    ...[-32, 32].map((rotate) => lotusPetal(main, rotate)),
    lotusPetal(second, 0),
  ],
  // A sun.
  (main, second) => [
    circle(0, 0, 12, second),
    ...turn(rect({ x: -2.6, y: -31, width: 5.2, height: 13 }, main, 2.6), 12),
  ],
  // Four rings with their dots, as in a kolam.
  (main, second) =>
    [-RING, RING].flatMap((x) =>
      [-RING, RING].flatMap((y) => [circle(x, y, 15, main, 4.4), circle(x, y, 4.2, second)]),
    ),
  // A pinwheel of leaves.
  (main, second) => [...turn(path(LEAF, main), 3), ...turn(path(LEAF, second), 3, 60)],
  // A star of two squares.
  (main, second) => [
    rect({ x: -20, y: -20, width: 40, height: 40 }, main, 2, 4.6),
    { ...rect({ x: -20, y: -20, width: 40, height: 40 }, main, 2, 4.6), rotate: 45 },
    circle(0, 0, 8, second),
  ],
  // Diamonds, as in ikat.
  (main, second) => [
    path("M0-29L29 0 0 29-29 0z", main, 4.4),
    path("M0-16L16 0 0 16-16 0z", main),
    path("M0-7L7 0 0 7-7 0z", second),
  ],
  // A marigold: two rows of narrow petals.
  (main, second) => [
    ...turn(path(NARROW_PETAL, main), 12),
    ...turn({ ...path(NARROW_PETAL, second), scale: 0.52 }, 8, 22.5),
    circle(0, 0, 3.6, main),
  ],
];

const lotusPetal = (colour: string, rotate: number): PathShape => ({
  ...path("M0 0C15-13 14-34 0-50C-14-34-15-13 0 0z", colour),
  y: 18,
  scale: 0.8,
  rotate,
});
