import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { pictures } from "@angadi/art/pictures";
import type { Design } from "@angadi/brand-kit/kit";
import { fitNote, placeMark } from "@angadi/brand-kit/pictures/layout";
import { fitText } from "@angadi/brand-kit/scene/fit-text";
import { type Box, type Shape, path, place, rect } from "@angadi/brand-kit/scene/scene";
import type { Palette } from "@angadi/drafts/render/palettes";

/** Side of a post's picture, in pixels. */
export const SIDE = 1080;
export const MARGIN = 72;
const FOOTER_HEIGHT = 150;
/** Where the footer begins. */
export const FOOTER_TOP = SIDE - FOOTER_HEIGHT;

const ART: Readonly<Record<string, string>> = { ...pictures, ...itemPictures };
/** Side of the square that drawings are made in. */
const ART_SIDE = 64;

/** The colours of drawings, by their letters (packages/art/drawings/encode-art.ts). */
function getArtColours({ art, ink, tint }: Palette): Readonly<Record<string, string>> {
  const colours = art.split(" ").map((colour, index) => ["srhdytnl"[index], colour]);
  return { ...Object.fromEntries(colours), w: "#ffffff", i: ink, g: tint, k: tint, x: "#0002" };
}

/** A drawing of goods or a trade in a square, in the palette's colours. */
export function drawArt({ palette }: Design, key: string, { x, y, width }: Omit<Box, "height">) {
  const colours = getArtColours(palette);
  const shapes = parsePaths(ART[key] ?? ART["house"] ?? "").map(({ colour, width: lineWidth, d }) =>
    path(d, colours[colour] ?? palette.ink, lineWidth === "" ? undefined : Number(lineWidth)),
  );
  return place(shapes, x, y, width / ART_SIDE);
}

type TextOptions = Parameters<typeof fitText>[2];

/** Sets a headline in the kit's typeface. */
export function fitHeadline(
  { pairing }: Design,
  text: string,
  box: Box,
  options: Omit<TextOptions, "face">,
) {
  const shownText = pairing.isUppercase ? text.toLocaleUpperCase("en-IN") : text;
  return fitText(shownText, box, { maxLines: 3, maxSize: 150, ...options, face: pairing.heading });
}

interface Signature {
  name: string;
  /** The town, or what the business does. */
  note: string;
}

/** The strip at the bottom: the mark, the name and the town. */
export function drawFooter(design: Design, { name, note }: Signature, isInverse = false): Shape[] {
  const { palette } = design;
  const surface = isInverse ? "ground" : "board";
  const [nameColour, noteColour] = isInverse
    ? [palette.ink, palette.mute]
    : [palette.onBoard, palette.onBoard];
  const strip = { x: 0, y: FOOTER_TOP, width: SIDE, height: FOOTER_HEIGHT };
  const text = { x: MARGIN + 120, width: SIDE - 2 * MARGIN - 120 };
  return [
    rect(strip, palette[surface]),
    ...placeMark(design, surface, MARGIN, FOOTER_TOP + 29, 92),
    ...fitHeadline(
      design,
      name,
      { ...text, y: FOOTER_TOP + 22, height: note ? 62 : 106 },
      { colour: nameColour, maxLines: 1, maxSize: 52 },
    ),
    ...fitNote(note, { ...text, y: FOOTER_TOP + 86, height: 44 }, noteColour, { maxSize: 32 }),
  ];
}
