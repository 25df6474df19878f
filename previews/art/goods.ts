import type { Art } from "../encode-art.ts";

/** What shops sell, on a field of 64 × 64. */
export const goodsArt = {
  bangles: [
    ["sindoor", 6, [25, 37, 17]],
    ["haldi", 6, [38, 28, 17]],
  ],
  basket: [
    ["sindoor", [23, 24, 10]],
    ["tulsi", [41, 23, 10]],
    ["haldi", [32, 20, 8]],
    ["haldi-dark", "M8 32h48l-6 26H14z"],
    ["haldi-light", 3, "M13 40h38M15 49h34"],
    ["sindoor-dark", 4, "M11 32C13-2 51-2 53 32"],
  ],
  bed: [
    ["sindoor-dark", 6, "M7 12v46M57 36v22"],
    ["neel", [7, 34, 50, 16, 2]],
    ["white", [12, 26, 18, 10, 4]],
    ["sindoor", "M33 30h24v14H33z"],
  ],
  bread: [
    ["haldi-dark", "M3 43c0-17 11-28 29-28s29 11 29 28c0 6-5 10-11 10H14C8 53 3 49 3 43z"],
    ["haldi-light", 4, "M17 25c5 3 7 8 7 14M30 21c5 4 7 9 7 15M43 25c4 4 5 8 5 13"],
  ],
  cone: [
    ["haldi-dark", "M17 32h30L32 62z"],
    ["sindoor-dark", 3, "M23 42l16-9M28 52l13-10"],
    ["sindoor", [22, 26, 11]],
    ["haldi", [42, 26, 11]],
    ["tulsi", [32, 15, 11]],
  ],
  cup: [
    ["ink", 4, "M44 27h5c9 0 8 15-7 15"],
    ["sindoor", "M10 22h36v17c0 10-6 16-18 16s-18-6-18-16z"],
    ["ink", [6, 56, 46, 5, 2]],
    ["haldi-dark", 3, "M21 16c-4-5 4-6 0-11M34 16c-4-5 4-6 0-11"],
  ],
  cupcake: [
    ["sindoor", [32, 8, 5]],
    ["haldi", "M9 35c0-7 5-10 9-10 2-8 7-13 14-13s12 5 14 13c4 0 9 3 9 10z"],
    ["sindoor-dark", "M12 35h40l-7 25H19z"],
    ["gulab", 3, "M25 37l2 20M39 37l-2 20"],
  ],
  diya: [
    ["haldi", "M32 2c10 13 12 19 7 25-3 4-11 4-14 0-5-6-3-12 7-25z"],
    ["white", "M32 16c4 5 4 9 0 12-4-3-4-7 0-12z"],
    ["sindoor-dark", "M2 31h60c-1 17-12 27-30 27S3 48 2 31z"],
    ["haldi", 3, "M13 41c11 7 27 7 38 0"],
  ],
  eggs: [
    ["white", "M9 38c0-30 15-30 15 0zM24 38c0-30 16-30 16 0zM40 38c0-30 15-30 15 0z"],
    ["haldi-dark", [4, 35, 56, 18, 6]],
  ],
  flower: [
    ["tulsi", 4, "M32 30v30M32 50c-9 0-14-5-14-11M32 55c9 0 14-5 14-11"],
    ["sindoor", [32, 9, 9], [21, 17, 9], [43, 17, 9], [25, 30, 9], [39, 30, 9]],
    ["haldi", [32, 21, 8]],
  ],
  frame: [
    ["haldi-dark", [7, 5, 50, 54, 3]],
    ["white", [13, 11, 38, 42, 1]],
    ["tulsi", "M13 53l14-21 10 13 6-7 8 15z"],
    ["sindoor", [40, 22, 5]],
  ],
  gift: [
    ["haldi", 4, "M32 24C27 8 10 8 12 17c1 6 12 7 20 7s19-1 20-7C54 8 37 8 32 24z"],
    ["neel", [6, 24, 52, 34, 4]],
    ["haldi", 7, "M32 24v34M6 39h52"],
  ],
  glass: [
    ["sindoor-dark", 3, "M34 22L42 3h8"],
    ["white", "M15 14h34l-5 46H20z"],
    ["haldi", "M17 26h30l-4 32H21z"],
    ["sindoor", [32, 42, 7]],
  ],
  jar: [
    ["sindoor", [13, 18, 38, 42, 8]],
    ["sindoor-dark", [16, 6, 32, 12, 3]],
    ["white", "M13 30h38v18H13z"],
    ["sindoor", [26, 39, 5]],
    ["tulsi", [37, 39, 5]],
  ],
  kurta: [
    ["neel", "M25 3h14l14 8 5 27-8 2-4-13 3 34H15l3-34-4 13-8-2 5-27z"],
    ["haldi", 3, "M26 4c2 5 10 5 12 0M32 9v18M17 56h30"],
  ],
  laddu: [
    ["haldi-dark", [18, 44, 14], [46, 44, 14]],
    ["haldi", [32, 23, 15]],
    ["sindoor-dark", 3, "M27 17h1M36 20h1M29 28h1M13 40h1M20 48h1M43 40h1M50 47h1"],
  ],
  lamp: [
    ["ink", 4, "M32 30v28M19 60h26"],
    ["haldi", "M20 4h24l10 27H10z"],
    ["haldi-dark", "M10 31h44l-2-5H12z"],
  ],
  laptop: [
    ["ink", [10, 8, 44, 36, 5]],
    ["white", [14, 12, 36, 28, 2]],
    ["ink", "M2 47h60l-5 10H7z"],
    ["sindoor", 4, "M25 20l-6 6 6 6M39 20l6 6-6 6"],
  ],
  lipstick: [
    ["ink", [20, 36, 24, 25, 3]],
    ["haldi", [23, 27, 18, 10, 0]],
    ["sindoor", "M25 27V13L39 3v24z"],
  ],
  lotus: [
    ["sindoor-dark", "M3 27c16-1 26 9 29 27 3-18 13-28 29-27 0 24-11 28-29 28S3 51 3 27z"],
    ["sindoor", "M14 14c13 5 18 20 18 40 0-20 5-35 18-40 2 16-4 33-18 40-14-7-20-24-18-40z"],
    ["haldi", "M32 7c9 12 9 34 0 47-9-13-9-35 0-47z"],
  ],
  milk: [
    ["white", "M24 10h16v8l7 10v27a5 5 0 0 1-5 5H22a5 5 0 0 1-5-5V28l7-10z"],
    ["neel", "M17 34h30v15H17z"],
    ["sindoor", [22, 4, 20, 8, 3]],
  ],
  mirror: [
    ["sindoor-dark", 8, "M32 46v13"],
    ["haldi-dark", [32, 26, 23]],
    ["white", [32, 26, 18]],
    ["neel-light", 4, "M22 26L34 14M27 33L39 21"],
  ],
  notebook: [
    ["sindoor", [13, 5, 40, 54, 5]],
    ["sindoor-dark", [13, 5, 10, 54, 4]],
    ["white", [30, 15, 16, 13, 2]],
    ["haldi", 3, "M9 16h8M9 27h8M9 38h8M9 49h8"],
  ],
  parcel: [
    ["haldi-dark", [6, 12, 52, 46, 4]],
    ["sindoor-dark", "M25 12h14v20l-7-5-7 5z"],
    ["white", 4, "M40 48h10"],
  ],
  phone: [
    ["ink", [15, 2, 34, 60, 7]],
    ["white", [19, 8, 26, 43, 2]],
    ["sindoor", [32, 26, 8]],
    ["neel", 3, "M25 41h14"],
    ["white", 4, "M31 56h2"],
  ],
  pill: [
    ["neel", 22, "M24 40l18-18"],
    ["sindoor", 22, "M20 44l6-6"],
    ["white", 3, "M40 17l5 2"],
  ],
  pot: [
    ["haldi-dark", 4, "M8 30h-5M56 30h5"],
    ["sindoor-dark", "M9 26h46c5 17-3 34-15 34H24C12 60 4 43 9 26z"],
    ["sindoor", "M13 22c2-9 9-13 19-13s17 4 19 13z"],
    ["haldi", [7, 20, 50, 8, 4]],
    ["haldi", [32, 7, 4]],
  ],
  ring: [
    ["haldi-dark", 6, [32, 42, 16]],
    ["neel", "M21 3h22l8 10-19 18-19-18z"],
    ["white", "M25 8h6l-6 10-5-5zM36 8l4 5h-7z"],
  ],
  ringcake: [
    ["tulsi", 15, [32, 33, 16]],
    ["white", 3, "M19 24l4-3M43 20l3 4M48 39l-4 3M20 45l3 2M32 13h1M31 52h3"],
  ],
  sack: [
    ["haldi-dark", "M11 13h42c-4 15-3 31 2 47H9c5-16 6-32 2-47z"],
    ["sindoor", [8, 4, 48, 11, 3]],
    ["haldi-light", 3, "M32 54V24M14 9h2M23 9h2M32 9h2M41 9h2M49 9h1"],
    ["haldi-light", 6, "M25 29l2 3M39 29l-2 3M25 39l2 3M39 39l-2 3M32 22v2"],
  ],
  sandals: [
    ["haldi-dark", [9, 6, 19, 54, 9], [36, 6, 19, 54, 9]],
    ["sindoor-dark", 5, "M11 33l7-13 8 13M38 33l7-13 8 13"],
  ],
  saree: [
    ["sindoor", [8, 5, 48, 46, 3]],
    ["sindoor-dark", "M8 5h18v46H8z"],
    ["haldi", 5, "M8 42h48M26 5v46"],
    ["haldi", 4, "M13 53v5M25 53v5M38 53v5M50 53v5"],
    ["haldi-light", 4, "M35 16h1M47 16h1M41 26h1"],
  ],
  sofa: [
    ["ink", 4, "M12 50v9M52 50v9"],
    ["sindoor-dark", [11, 14, 42, 28, 9]],
    ["haldi", [24, 24, 17, 13, 3]],
    ["sindoor", [12, 34, 40, 16, 3], [3, 27, 13, 25, 6], [48, 27, 13, 25, 6]],
  ],
  speaker: [
    ["ink", [14, 3, 36, 58, 5]],
    ["haldi", [32, 41, 13]],
    ["ink", [32, 41, 5]],
    ["sindoor", [32, 17, 7]],
  ],
  thali: [
    ["haldi-dark", [32, 32, 29]],
    ["white", [32, 32, 25]],
    ["sindoor", [19, 29, 7]],
    ["tulsi", [30, 17, 7]],
    ["haldi", [45, 20, 7]],
    ["sindoor-dark", "M13 39a11 11 0 0 0 20 8z"],
    ["haldi-dark", [41, 42, 12]],
    ["haldi-light", [41, 42, 9]],
  ],
  tyre: [
    ["ink", 13, [32, 32, 22]],
    ["haldi", 5, [32, 32, 10]],
    ["ink", 4, "M32 23v18M23 32h18"],
  ],
} satisfies Record<string, Art>;
