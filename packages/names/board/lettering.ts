import { hashTextEvenly } from "@angadi/formats/hash-text";

/** The lettering styles of a board. */
export const LETTERINGS = ["enamel", "ledger", "chalk", "neon", "lorry", "studio"] as const;
export type Lettering = (typeof LETTERINGS)[number];

export const isLettering = (value: unknown): value is Lettering =>
  LETTERINGS.some((lettering) => lettering === value);

/** Chooses a name's default lettering: always the same for the same name. */
export function chooseLettering(text: string): Lettering {
  const hash = hashTextEvenly(text.toLowerCase());
  return LETTERINGS[(hash >>> 8) % LETTERINGS.length] ?? "enamel";
}

/** Maximum number of characters on one line. */
const MAX_ONE_LINE_LENGTH = 11;
/** Line widths, in characters, for which the style sheet has a font size. */
const LINE_WIDTHS = [6, 8, 10, 12, 15, 19, 24, 40] as const;

/** Fits a name to its board: the number of lines, and the longest line's width in characters. */
export function fitText(text: string): { lineWidth: number; lines: 1 | 2 } {
  const words = text.split(" ");
  const lines = text.length > MAX_ONE_LINE_LENGTH && words.length > 1 ? 2 : 1;
  const width = lines === 1 ? measureTextWidth(text) : Math.min(...measureLineBreaks(words));
  return { lineWidth: LINE_WIDTHS.find((fit) => fit >= width) ?? 40, lines };
}

/** Measures a line's width in characters; m and w count as one and a half. */
const measureTextWidth = (line: string): number =>
  line.length + (line.match(/[mw]/gi)?.length ?? 0) / 2;

/** Measures the longer line of each possible line break. */
function measureLineBreaks(words: readonly string[]): number[] {
  return words.slice(1).map((_, index) => {
    const firstWidth = measureTextWidth(words.slice(0, index + 1).join(" "));
    return Math.max(firstWidth, measureTextWidth(words.slice(index + 1).join(" ")));
  });
}
