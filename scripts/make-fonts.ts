/**
 * Subsets the two families to the characters that the site uses: Latin with its punctuation, and
 * the rupee sign, which only the latin-ext files contain. Also a serif for the samples that need
 * one, and four display fonts for the boards of the name generator. Run it after changing the
 * versions of the fonts; the results are committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Blob, Face, Font, Buffer as TextBuffer, shape } from "harfbuzzjs";
import subsetFont from "subset-font";

const UI_FONTS = path.resolve(import.meta.dirname, "../packages/ui/styles/fonts");
const resolve = createRequire(import.meta.url).resolve;

const createRange = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const LATIN = `${createRange(0x20, 0x7e)}${createRange(0xa0, 0xff)}–—‘’“”„…•·×−✓★→←`;
const RUPEE = "₹";
/** Without unused Latin-1 symbols; accented letters stay, for people's names. */
const LATIN_TEXT = LATIN.replaceAll(/[¡¢£¤¥¦¨ª¬\u{AD}¯±²´µ¶¸¹º¿ÐÞðþÿ]/gu, "");

const families = [
  {
    name: "anek-latin",
    source: (subset: string) =>
      `@fontsource-variable/anek-latin/files/anek-latin-${subset}-wght-normal.woff2`,
    // Headings only use weights 700 and 800.
    weights: { min: 700, max: 800 },
  },
  {
    name: "figtree",
    source: (subset: string) =>
      `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
    weights: { min: 400, max: 700 },
  },
];

mkdirSync(UI_FONTS, { recursive: true });
for (const { name, source, weights } of families) {
  for (const [suffix, subset, text] of [
    ["", "latin", LATIN_TEXT],
    ["-rupee", "latin-ext", RUPEE],
  ] as const) {
    const font = await subsetFont(readFileSync(resolve(source(subset))), text, {
      targetFormat: "woff2",
      variationAxes: { wght: weights },
    });
    writeFileSync(path.join(UI_FONTS, `${name}${suffix}.woff2`), font);
    process.stdout.write(`${name}${suffix}.woff2 ${font.length} bytes\n`);
  }
}

/**
 * The fonts of the drafts' pages, which embed them: packages/drafts/render/pairings.ts lists the
 * files. Each has one weight and width, except those for body text.
 */
const DRAFT_FONTS = path.resolve(import.meta.dirname, "../packages/drafts/fonts");
const ANEK_WIDE = "@fontsource-variable/anek-latin/files/anek-latin-latin-wdth-normal.woff2";
const draftFonts = [
  { name: "anek-narrow", file: ANEK_WIDE, axes: { wdth: 75, wght: 800 } },
  { name: "anek-wide", file: ANEK_WIDE, axes: { wdth: 125, wght: 800 } },
  { name: "anek-thin", file: ANEK_WIDE, axes: { wdth: 125, wght: 200 } },
  { name: "anek-light", file: ANEK_WIDE, axes: { wdth: 112, wght: 400 } },
  { name: "rozha-one", file: "@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2" },
  { name: "yatra-one", file: "@fontsource/yatra-one/files/yatra-one-latin-400-normal.woff2" },
  {
    name: "eczar",
    file: "@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 800 } },
  },
  {
    name: "fraunces",
    file: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    axes: { wght: 600 },
  },
  {
    name: "baloo-2",
    file: "@fontsource-variable/baloo-2/files/baloo-2-latin-wght-normal.woff2",
    axes: { wght: 800 },
  },
  {
    name: "figtree",
    file: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
  },
];
mkdirSync(DRAFT_FONTS, { recursive: true });
for (const { name, file, axes = {} } of draftFonts) {
  for (const [suffix, source, text] of [
    ["", file, LATIN],
    ["-rupee", file.replace(/-latin-(?=[^-]+-normal)/, "-latin-ext-"), RUPEE],
  ] as const) {
    const font = await subsetFont(readFileSync(resolve(source)), text, {
      targetFormat: "woff2",
      variationAxes: axes,
    });
    writeFileSync(path.join(DRAFT_FONTS, `${name}${suffix}.woff2`), font);
    process.stdout.write(`drafts ${name}${suffix}.woff2 ${font.length} bytes\n`);
  }
}

/**
 * The heading faces as TrueType, which PDF files embed, and how wide the characters of each face
 * and of each Indian script are, with which packages/brand-kit fits text.
 */
const PDF_FONTS = path.resolve(import.meta.dirname, "../packages/pdf/fonts");
const headings = [
  { face: "narrow", name: "anek-narrow" },
  { face: "wide", name: "anek-wide" },
  { face: "light", name: "anek-light" },
  { face: "rozha", name: "rozha-one" },
  { face: "yatra", name: "yatra-one" },
  { face: "eczar", name: "eczar", axes: { wght: 700 } },
  { face: "fraunces", name: "fraunces" },
  { face: "baloo", name: "baloo-2" },
  { face: "figtree", name: "figtree", axes: { wght: 700 } },
];
const SCRIPT_FONTS = {
  devanagari: 0x900,
  bengali: 0x980,
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  oriya: 0xb00,
  tamil: 0xb80,
  telugu: 0xc00,
  kannada: 0xc80,
  malayalam: 0xd00,
};
const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Widths of characters as one digit each, in steps of 1/30 em, rounded up; "A" if none. A sign, such as
 * a vowel's, is as wide as it makes most of the letters that it can follow.
 */
function measureCharacters(font: Uint8Array, characters: string): string {
  const shaper = new Font(new Face(new Blob(font)));
  shaper.setScale(3000, 3000);
  const measure = (text: string) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(shaper, buffer);
    return buffer
      .getGlyphInfosAndPositions()
      .reduce((width, { xAdvance = 0 }) => width + xAdvance, 0);
  };
  const advances = Array.from(characters, (character) => {
    const glyph = shaper.nominalGlyph(character.codePointAt(0) ?? 0);
    return glyph ? shaper.glyphHAdvance(glyph) : 0;
  });
  const consonants = advances.slice(0x15, 0x3a).flatMap((advance, index) => {
    const letter = characters[0x15 + index] ?? "";
    return advance > 0 && /\p{Lo}/u.test(letter) ? [{ letter, advance }] : [];
  });
  const digits = advances.map((advance, index) => {
    const sign = characters[index] ?? "";
    const widths = /\p{M}/u.test(sign)
      ? consonants.map(({ letter, advance: alone }) => measure(letter + sign) - alone)
      : [];
    const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length * 0.9)] ?? 0;
    return DIGITS[Math.min(Math.ceil(Math.max(advance, usual) / 100), DIGITS.length - 1)];
  });
  return digits.join("");
}

mkdirSync(PDF_FONTS, { recursive: true });
const advances: string[] = [];
for (const { face, name, axes = {} } of headings) {
  const source = readFileSync(path.join(DRAFT_FONTS, `${name}.woff2`));
  const font = await subsetFont(source, LATIN, {
    targetFormat: "sfnt",
    variationAxes: axes,
  });
  if (face !== "figtree") writeFileSync(path.join(PDF_FONTS, `${name}.ttf`), font);
  const rupeeFont = await subsetFont(
    readFileSync(path.join(DRAFT_FONTS, `${name}-rupee.woff2`)),
    RUPEE,
    { targetFormat: "sfnt", variationAxes: axes },
  );
  const latin = measureCharacters(font, createRange(0x20, 0x7e) + createRange(0xa0, 0xff));
  advances.push(`  ${face}: "${latin}${measureCharacters(rupeeFont, RUPEE)}",`);
}
for (const [script, first] of Object.entries(SCRIPT_FONTS)) {
  const title = script.charAt(0).toUpperCase() + script.slice(1);
  const file = `@expo-google-fonts/noto-sans-${script}/700Bold/NotoSans${title}_700Bold.ttf`;
  const digits = measureCharacters(readFileSync(resolve(file)), createRange(first, first + 0x7f));
  advances.push(`  ${script}: "${digits}",`);
}
writeFileSync(
  path.resolve(import.meta.dirname, "../packages/brand-kit/scene/advances.ts"),
  `/**
 * Advance widths in 1/30 em, one base-64 digit per character (measure-text.ts). Generated by
 * scripts/make-fonts.ts.
 */
export const ADVANCES = {
${advances.join("\n")}
} as const;
`,
);

const CAPITALS = `${createRange(0x41, 0x5a)}É`;
const LOWERCASE = `${createRange(0x61, 0x7a)}é`;
const DIGITS_AND_SIGNS = `${createRange(0x30, 0x39)} &'’.-`;

const ANEK = readFileSync(resolve(ANEK_WIDE));
const readEczar = (subset: string) =>
  readFileSync(resolve(`@fontsource-variable/eczar/files/eczar-${subset}-wght-normal.woff2`));
const ECZAR = readEczar("latin");

interface FontSubset {
  name: string;
  source: Buffer;
  text: string;
  axes: Record<string, number>;
}

/** One width, weight and letter case each, as used on their boards: 5 kB instead of 50. */
const fontSubsets: FontSubset[] = [
  {
    name: "lettering-enamel",
    source: ANEK,
    text: CAPITALS + DIGITS_AND_SIGNS,
    axes: { wdth: 75, wght: 800 },
  },
  {
    name: "lettering-lorry",
    source: ANEK,
    text: CAPITALS + DIGITS_AND_SIGNS,
    axes: { wdth: 125, wght: 800 },
  },
  {
    name: "lettering-neon",
    source: ANEK,
    text: LOWERCASE + DIGITS_AND_SIGNS,
    axes: { wdth: 125, wght: 200 },
  },
  {
    name: "lettering-serif",
    source: ECZAR,
    text: CAPITALS + DIGITS_AND_SIGNS,
    axes: { wght: 500 },
  },
  {
    name: "serif",
    source: ECZAR,
    text: `${CAPITALS}${LOWERCASE}${DIGITS_AND_SIGNS},:/()%+`,
    axes: { wght: 500 },
  },
  { name: "serif-rupee", source: readEczar("latin-ext"), text: RUPEE, axes: { wght: 500 } },
];
for (const { name, source, text, axes } of fontSubsets) {
  const font = await subsetFont(source, text, {
    targetFormat: "woff2",
    variationAxes: axes,
  });
  writeFileSync(path.join(UI_FONTS, `${name}.woff2`), font);
  process.stdout.write(`${name}.woff2 ${font.length} bytes\n`);
}
