import { pathsOf } from "#previews/picture-paths.ts";
import { backdrops, pictures } from "#previews/pictures.ts";
import { html, type Markup } from "./markup.ts";
import type { Palette } from "./palettes.ts";

const paths = (art: string): Markup[] =>
  pathsOf(art).map(({ tone, width, d }) =>
    width
      ? html`<path d="${d}" fill="none" stroke="var(--${tone})" stroke-width="${width}" />`
      : html`<path d="${d}" fill="var(--${tone})" />`,
  );

const art = (from: Readonly<Record<string, string>>, key: string): Markup[] => {
  const found = Object.hasOwn(from, key) ? from[key] : undefined;
  return found === undefined ? [] : paths(found);
};

/** A picture of the trades, in the colours of the palette; it says nothing that the text doesn't. */
export const picture = (key: string, className = "art"): Markup =>
  html`<svg class="${className}" viewBox="-3 -3 70 70" aria-hidden="true" focusable="false">
    ${art(pictures, key)}
  </svg>`;

/** A picture inside another drawing, `size` wide, with its middle at a point. */
export const pictureAt = (key: string, [x, y]: readonly [number, number], size: number): Markup =>
  html`<svg
    x="${x - size / 2}"
    y="${y - size / 2}"
    width="${size}"
    height="${size}"
    viewBox="0 0 64 64"
  >
    ${art(pictures, key)}
  </svg>`;

export const backdrop = (key: keyof typeof backdrops): Markup[] => art(backdrops, key);

/** A cloth or wall paper of pictures, as large as the box that it lies in. */
export const wallpaper = (keys: readonly string[], className: string): Markup =>
  html`<svg class="${className}" aria-hidden="true" focusable="false" width="100%" height="100%">
    <pattern id="wall" width="220" height="220" patternUnits="userSpaceOnUse">
      ${pictureAt(keys[0] ?? "", [55, 55], 72)}${pictureAt(keys[1] ?? "", [165, 165], 72)}
      <circle cx="165" cy="55" r="7" fill="var(--h)" />
      <circle cx="55" cy="165" r="7" fill="var(--h)" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#wall)" />
  </svg>`;

/** Whether there is such a picture. */
export const isPicture = (key: string): boolean => Object.hasOwn(pictures, key);

/** A picture as a file of its own, in the colours of a palette. */
export function pictureFile(key: string, palette: Palette): string {
  const own: Record<string, string> = {
    w: "#ffffff",
    i: palette.ink,
    g: palette.tint,
    k: palette.tint,
  };
  for (const [at, colour] of palette.art.split(" ").entries()) own["srhdytnl"[at] ?? ""] = colour;
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
