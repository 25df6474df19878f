import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { backdrops, pictures as tradePictures } from "@angadi/art/pictures";
import { html, type Markup } from "./markup.ts";
import type { Palette } from "./palettes.ts";

const pictures: Readonly<Record<string, string>> = { ...tradePictures, ...itemPictures };

const paths = (art: string): Markup[] =>
  parsePaths(art).map(({ tone, width, d }) =>
    width
      ? html`<path d="${d}" fill="none" stroke="var(--${tone})" stroke-width="${width}" />`
      : html`<path d="${d}" fill="var(--${tone})" />`,
  );

const art = (from: Readonly<Record<string, string>>, key: string): Markup[] => {
  const found = Object.hasOwn(from, key) ? from[key] : undefined;
  return found === undefined ? [] : paths(found);
};

/** A decorative picture in the colours of the palette; it adds nothing to the text. */
export const renderPicture = (key: string, className = "art"): Markup =>
  html`<svg class="${className}" viewBox="-3 -3 70 70" aria-hidden="true" focusable="false">
    ${art(pictures, key)}
  </svg>`;

export const backdrop = (key: keyof typeof backdrops): Markup[] => art(backdrops, key);

/** Whether there is a picture with this key. */
export const isPicture = (key: string): boolean => Object.hasOwn(pictures, key);

/** A picture as a separate file, in the colours of a palette. */
export function renderPictureFile(key: string, palette: Palette): string {
  const own: Record<string, string> = {
    w: "#ffffff",
    i: palette.ink,
    g: palette.tint,
    k: palette.tint,
  };
  for (const [index, colour] of palette.art.split(" ").entries())
    own["srhdytnl"[index] ?? ""] = colour;
  const drawn = html`<svg
    xmlns="http://www.w3.org/2000/svg"
    viewBox="-3 -3 70 70"
    width="512"
    height="512"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${art(pictures, key)}
  </svg> `;
  return drawn.text.replaceAll(/var\(--(\w)\)/g, (_, tone: string) => own[tone] ?? palette.ink);
}
