import type { Art } from "./encode-art.ts";

/** Tools, and the results of work, on a grid of 64 × 64. */
export const toolsArt = {
  pipe: [
    ["indigo", 15, "M8 18h22c10 0 16 6 16 16v22"],
    ["indigo-light", 4, "M8 14h22c12 0 20 8 20 18"],
    ["ink", [3, 7, 8, 22, 3], [35, 52, 22, 8, 3]],
  ],
  hammer: [
    ["yellow-dark", [28, 20, 10, 42, 4]],
    ["ink", "M8 6h34c10 0 17 7 18 18-6-5-12-6-18-5v6H8z"],
    ["red", [25, 44, 16, 6, 2]],
  ],
  roller: [
    ["ink", 4, "M50 14h9v15H32v10"],
    ["indigo", [5, 5, 46, 18, 5]],
    ["indigo-light", 3, "M12 11h26"],
    ["red", [27, 37, 10, 25, 4]],
  ],
  cement: [
    ["indigo-light", "M8 10c8-5 40-5 48 0 3 8 3 42 0 48-8 5-40 5-48 0-3-6-3-40 0-48z"],
    ["indigo", "M7 24h50v20H7z"],
    ["white", 4, "M15 31h34M20 38h24"],
    ["ink", 3, "M12 12h40M12 56h40"],
  ],
  lehenga: [
    ["red-dark", "M20 3h6c3 4 9 4 12 0h6l4 13H16z"],
    ["red", "M21 17h22l20 42H1z"],
    ["yellow", [18, 15, 28, 6, 2]],
    ["yellow", 5, "M6 53h52"],
    ["yellow-light", 4, "M27 30h1M38 30h1M22 41h1M32 41h1M43 41h1"],
  ],
  stack: [
    ["green", [7, 43, 50, 15, 7]],
    ["red", [4, 28, 56, 16, 7]],
    ["indigo", [9, 13, 46, 16, 7]],
    ["yellow", 4, "M42 15v12M47 30v12M44 45v11"],
    ["yellow-light", 3, "M12 36h22M16 21h16M14 51h18"],
  ],
  tape: [
    ["yellow", [24, 26, 22], "M24 38h38v11H24z"],
    ["yellow-dark", [24, 26, 10]],
    ["ink", 2, "M30 49v-5M37 49v-5M44 49v-5M51 49v-5M58 49v-5M24 4v5M9 12l3 3M39 12l-3 3"],
  ],
  cheque: [
    ["indigo-light", [2, 14, 60, 36, 4]],
    ["indigo", 3, "M9 24h20M9 32h28"],
    ["red", 5, "M43 21l12 12M55 21L43 33"],
    ["ink", 3, "M34 43c4-5 6 3 10-1 3-3 5 2 9-1"],
  ],
  deed: [
    ["yellow", [10, 2, 44, 56, 4]],
    ["ink", 3, "M18 13h28M18 22h28M18 31h20M18 40h10"],
    ["red-dark", "M37 50l-4 13 8-4 8 4-4-13z"],
    ["red", [41, 46, 10]],
  ],
  album: [
    ["red", [2, 9, 60, 46, 5]],
    ["white", [8, 15, 21, 34, 1], [35, 15, 21, 34, 1]],
    ["green", "M8 44l8-13 6 8 7-7v17H8z"],
    ["yellow", [45, 27, 7], [22, 22, 3]],
    ["indigo", "M36 49c0-10 4-14 9-14s10 4 10 14z"],
  ],
  calculator: [
    ["indigo", [9, 2, 46, 60, 7]],
    ["white", [16, 9, 32, 14, 2]],
    ["yellow", 7, "M20 33h1M32 33h1M20 43h1M32 43h1M20 53h1M32 53h1"],
    ["red", 7, "M44 33h1M44 43v10"],
  ],
  flask: [
    ["indigo-light", "M24 4h16v19l17 30c2 5-1 9-5 9H12c-4 0-7-4-5-9l17-30z"],
    ["green", "M17 36h30l10 17c2 5-1 9-5 9H12c-4 0-7-4-5-9z"],
    ["white", [27, 49, 4], [37, 44, 3], [40, 54, 3]],
    ["ink", 5, "M22 4h20"],
  ],
  aircon: [
    ["indigo", [3, 8, 58, 27, 6]],
    ["white", 4, "M12 27h40"],
    ["indigo", 4, "M20 42v6c0 5-3 8-8 8M32 42v18M44 42v6c0 5 3 8 8 8"],
  ],
  washer: [
    ["indigo", [8, 2, 48, 60, 6]],
    ["white", 4, "M16 11h12M47 11h1"],
    ["white", [32, 38, 17]],
    ["indigo", "M20 38c6-5 9 4 14 1s7-4 10-1a12 12 0 0 1-24 0z"],
  ],
  snowflake: [
    ["indigo", 4, "M32 3v58M7 17l50 30M7 47l50-30"],
    [
      "indigo",
      4,
      "M25 8l7 7 7-7M25 56l7-7 7 7M8 27l9-3-2-9M56 37l-9 3 2 9M8 37l9 3-2 9M56 27l-9-3 2-9",
    ],
  ],
} satisfies Record<string, Art>;
