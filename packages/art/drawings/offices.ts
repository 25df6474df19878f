import type { Art } from "./encode-art.ts";

const TOOTH =
  "M32 13C25 4 6 2 5 20c-1 9 3 13 5 21 2 10 3 20 8 20 7 0 4-20 14-20s7 20 14 20c5 0 6-10 8-20 2-8 6-12 5-21C58 2 39 4 32 13z";

const SHADE = "M44 8c9 4 9 12 6 20-3 9-3 20-6 30 5-2 5-9 7-17 2-8 7-13 6-21C56 11 50 8 44 8z";

/** Dentists' and lawyers' offices, on a grid of 64 × 64. */
export const officesArt = {
  braces: [
    ["white", TOOTH],
    ["indigo-light", SHADE],
    ["indigo", 3, TOOTH],
    ["ink", 3, "M1 29h62"],
    ["red", [13, 22, 13, 14, 3], [38, 22, 13, 14, 3]],
  ],
  root: [
    ["white", TOOTH],
    ["indigo-light", SHADE],
    ["indigo", 3, TOOTH],
    ["red", 6, "M24 25c-5 7-6 15-5 26M40 25c5 7 6 15 5 26"],
    ["red", [32, 24, 10]],
  ],
  child: [
    ["yellow-light", [32, 34, 26]],
    ["ink", "M6 32C4 12 18 3 32 3s28 9 26 29c-6-2-9-7-10-12-8 6-26 7-32-1-2 6-5 11-10 13z"],
    ["ink", 4, "M22 35h1M41 35h1"],
    ["white", "M19 43h26c-1 12-25 12-26 0z"],
    ["red", 3, "M19 43h26c-1 12-25 12-26 0z"],
  ],
  blocks: [
    ["red", [4, 34, 27, 27, 4]],
    ["indigo", [33, 34, 27, 27, 4]],
    ["yellow", [18, 4, 27, 27, 4]],
    [
      "white",
      3,
      "M11 55l6-15 7 15M14 50h7M51 43c-10-6-10 15 0 9M27 24V11c9-1 9 6 2 6 9 0 8 8-2 7z",
    ],
  ],
} satisfies Record<string, Art>;
