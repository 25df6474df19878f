import { strToU8, zipSync, type Zippable } from "fflate";
import type { Draft, DraftLook } from "../draft.ts";
import { renderPictureFile } from "../render/art.ts";
import { listFonts, renderDraft, resolveStyle } from "../page/render-draft.ts";
import { HOW_TO } from "./how-to-text.ts";

/** A fixed date, the first day ZIP supports, so that the same draft makes the same file. */
const FIXED_DATE = "1980-01-01T12:00:00";

const FONT_LICENCE = `The fonts in this folder are cut down to Latin letters from families of the
Fontsource project. All are under the SIL Open Font License 1.1, https://openfontlicense.org:
Anek Latin (The Anek Project Authors), Baloo 2 (The Baloo 2 Project Authors), Eczar (The Eczar
Project Authors), Figtree (The Figtree Project Authors), Fraunces (The Fraunces Project Authors),
Rozha One and Yatra One (Indian Type Foundry; The Yatra One Project Authors).
`;

/**
 * Returns a ZIP with the page, its pictures and fonts, and publishing instructions. `fonts` are the
 * bytes of the look's font files (`listFonts`) by file name; missing fonts are left out.
 */
export function zipDraft(
  draft: Draft,
  look: DraftLook,
  fonts: Readonly<Record<string, Uint8Array>>,
): Uint8Array {
  const files = listFonts(draft, look).filter((file) => Object.hasOwn(fonts, file));
  const page = renderDraft(draft, look, {
    findFontUrl: (file) => (files.includes(file) ? `fonts/${file}` : undefined),
  });
  const { palette } = resolveStyle(draft.tradeId, look);
  const pictureKeys = new Set([draft.picture, ...draft.offers.map((offer) => offer.picture)]);
  const entries: Zippable = {
    "index.html": strToU8(page),
    "How to put this online.txt": strToU8(HOW_TO),
  };
  for (const key of pictureKeys)
    entries[`pictures/${key}.svg`] = strToU8(renderPictureFile(key, palette));
  for (const file of files)
    entries[`fonts/${file}`] = [fonts[file] ?? new Uint8Array(), { level: 0 }];
  if (files.length > 0) entries["fonts/Licence.txt"] = strToU8(FONT_LICENCE);
  return zipSync(entries, { mtime: FIXED_DATE, level: 9 });
}
