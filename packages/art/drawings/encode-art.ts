/** The colours of pictures, each with its letter in art.module.css. */
const COLOUR_LETTERS = {
  red: "s",
  "red-dark": "r",
  yellow: "h",
  "yellow-dark": "d",
  "yellow-light": "y",
  green: "t",
  indigo: "n",
  "indigo-light": "l",
  ink: "i",
  pink: "g",
  white: "w",
  /** The scheme's light colour. */
  light: "k",
  /** A translucent shadow. */
  shade: "x",
} as const;
type Colour = keyof typeof COLOUR_LETTERS;

type Circle = readonly [x: number, y: number, radius: number];
type Box = readonly [x: number, y: number, width: number, height: number, cornerRadius: number];
/** A circle, a box with round corners, or any SVG path. */
type Shape = Circle | Box | string;

/** Shapes of one colour: stroked if the layer has a line width, otherwise filled. */
type Layer =
  | readonly [colour: Colour, ...shapes: Shape[]]
  | readonly [colour: Colour, lineWidth: number, ...shapes: Shape[]];

/** Layers, back to front. */
export type Art = readonly Layer[];

/** Encodes pictures as short text for picture.tsx: "ko100 102 68|xM36 176h128v24H36z". */
export const encodeArt = <Name extends string>(
  pictures: Readonly<Record<Name, Art>>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<Art>(pictures).map(([name, art]) => [name, art.map(encodeLayer).join("|")]),
  ) as Record<Name, string>;

const encodeLayer = ([colour, ...rest]: Layer) =>
  COLOUR_LETTERS[colour] +
  rest.map((part) => (typeof part === "object" ? encodeShape(part) : part)).join("");

const encodeShape = (shape: Circle | Box) => (shape.length === 3 ? "o" : "b") + shape.join(" ");
