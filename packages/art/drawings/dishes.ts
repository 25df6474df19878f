import type { Art } from "./encode-art.ts";

/** Food from kitchens and bakeries, on a grid of 64 × 64. */
export const dishesArt = {
  cake: [
    ["ink", [28, 49, 8, 9, 0], [15, 56, 34, 6, 3]],
    ["yellow-dark", [4, 45, 56, 7, 3]],
    ["yellow", [10, 25, 44, 20, 4]],
    [
      "red",
      "M10 29c0-3 2-5 5-5h34c3 0 5 2 5 5v5c-2 6-7 6-9 1-2 7-7 7-9 0-2 7-8 7-10 0-2 5-7 6-9-1-1 4-6 4-7 0z",
    ],
    ["red-dark", [19, 21, 4], [45, 21, 4]],
    ["green", 4, "M32 23V13"],
    ["yellow", "M32 1c4 5 4 9 0 10-4-1-4-5 0-10z"],
  ],
  slice: [
    ["yellow", "M5 32L59 18v34H5z"],
    ["red", "M5 32L59 18v10L5 40z"],
    ["red", 4, "M6 47l52-6"],
    ["red-dark", [45, 15, 7]],
    ["green", 3, "M46 8c1-4 4-5 7-5"],
    ["ink", [1, 52, 62, 6, 3]],
  ],
  cookie: [
    ["yellow-dark", [44, 20, 17]],
    ["red-dark", [43, 11, 3], [52, 17, 3], [53, 27, 2]],
    ["yellow", [25, 38, 22]],
    ["red-dark", [17, 29, 4], [31, 27, 3], [35, 39, 4], [16, 44, 3], [26, 50, 4], [24, 38, 2]],
  ],
  dosa: [
    ["green", "M1 46c6-18 56-18 62 0-6 21-56 21-62 0z"],
    ["yellow-dark", "M5 48L33 2l26 40c-12 12-38 15-54 6z"],
    ["yellow", "M33 2l26 40c-6 5-12 8-20 10z"],
    ["yellow-light", 3, "M29 18l-3 5M22 31l-4 6M29 38l-4 7M41 24l3 5M47 36l1 5"],
    ["white", [15, 52, 8]],
    ["red", [15, 52, 5]],
  ],
  idli: [
    ["green", "M1 42c6-20 56-20 62 0-6 21-56 21-62 0z"],
    ["yellow-dark", 7, [47, 22, 9]],
    ["white", "M17 28c0-13 26-13 26 0 0 6-26 6-26 0zM5 40c0-13 26-13 26 0 0 6-26 6-26 0z"],
    ["yellow-light", "M26 46c0-13 27-13 27 0 0 6-27 6-27 0z"],
  ],
  chicken: [
    ["yellow-light", 8, "M40 42l14 13"],
    ["yellow-light", [52, 59, 5], [59, 52, 5]],
    ["yellow-dark", "M5 22C4 3 31-2 42 13c9 13 4 33-11 34C15 47 6 36 5 22z"],
    ["yellow", 4, "M13 21c1-6 6-9 12-9"],
  ],
  tumbler: [
    ["indigo-light", "M20 9h24l-4 40H24z"],
    ["red-dark", "M20 9h24l-1 10H21z"],
    ["yellow-light", [18, 4, 28, 8, 4]],
    ["indigo", "M8 42h48l-7 18H15z"],
    ["indigo-light", [4, 38, 56, 7, 3]],
  ],
  panipuri: [
    ["yellow-dark", [16, 26, 11], [48, 26, 11], [32, 19, 13]],
    ["yellow-light", 3, "M27 17c2-4 7-5 10-3M12 23c1-2 3-3 5-3M45 22c1-2 3-2 5-2"],
    ["red", "M2 33h60c0 16-12 26-30 26S2 49 2 33z"],
    ["yellow-light", 3, "M12 41h40"],
  ],
} satisfies Record<string, Art>;
