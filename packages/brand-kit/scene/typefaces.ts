import { FACES, type HeadingFaceId } from "@angadi/drafts/render/pairings";

/** The faces of drafts that kits use: their public name, weight, and height of capitals in em. */
const TYPEFACES = {
  narrow: { title: "Anek Latin, narrow", weight: 800, capHeight: 0.64, pdfFace: "narrow" },
  wide: { title: "Anek Latin, wide", weight: 800, capHeight: 0.64, pdfFace: "wide" },
  light: { title: "Anek Latin, light", weight: 400, capHeight: 0.64, pdfFace: "light" },
  rozha: { title: "Rozha One", weight: 400, capHeight: 0.56, pdfFace: "rozha" },
  yatra: { title: "Yatra One", weight: 400, capHeight: 0.67, pdfFace: "yatra" },
  eczar: { title: "Eczar", weight: 700, capHeight: 0.66, pdfFace: "eczar" },
  fraunces: { title: "Fraunces", weight: 600, capHeight: 0.7, pdfFace: "fraunces" },
  baloo: { title: "Baloo 2", weight: 800, capHeight: 0.62, pdfFace: "baloo" },
  figtree: { title: "Figtree", weight: 700, capHeight: 0.7, pdfFace: "bold" },
} as const satisfies Record<HeadingFaceId, object>;
export type Typeface = keyof typeof TYPEFACES;

export const getTypeface = (face: Typeface) => ({ ...FACES[face], ...TYPEFACES[face] });

/** The scripts of India that names can be written in besides Latin, by Unicode block. */
export const SCRIPTS = {
  devanagari: { letters: /\p{Script=Devanagari}/u, firstCodePoint: 0x900 },
  bengali: { letters: /\p{Script=Bengali}/u, firstCodePoint: 0x980 },
  gurmukhi: { letters: /\p{Script=Gurmukhi}/u, firstCodePoint: 0xa00 },
  gujarati: { letters: /\p{Script=Gujarati}/u, firstCodePoint: 0xa80 },
  oriya: { letters: /\p{Script=Oriya}/u, firstCodePoint: 0xb00 },
  tamil: { letters: /\p{Script=Tamil}/u, firstCodePoint: 0xb80 },
  telugu: { letters: /\p{Script=Telugu}/u, firstCodePoint: 0xc00 },
  kannada: { letters: /\p{Script=Kannada}/u, firstCodePoint: 0xc80 },
  malayalam: { letters: /\p{Script=Malayalam}/u, firstCodePoint: 0xd00 },
} as const;
export type Script = keyof typeof SCRIPTS;

/** The Indian script of a text's first letter that has one; undefined for Latin alone. */
export function findScript(text: string): Script | undefined {
  const scripts = Object.keys(SCRIPTS) as Script[];
  for (const letter of text) {
    const script = scripts.find((candidate) => SCRIPTS[candidate].letters.test(letter));
    if (script) return script;
  }
  return undefined;
}

/** Fonts for Indian scripts: ours if loaded (load-fonts.ts), or else those of the system. */
const SCRIPT_FAMILIES = `"Kit script",${Object.keys(SCRIPTS)
  .map((script) => `"Noto Sans ${script.charAt(0).toUpperCase()}${script.slice(1)}"`)
  .join(",")},"Nirmala UI","Kohinoor Devanagari"`;

/** The family under which load-fonts.ts declares a face; the page may have one of its own name. */
export const toKitFamily = (face: Typeface): string => `Kit ${FACES[face].family}`;

export const toFontFamilies = (face: Typeface): string =>
  `"${toKitFamily(face)}",${SCRIPT_FAMILIES},${FACES[face].fallback}`;
