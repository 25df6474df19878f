import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { backdrops, pictures as tradePictures } from "@angadi/art/pictures";
import { html, type Markup } from "./markup.ts";
import { ART_COLOUR_LETTERS, type Palette } from "./palettes.ts";

const allPictures: Readonly<Record<string, string>> = { ...tradePictures, ...itemPictures };

const renderPaths = (picture: string): Markup[] =>
  parsePaths(picture).map(({ colour, width, d }) =>
    width
      ? html`<path d="${d}" fill="none" stroke="var(--${colour})" stroke-width="${width}" />`
      : html`<path d="${d}" fill="var(--${colour})" />`,
  );

const renderPicturePaths = (pictures: Readonly<Record<string, string>>, key: string): Markup[] => {
  const picture = Object.hasOwn(pictures, key) ? pictures[key] : undefined;
  return picture === undefined ? [] : renderPaths(picture);
};

/** Renders a decorative picture in the colours of the page's palette. */
export const renderPicture = (key: string, className = "art"): Markup =>
  html`<svg class="${className}" viewBox="-3 -3 70 70" aria-hidden="true" focusable="false">
    ${renderPicturePaths(allPictures, key)}
  </svg>`;

export const renderBackdrop = (key: keyof typeof backdrops): Markup[] =>
  renderPicturePaths(backdrops, key);

/** Whether there is a picture with this key. */
export const hasPicture = (key: string): boolean => Object.hasOwn(allPictures, key);

/** Renders a picture as a separate file, in the colours of a palette. */
export function renderPictureFile(key: string, palette: Palette): string {
  const coloursByLetter: Record<string, string> = {
    w: "#ffffff",
    i: palette.ink,
    g: palette.tint,
    k: palette.tint,
  };
  for (const [index, colour] of palette.art.split(" ").entries())
    coloursByLetter[ART_COLOUR_LETTERS[index] ?? ""] = colour;
  const svg = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="-3 -3 70 70"
    width="512"
    height="512"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${renderPicturePaths(allPictures, key)}
  </svg> `;
  return svg.text.replaceAll(
    /var\(--(\w)\)/g,
    (_, letter: string) => coloursByLetter[letter] ?? palette.ink,
  );
}
