import { Buffer, Feature, shape } from "harfbuzzjs";
import { EM, type Face, type Font, type Fonts } from "./fonts.ts";

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

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const splitGraphemes = (text: string) =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);
const isJoiner = (character: string) => /[\u200c\u200d]/.test(character);

/** Shapes text with the fonts of each face, and breaks it into lines. */
export class Typesetter {
  readonly #fonts: Fonts;
  readonly #lines = new Map<string, Line>();

  constructor(fonts: Fonts) {
    this.#fonts = fonts;
  }

  shape(text: string, face: Face): Line {
    const key = `${face} ${text}`;
    const line = this.#lines.get(key) ?? toLine(this.#splitByFont(text, face).map(shapeRun));
    this.#lines.set(key, line);
    return line;
  }

  /** Breaks a text into lines of up to `width`, in multiples of the font size. */
  wrap(text: string, face: Face, width: number): Line[] {
    const lines: string[] = [];
    let current = "";
    const fits = (candidate: string) => this.shape(candidate, face).width <= width;
    const add = (part: string, space: string) => {
      const extended = current === "" ? part : current + space + part;
      const isFull = current !== "" && !fits(extended);
      if (isFull) lines.push(current);
      current = isFull ? part : extended;
    };
    for (const word of text.split(/[^\S\u00a0]+/)) {
      if (fits(word)) {
        add(word, " ");
      } else {
        // A word longer than a line starts a new one.
        if (current !== "") lines.push(current);
        current = "";
        for (const grapheme of splitGraphemes(word)) add(grapheme, "");
      }
    }
    return [...lines, current].map((line) => this.shape(line, face));
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
      const last = parts.at(-1);
      if (!font) throw new Error(`No font has ${grapheme}.`);
      if (last?.font === font) last.text += grapheme;
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
    const glyphs = infos.filter(({ cluster }) => cluster === start).length;
    return distributeText(text.slice(start, clusters[index + 1]), glyphs);
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
function distributeText(text: string, glyphs: number): string[] {
  if (glyphs === 0) return [];
  const composed = Array.from(text);
  const characters = composed.length < glyphs ? Array.from(text.normalize("NFD")) : composed;
  const rest = Math.max(characters.length - glyphs, 0) + 1;
  return Array.from(
    { length: glyphs },
    (_, index) =>
      (index === 0 ? characters.slice(0, rest).join("") : characters[rest + index - 1]) ??
      ZERO_WIDTH_SPACE,
  );
}

const toLine = (runs: Run[]): Line => ({
  runs,
  width: runs.reduce((sum, { advance }) => sum + advance, 0) / EM,
});
