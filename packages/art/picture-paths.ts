const SHAPE = /([ob])((?:-?[\d.]+ ?)+)/g;
const LAYER = /^(\w)(\d*)(.*)$/s;

/** Expands circles and boxes, as shortened by encode-art.ts, to path commands. */
function expandShapes(encoded: string): string {
  return encoded.replace(SHAPE, (_, kind: string, numbers: string) => {
    const [x = 0, y = 0, radiusOrWidth = 0, height = 0, cornerRadius = 0] = numbers
      .trim()
      .split(" ")
      .map(Number);
    if (kind === "o") {
      const r = radiusOrWidth;
      return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
    }
    const r = cornerRadius;
    const drawCorner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
    const [straightX, straightY] = [radiusOrWidth - 2 * r, height - 2 * r];
    return `M${x + r} ${y}h${straightX}${drawCorner(1, 1)}v${straightY}${drawCorner(-1, 1)}h${-straightX}${drawCorner(-1, -1)}v${-straightY}${drawCorner(1, -1)}z`;
  });
}

interface PicturePath {
  /** The letter of a colour, as in encode-art.ts, which is also the name of its CSS variable. */
  colour: string;
  /** Line width; empty if the shape is filled. */
  width: string;
  d: string;
}

/** Parses a picture of pictures.ts into SVG paths, back to front. */
export const parsePaths = (art: string): PicturePath[] =>
  art.split("|").map((layer) => {
    const [, colour = "", width = "", encoded = ""] = LAYER.exec(layer) ?? [];
    return { colour, width, d: expandShapes(encoded) };
  });
