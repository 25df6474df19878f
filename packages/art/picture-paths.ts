const SHAPE = /([ob])((?:-?[\d.]+ ?)+)/g;
const LAYER = /^(\w)(\d*)(.*)$/s;

/** Expands circles and boxes, as shortened by encode-art.ts, to path commands. */
function expandShapes(encoded: string): string {
  return encoded.replace(SHAPE, (_, kind: string, numbers: string) => {
    const [x = 0, y = 0, a = 0, h = 0, r = 0] = numbers.trim().split(" ").map(Number);
    if (kind === "o")
      return `M${x - a} ${y}a${a} ${a} 0 1 1 ${2 * a} 0a${a} ${a} 0 1 1 ${-2 * a} 0z`;
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
    const [across, down] = [a - 2 * r, h - 2 * r];
    return `M${x + r} ${y}h${across}${corner(1, 1)}v${down}${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`;
  });
}

interface PicturePath {
  /** The letter of a colour, as in encode-art.ts, which is also the name of its CSS variable. */
  tone: string;
  /** Line width; empty if the shape is filled. */
  width: string;
  d: string;
}

/** Parses a picture of pictures.ts into SVG paths, back to front. */
export const parsePaths = (art: string): PicturePath[] =>
  art.split("|").map((layer) => {
    const [, tone = "", width = "", encoded = ""] = LAYER.exec(layer) ?? [];
    return { tone, width, d: expandShapes(encoded) };
  });
