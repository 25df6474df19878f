import heavy from "@expo-google-fonts/anek-latin/800ExtraBold/AnekLatin_800ExtraBold.ttf?url";
import serif from "@expo-google-fonts/eczar/Eczar_500Medium.ttf?url";
import regular from "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?url";
import bold from "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf?url";
import narrow from "./fonts/anek-narrow.ttf?url";
import light from "./fonts/anek-light.ttf?url";
import wide from "./fonts/anek-wide.ttf?url";
import baloo from "./fonts/baloo-2.ttf?url";
import eczar from "./fonts/eczar.ttf?url";
import fraunces from "./fonts/fraunces.ttf?url";
import rozha from "./fonts/rozha-one.ttf?url";
import yatra from "./fonts/yatra-one.ttf?url";
import { Blob as FontFile, Face as FontFace, Font as Shaper } from "harfbuzzjs";
import { findScriptFonts } from "./script-fonts.ts";

/** The site's typefaces, the serif of the classic bill, and the drafts' headings; all are OFL. */
const FACES = {
  regular,
  bold,
  heavy,
  serif,
  narrow,
  wide,
  light,
  rozha,
  yatra,
  eczar,
  fraunces,
  baloo,
};
export type Face = keyof typeof FACES;

export interface Font {
  file: Uint8Array;
  shaper: Shaper;
  characters: ReadonlySet<number>;
}

export type PdfFonts = ReadonlyMap<Face, readonly Font[]>;

/**
 * Loads the fonts for a text: each face with its fallbacks. If `isBold`, those are bold, and Figtree
 * has the letters that headings lack. Rejects if one cannot be fetched.
 */
export async function loadPdfFonts(
  text: string,
  faces: readonly Face[],
  isBold = false,
): Promise<PdfFonts> {
  const scripts = findScriptFonts(text).map(({ url, boldUrl }) => (isBold ? boldUrl : url));
  const fallbacks = Promise.all((isBold ? [bold, ...scripts] : scripts).map(loadFont));
  const entries = faces.map(async (face) => {
    const font = await loadFont(FACES[face]);
    return [face, [font, ...(await fallbacks)]] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Units per em, so that the lengths of shaped text are thousandths of the font size. */
export const EM = 1000;

async function loadFont(url: string): Promise<Font> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No font: ${response.status}`);
  const file = new Uint8Array(await response.arrayBuffer());
  const face = new FontFace(new FontFile(file));
  const shaper = new Shaper(face);
  shaper.setScale(EM, EM);
  return { file, shaper, characters: new Set(face.collectUnicodes()) };
}
