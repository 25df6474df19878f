import { computeLuminance } from "./contrast.ts";

/** The letters of a palette's picture colours in packages/art/drawings/encode-art.ts. */
export const ART_COLOUR_LETTERS = "srhdytnl";

/** The colours of a page; text contrast is at least 4.5:1 (palettes.test.ts). */
export interface Palette {
  id: string;
  /** The page and a slightly different surface; `ink`, `mute` and `link` are legible on both. */
  ground: string;
  tint: string;
  ink: string;
  mute: string;
  link: string;
  /** The strong surface, and the text colour on it. */
  board: string;
  onBoard: string;
  glow: string;
  /** The main button. */
  accent: string;
  onAccent: string;
  /** Picture colours, in the order of `ART_COLOUR_LETTERS`. */
  art: string;
}

const createPalette = (
  id: string,
  pageColours: string,
  boardColours: string,
  art: string,
): Palette => {
  const [ground = "", tint = "", ink = "", mute = "", link = ""] = pageColours.split(" ");
  const [boardColour = "", onBoard = "", glow = "", accent = "", onAccent = ""] =
    boardColours.split(" ");
  return {
    id,
    ground,
    tint,
    ink,
    mute,
    link,
    board: boardColour,
    onBoard,
    glow,
    accent,
    onAccent,
    art,
  };
};

