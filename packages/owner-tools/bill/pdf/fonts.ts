import heavy from "@expo-google-fonts/anek-latin/800ExtraBold/AnekLatin_800ExtraBold.ttf?url";
import serif from "@expo-google-fonts/eczar/Eczar_500Medium.ttf?url";
import regular from "@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf?url";
import bold from "@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf?url";
import bengali from "@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf?url";
import devanagari from "@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf?url";
import gujarati from "@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf?url";
import gurmukhi from "@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf?url";
import kannada from "@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf?url";
import malayalam from "@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf?url";
import oriya from "@expo-google-fonts/noto-sans-oriya/400Regular/NotoSansOriya_400Regular.ttf?url";
import tamil from "@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf?url";
import telugu from "@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf?url";
import { Blob as FontFile, Face as FontFace, Font as Shaper } from "harfbuzzjs";

/** The typefaces of the site's tokens, and the serif of the classic design; all are OFL. */
const FACES = { regular, bold, heavy, serif };
export type Face = keyof typeof FACES;

/** Noto Sans, for scripts that the fonts above lack. */
const SCRIPTS = [
  { pattern: /\p{Script=Bengali}/u, url: bengali },
  { pattern: /[\p{Script=Devanagari}।॥]/u, url: devanagari },
  { pattern: /\p{Script=Gujarati}/u, url: gujarati },
  { pattern: /\p{Script=Gurmukhi}/u, url: gurmukhi },
  { pattern: /\p{Script=Kannada}/u, url: kannada },
  { pattern: /\p{Script=Malayalam}/u, url: malayalam },
  { pattern: /\p{Script=Oriya}/u, url: oriya },
  { pattern: /\p{Script=Tamil}/u, url: tamil },
  { pattern: /\p{Script=Telugu}/u, url: telugu },
];

export interface Font {
  file: Uint8Array;
  shaper: Shaper;
  characters: ReadonlySet<number>;
}

export type PdfFonts = ReadonlyMap<Face, readonly Font[]>;

/** Loads the fonts for a text: each face with its fallbacks. Rejects if one cannot be fetched. */
export async function loadPdfFonts(text: string, faces: readonly Face[]): Promise<PdfFonts> {
  const neededScripts = SCRIPTS.filter(({ pattern }) => pattern.test(text));
  const fallbacks = Promise.all(neededScripts.map(({ url }) => loadFont(url)));
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
