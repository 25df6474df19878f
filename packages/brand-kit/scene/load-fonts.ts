import { findFontUrl } from "@angadi/drafts/maker/font-urls";
import { findScriptFonts } from "@angadi/pdf/script-fonts";
import { type Scene, listTexts } from "./scene.ts";
import { getTypeface, toKitFamily } from "./typefaces.ts";

/** Fonts that this page has loaded or is loading, by URL. */
const loadingFonts = new Map<string, Promise<unknown>>();

function loadFont(family: string, url: string, weight: string): Promise<unknown> {
  const loading = loadingFonts.get(url) ?? loadAndDeclare(family, url, weight);
  loadingFonts.set(url, loading);
  // A failed load is tried again next time.
  loading.catch(() => loadingFonts.delete(url));
  return loading;
}

async function loadAndDeclare(family: string, url: string, weight: string): Promise<void> {
  document.fonts.add(await new FontFace(family, `url("${url}")`, { weight }).load());
}

/** Loads the fonts for these scenes. Rejects if one cannot be fetched. */
export async function loadFonts(scenes: readonly Scene[]): Promise<void> {
  const texts = scenes.flatMap(listTexts);
  const faces = new Set(texts.map(({ face }) => face));
  const scripts = findScriptFonts(texts.map(({ text }) => text).join(""));
  await Promise.all([
    ...Array.from(faces, (face) =>
      loadFont(toKitFamily(face), findFontUrl(getTypeface(face).file) ?? "", "200 900"),
    ),
    ...scripts.map(({ boldUrl }) => loadFont("Kit script", boldUrl, "200 900")),
  ]);
}
