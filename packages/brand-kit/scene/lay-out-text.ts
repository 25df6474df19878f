import { measureText } from "./measure-text.ts";
import type { Area, TextShape } from "./scene.ts";
import { isHanging, splitPhrases } from "./split-phrases.ts";
import { type Typeface, findScript, getTypeface } from "./typefaces.ts";

interface TextOptions {
  face: Typeface;
  colour: string;
  align?: TextShape["align"];
  /** 1 unless given. */
  maxLines?: number;
  maxSize?: number;
}

/** Letters of Indian scripts have signs above and below the line. */
const INDIAN = { leading: 1.4, height: 1.3, capHeight: 0.68 };
const LATIN = { leading: 1.08, height: 1 };

/**
 * Joins phrases to up to `count` lines so that the longest is as short as possible. Of lines of about
 * the same length the first one is the longer, and "&" ends a line if that saves a lot.
 */
function breakLines(phrases: readonly string[], count: number, face: Typeface): string[] {
  if (count <= 1 || phrases.length <= 1) return [phrases.join(" ")];
  let best: string[] = [];
  let bestWidth = Number.POSITIVE_INFINITY;
  for (let first = phrases.length - count + 1; first > 0; first -= 1) {
    const line = phrases.slice(0, first).join(" ");
    const lines = [line, ...breakLines(phrases.slice(first), count - 1, face)];
    const width =
      (isHanging(line) ? 1.25 : 1) * Math.max(...lines.map((text) => measureText(text, face)));
    if (width < 0.95 * bestWidth) [best, bestWidth] = [lines, width];
  }
  return best;
}

/**
 * Sets a text as large as fits into an area, in the middle of its height: on the number of lines, up to
 * `maxLines`, that allows the largest letters. Nothing is cut.
 */
export function layOutText(
  text: string,
  { x, y, width, height }: Area,
  { face, colour, align = "start", maxLines = 1, maxSize = Number.POSITIVE_INFINITY }: TextOptions,
): TextShape[] {
  const phrases = splitPhrases(text);
  if (phrases.length === 0) return [];
  const script = findScript(text);
  const metrics = script ? INDIAN : { ...LATIN, capHeight: getTypeface(face).capHeight };
  let size = 0;
  let lines: string[] = [];
  for (let count = 1; count <= Math.min(maxLines, phrases.length); count += 1) {
    const candidate = breakLines(phrases, count, face);
    const longest = Math.max(...candidate.map((line) => measureText(line, face)));
    const blockHeight = (count - 1) * metrics.leading + metrics.height;
    const fittingSize = Math.min(maxSize, width / longest, height / blockHeight);
    // One more line must make the letters clearly larger.
    if (fittingSize > size * 1.1) [size, lines] = [fittingSize, candidate];
  }
  const leading = metrics.leading * size;
  const capHeight = metrics.capHeight * size;
  const top = y + (height - (lines.length - 1) * leading - capHeight) / 2;
  const left = { start: x, middle: x + width / 2, end: x + width }[align];
  return lines.map((line, index) => ({
    kind: "text",
    text: line,
    x: left,
    baseline: top + capHeight + index * leading,
    size,
    face,
    align,
    colour,
  }));
}
