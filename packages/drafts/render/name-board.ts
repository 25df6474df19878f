import { BOARDS, BOARD_COLOURS } from "@angadi/names/board/boards";
import type { Lettering } from "@angadi/names/board/lettering";
import { toFontSizeAdjust, FACES, type FaceId, toFontStack } from "./pairings.ts";

/** The font face of each board's lettering, from packages/drafts/fonts. */
const LETTERING_FACES: Readonly<Record<Lettering, FaceId>> = {
  enamel: "narrow",
  ledger: "eczar",
  chalk: "eczar",
  neon: "thin",
  lorry: "wide",
  studio: "figtree",
};

export const getBoardFace = (lettering: Lettering) => FACES[LETTERING_FACES[lettering]];

/** Space between the board's edges and its letters, both sides together, in em of the letters. */
export const BOARD_PADDING_EM = 1.8;

/** Renders a board's CSS for a page: the name generator's rules, with a board sized to the name. */
export function renderBoardCss(lettering: Lettering): string {
  const customProperties = [
    ...Object.entries(BOARD_COLOURS).map(([name, colour]) => `--${name}:${colour}`),
    `--font-enamel:${toFontStack(FACES.narrow)}`,
    `--font-neon:${toFontStack(FACES.thin)}`,
    `--font-lorry:${toFontStack(FACES.wide)}`,
    `--font-lettering-serif:${toFontStack(FACES.eczar)}`,
    `--font-body:${toFontStack(FACES.figtree)}`,
  ];
  const sizeAdjust = `font-size-adjust:${toFontSizeAdjust(getBoardFace(lettering))}`;
  const boardRules =
    "position:relative;display:inline-grid;place-items:center;max-width:100%;overflow:clip;padding:max(.42em,1.5rem) .8em;line-height:1;letter-spacing:0;text-align:center;text-transform:none;text-shadow:none;font-weight:700";
  return `.nameboard{${[...customProperties, sizeAdjust, boardRules].join(";")}}${BOARDS[lettering].css}.ledger{padding-left:1.3em}`;
}
