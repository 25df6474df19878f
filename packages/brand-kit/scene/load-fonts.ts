import { findFontUrl } from "@angadi/drafts/maker/font-urls";
import { toRupeeFile } from "@angadi/drafts/render/pairings";
import { findScriptFonts } from "@angadi/pdf/script-fonts";
import { type Scene, listTexts } from "./scene.ts";
import { getTypeface, toKitFamily } from "./typefaces.ts";

/** Fonts that this page has loaded or is loading, by URL. */
const loadingFonts = new Map<string, Promise<unknown>>();

function loadFont(family: string, url = "", range?: string): Promise<unknown> {
  const loading = loadingFonts.get(url) ?? loadAndDeclare(family, url, range);
  loadingFonts.set(url, loading);
  // A failed load is tried again next time.
  loading.catch(() => loadingFonts.delete(url));
  return loading;
}

async function loadAndDeclare(family: string, url: string, unicodeRange = "U+0-10FFFF") {
  const font = new FontFace(family, `url("${url}")`, { weight: "200 900", unicodeRange });
  document.fonts.add(await font.load());
}

/** Loads the fonts for these scenes. Rejects if one cannot be fetched. */
export async function loadFonts(scenes: readonly Scene[]): Promise<void> {
  const shapes = scenes.flatMap(listTexts);
  const text = shapes.map((shape) => shape.text).join("");
  const faces = Array.from(new Set(shapes.map(({ face }) => face)), (face) => {
    const { file } = getTypeface(face);
    return { family: toKitFamily(face), file, rupeeFile: toRupeeFile(file) };
  });
  await Promise.all([
    ...faces.map(({ family, file }) => loadFont(family, findFontUrl(file))),
    ...(text.includes("₹") ? faces : []).map(({ family, rupeeFile }) =>
      loadFont(family, findFontUrl(rupeeFile), "U+20B9"),
    ),
    ...findScriptFonts(text).map(({ boldUrl }) => loadFont("Kit script", boldUrl)),
  ]);
}
