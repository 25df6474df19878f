/** How a board is lettered. */
export const LETTERINGS = ["enamel", "ledger", "chalk", "neon", "lorry", "studio"] as const;
export type Lettering = (typeof LETTERINGS)[number];

export const isLettering = (value: unknown): value is Lettering =>
  LETTERINGS.some((lettering) => lettering === value);

/** The lettering a name has until somebody chooses another: always the same for the same name. */
export function chooseLettering(text: string): Lettering {
  // FNV-1a.
  let hash = 0x811c9dc5;
  for (const letter of text.toLowerCase()) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  // Its high bits are the well-mixed ones.
  return LETTERINGS[((hash ^ (hash >>> 15)) >>> 8) % LETTERINGS.length] ?? "enamel";
}

/** Up to this many characters stand on one line. */
const ONE_LINE = 11;
/** The widths of lines that the style sheet has a size for, in characters. */
const FITS = [6, 8, 10, 12, 15, 19, 24, 40] as const;

/** How a name's board breaks it, and the characters of the longest line: what its size depends on. */
export function fitText(text: string): { fit: number; lines: 1 | 2 } {
  const copy = text.split(" ");
  const lines = text.length > ONE_LINE && copy.length > 1 ? 2 : 1;
  const width = lines === 1 ? textWidth(text) : Math.min(...breaks(copy));
  return { fit: FITS.find((fit) => fit >= width) ?? 40, lines };
}

/** A line's width in characters, of which m and w are one and a half. */
const textWidth = (line: string): number => line.length + (line.match(/[mw]/gi)?.length ?? 0) / 2;

/** The longer line's width, for each way to break the words into two lines. */
function breaks(copy: readonly string[]): number[] {
  return copy.slice(1).map((_, index) => {
    const first = textWidth(copy.slice(0, index + 1).join(" "));
    return Math.max(first, textWidth(copy.slice(index + 1).join(" ")));
  });
}
