import type { Art } from "./encode-art.ts";

/** What people see at festivals, on a grid of 64 × 64. */
export const festivalsArt = {
  bonfire: [
    ["red", "M32 3c4 11 17 17 17 31a17 17 0 0 1-34 0c0-8 4-13 7-18 1 5 3 8 5 9-1-8 1-16 5-22z"],
    ["yellow", "M32 22c3 7 9 10 9 17a9 9 0 0 1-18 0c0-7 6-9 9-17z"],
    ["yellow-dark", 6, "M9 51l46 9M55 51L9 60"],
  ],
  christmastree: [
    ["red-dark", [28, 46, 8, 14, 0]],
    ["green", "M32 6l13 16h-6l10 13h-6l11 14H10l11-14h-6l10-13h-6z"],
    ["yellow", [32, 7, 5], [25, 42, 3], [40, 32, 3]],
    ["red", [33, 21, 3], [28, 31, 3], [41, 43, 3]],
  ],
  gulal: [
    ["red", "M2 46c2-15 7-24 14-24s12 9 14 24z"],
    ["green", "M34 46c2-15 7-24 14-24s12 9 14 24z"],
    ["yellow", "M17 46c2-20 8-31 15-31s13 11 15 31z"],
    ["yellow-dark", [1, 45, 62, 8, 4]],
  ],
  kite: [
    ["red", "M32 3l25 24-25 25L7 27z"],
    ["yellow", "M32 3l25 24H32zM32 52L7 27h25z"],
    ["ink", 2, "M32 3v49M7 27c13-9 37-9 50 0"],
    ["green", "M32 50l-8 12h16z"],
  ],
} satisfies Record<string, Art>;