export const PALETTES = {
  enamel: createPalette(
    "enamel",
    "#fff7e3 #ffe6a3 #14215c #464d7a #b00d27",
    "#1238a3 #ffffff #ffd23f #c8102e #ffffff",
    "#d9182f #930d21 #ffc21a #dd9000 #fff0bf #1f8a4c #2450c4 #a9c1ff",
  ),
  mango: createPalette(
    "mango",
    "#fffaf0 #ffe3a6 #3a1703 #6f4226 #943604",
    "#f9ae1f #3a1703 #5e1a00 #3a1703 #ffd98a",
    "#e2541b #a83207 #ffd047 #c97a06 #fff1c9 #3f7d3a #2f5d73 #bfe0dd",
  ),
  pista: createPalette(
    "pista",
    "#f8faee #dcebc0 #12361f #44604a #9a3206",
    "#14532d #f8faee #ffd166 #b93c0a #ffffff",
    "#d95a2b #9a3206 #f7bd3a #c68a12 #fdeec0 #2d8a4e #276a7b #b9dde0",
  ),
  gulabi: createPalette(
    "gulabi",
    "#fff5f5 #ffd6de #45101f #783f4e #a3103a",
    "#ffa3b8 #45101f #7a0b2e #a8103b #ffffff",
    "#d61f55 #8f0f37 #ffb13d #d97f14 #ffe6c2 #3b8d6a #6b4fb3 #d9cdf5",
  ),
  maroon: createPalette(
    "maroon",
    "#fcf5e7 #f2e0bf #3c0d14 #703f46 #8a1526",
    "#6d0f1f #fcf5e7 #f4c15d #8a1526 #ffffff",
    "#b5202f #6d0f1f #eeb443 #b97d14 #fae6b8 #5b7d3a #31557c #bfd2e6",
  ),
  cloth: createPalette(
    "cloth",
    "#f7f5fc #dfe0f8 #191c4b #4c4f7e #a8234e",
    "#2a2f8f #ffffff #ffcf5c #a8234e #ffffff",
    "#d63b68 #97204a #ffc145 #d08f12 #ffefc4 #2f8f78 #3f49c0 #c5caf7",
  ),
  deed: createPalette(
    "deed",
    "#e9f0e4 #d3e3ce #12211a #42544a #155240",
    "#1d4d3c #f0f7ec #f3d58a #12211a #ffffff",
    "#b9573f #80352a #d6ae55 #967426 #f1e4bd #3e8064 #2d5f6e #bcd6d2",
  ),
  clay: createPalette(
    "clay",
    "#fbf3ec #f1dccb #2f1b12 #674838 #96331a",
    "#9f3a20 #fff8f0 #ffdf9e #2f1b12 #ffe9d2",
    "#c9512f #8a3117 #efb04f #b97a22 #fae3be #5f7f52 #3b6374 #c3d8dc",
  ),
  neem: createPalette(
    "neem",
    "#f6fbf0 #d9efca #10301c #3f5e49 #8a4a00",
    "#1f6b33 #ffffff #e6ef8c #8f3d0a #ffffff",
    "#d95a2b #9a3206 #f7bd3a #c68a12 #fdeec0 #2d8a4e #276a7b #b9dde0",
  ),
  brick: createPalette(
    "brick",
    "#fff6ee #ffe0cf #2b1210 #6b4440 #a3171a",
    "#b3161d #ffffff #ffdc6b #2b1210 #ffdc6b",
    "#d9182f #930d21 #ffc21a #dd9000 #fff0bf #3c8c4f #2f5d73 #bfe0dd",
  ),
  cocoa: createPalette(
    "cocoa",
    "#fbf4ea #f0dfc6 #2e1a10 #684a38 #93380f",
    "#4b2916 #fff4e2 #f2b85c #9f3d10 #ffffff",
    "#c9512f #8a3117 #efb04f #b97a22 #fae3be #5f7f52 #3b6374 #c3d8dc",
  ),
  tarmac: createPalette(
    "tarmac",
    "#f6f3ec #e5dfd1 #1a1a1a #514e48 #8a1c12",
    "#1a1a1a #ffffff #ffc400 #ffc400 #1a1a1a",
    "#e0381f #a2210f #ffc400 #d09a00 #fff0b8 #3c8c4f #3a6ea8 #bcd6ef",
  ),
  sky: createPalette(
    "sky",
    "#f3faff #d2ecfb #0b2b45 #3d5a72 #0b5d8c",
    "#0b5d8c #ffffff #ffe08a #0b2b45 #ffffff",
    "#f0603c #b83c1d #ffc94a #d99612 #fff2cd #22977f #1576b3 #b9def5",
  ),
  slate: createPalette(
    "slate",
    "#f7f7f4 #e4e7ea #18222e #4a5563 #7d3413",
    "#22313f #ffffff #ecc98a #7d3413 #ffffff",
    "#b5502f #7d3413 #e3b75c #a87d2c #f6e6c4 #4f7a68 #3a5a78 #c3d1de",
  ),
  mint: createPalette(
    "mint",
    "#f4fbf9 #cfeee5 #0c3337 #3d5f61 #9a3b1c",
    "#0d5f63 #ffffff #ffdf9a #b5431f #ffffff",
    "#e8714e #b5431f #ffc95a #cf9420 #fff0cc #2a9d7c #177e86 #bfe6e6",
  ),
  plum: createPalette(
    "plum",
    "#fdf5f9 #f5dcea #33102b #6a4562 #96206e",
    "#5e1f52 #fff5fb #ffc8a0 #a81f68 #ffffff",
    "#d6477f #8f1f55 #f6b84a #c98520 #fdeccb #4f8d6a #5f57a8 #d9d0ef",
  ),
  night: createPalette(
    "night",
    "#15122b #241e47 #f5ecff #c2b8e2 #ffb86b",
    "#34296a #f5ecff #ffc98f #ffb86b #15122b",
    "#ff7a6b #c9474b #ffc46b #d9923a #ffe9c9 #5fc0a0 #7d8bff #cfd4ff",
  ),
  coal: createPalette(
    "coal",
    "#141414 #232220 #f5f0e6 #b9b2a5 #ecc77f",
    "#2b2824 #f5f0e6 #ecc77f #ecc77f #141414",
    "#d8604a #9c3d2c #ecc77f #b48a42 #f8ead0 #7fa38a #8aa3b8 #dbe4ea",
  ),
  palm: createPalette(
    "palm",
    "#06231f #0e3831 #ecf8ef #a9cbbc #ffd58a",
    "#14564a #ecf8ef #ffe0a3 #ffd58a #06231f",
    "#ff8a65 #c95a3a #ffd58a #d9a24a #fff0cf #6fd0a4 #5ab8c4 #c8ecec",
  ),
  ember: createPalette(
    "ember",
    "#1c0f08 #33200f #fff3e2 #d3b79b #ffc36b",
    "#5c3212 #fff3e2 #ffcf85 #ffb84d #1c0f08",
    "#f0763f #b84a20 #ffc35c #d2923a #ffeaca #7fb58a #6aa6b8 #cfe4ea",
  ),
  wine: createPalette(
    "wine",
    "#260813 #3f1323 #ffeef0 #d9b0ba #ffc6a5",
    "#5a1a30 #ffeef0 #ffc6a5 #ffc6a5 #260813",
    "#ff6f7d #c23b52 #ffc98a #d98f4a #ffe8d0 #8fbf9a #c08adf #ecd7f7",
  ),
} as const;
export type PaletteId = keyof typeof PALETTES;

/** Renders a palette as custom properties. */
export function renderPaletteCss(palette: Palette): string {
  const { id: _, art, ...roles } = palette;
  const artColours = art
    .split(" ")
    .map((colour, index) => `--${ART_COLOUR_LETTERS[index]}:${colour}`);
  const roleColours = Object.entries(roles).map(([role, colour]) => `--${role}:${colour}`);
  const fixedColours =
    "--w:#fff;--i:var(--outline,var(--ink));--g:var(--tint);--k:var(--tint);--x:#0002";
  // Painted letters look raised: their side is darker than the board, or lighter if they are dark.
  const sideColour =
    computeLuminance(palette.onBoard) > computeLuminance(palette.board) ? "#000 42%" : "#fff 62%";
  const dropColour = `--drop:color-mix(in srgb,${palette.board},${sideColour})`;
  return [...roleColours, ...artColours, dropColour, fixedColours].join(";");
}
