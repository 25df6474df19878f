import { Buffer, Feature, shape } from "harfbuzzjs";
import { EM, type Face, type Font, type PdfFonts } from "./fonts.ts";

/** A glyph with its text; lengths are thousandths of the font size. */
export interface Glyph {
  id: number;
  text: string;
  /** Distance to the next glyph. */
  width: number;
  /** Height above the baseline. */
  rise: number;
}

export interface Run {
  font: Font;
  glyphs: readonly Glyph[];
  advance: number;
}

export interface Line {
  runs: readonly Run[];
  /** In multiples of the font size. */
  width: number;
}

const graphemeSegmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
const splitGraphemes = (text: string) =>
  Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment);
const isJoiner = (character: string) => /[\u200c\u200d]/.test(character);

/** Shapes text with the fonts of each face, and breaks it into lines. */
export class Typesetter {
  readonly #fonts: PdfFonts;
  readonly #cachedLines = new Map<string, Line>();

  constructor(fonts: PdfFonts) {
    this.#fonts = fonts;
  }

  shape(text: string, face: Face): Line {
    const key = `${face} ${text}`;
    const line = this.#cachedLines.get(key) ?? toLine(this.#splitByFont(text, face).map(shapeRun));
    this.#cachedLines.set(key, line);
    return line;
  }

  /** Breaks a text into lines of up to `width`, in multiples of the font size. */
  wrap(text: string, face: Face, width: number): Line[] {
    const lines: string[] = [];
    let currentLine = "";
    const fits = (candidate: string) => this.shape(candidate, face).width <= width;
    const addPart = (part: string, space: string) => {
      const extendedLine = currentLine === "" ? part : currentLine + space + part;
      const isFull = currentLine !== "" && !fits(extendedLine);
      if (isFull) lines.push(currentLine);
      currentLine = isFull ? part : extendedLine;
    };
    for (const word of text.split(/[^\S\u00a0]+/)) {
      if (fits(word)) {
        addPart(word, " ");
      } else {
        // A word longer than a line starts a new one.
        if (currentLine !== "") lines.push(currentLine);
        currentLine = "";
        for (const grapheme of splitGraphemes(word)) addPart(grapheme, "");
      }
    }
    return [...lines, currentLine].map((line) => this.shape(line, face));
  }

  #splitByFont(text: string, face: Face): { font: Font; text: string }[] {
    const fonts = this.#fonts.get(face) ?? [];
    const parts: { font: Font; text: string }[] = [];
    for (const grapheme of splitGraphemes(text)) {
      const font = fonts.find(({ characters }) =>
        Array.from(grapheme).every(
          (character) => isJoiner(character) || characters.has(character.codePointAt(0) ?? 0),
        ),
      );
      const lastPart = parts.at(-1);
      if (!font) throw new Error(`No font has ${grapheme}.`);
      if (lastPart?.font === font) lastPart.text += grapheme;
      else parts.push({ font, text: grapheme });
    }
    return parts;
  }
}

/** Tabular figures, for columns. */
const FEATURES = [new Feature("tnum")];

function shapeRun({ font, text }: { font: Font; text: string }): Run {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font.shaper, buffer, FEATURES);
  const infos = buffer.getGlyphInfos();
  const clusters = [...new Set(infos.map(({ cluster }) => cluster)), text.length].toSorted(
    (a, b) => a - b,
  );
  const texts = clusters.flatMap((start, index) => {
    const glyphCount = infos.filter(({ cluster }) => cluster === start).length;
    return distributeText(text.slice(start, clusters[index + 1]), glyphCount);
  });
  // Where each glyph is drawn, and where the run ends.
  let advance = 0;
  const positions = buffer.getGlyphPositions();
  const leftEdges = positions.map(({ xAdvance, xOffset }) => {
    advance += xAdvance;
    return advance - xAdvance + xOffset;
  });
  leftEdges.push(advance);
  const glyphs = infos.map(({ codepoint }, index): Glyph => ({
    id: codepoint,
    text: texts[index] ?? "",
    width: (leftEdges[index + 1] ?? 0) - (leftEdges[index] ?? 0),
    rise: positions[index]?.yOffset ?? 0,
  }));
  return { font, glyphs, advance };
}

/** Text of a glyph without characters, which viewers would otherwise copy as its code. */
const ZERO_WIDTH_SPACE = "\u200b";

/** Distributes the text of a cluster to its glyphs, so that text copied from the PDF is complete. */
function distributeText(text: string, glyphCount: number): string[] {
  if (glyphCount === 0) return [];
  const composed = Array.from(text);
  const characters = composed.length < glyphCount ? Array.from(text.normalize("NFD")) : composed;
  const firstLength = Math.max(characters.length - glyphCount, 0) + 1;
  return Array.from(
    { length: glyphCount },
    (_, index) =>
      (index === 0
        ? characters.slice(0, firstLength).join("")
        : characters[firstLength + index - 1]) ?? ZERO_WIDTH_SPACE,
  );
}

const toLine = (runs: Run[]): Line => ({
  runs,
  width: runs.reduce((sum, { advance }) => sum + advance, 0) / EM,
});
