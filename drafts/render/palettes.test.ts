import { expect, it } from "vitest";
import { LAYOUT_OF } from "./layouts/layouts.ts";
import { PALETTES } from "./palettes.ts";

/** Relative luminance by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Each pair of colours that text stands in. */
const PAIRS = [
  ["ink", "ground"],
  ["ink", "tint"],
  ["mute", "ground"],
  ["mute", "tint"],
  ["link", "ground"],
  ["link", "tint"],
  ["onBoard", "board"],
  ["glow", "board"],
  ["onAccent", "accent"],
] as const;

it.each(Object.values(PALETTES))("text is read in $id", (palette) => {
  const weak = PAIRS.filter(([text, field]) => contrast(palette[text], palette[field]) < 4.5);
  expect(weak).toEqual([]);
});

it("a layout has four palettes and three pairs of type, none twice", () => {
  for (const { palettes, pairings } of Object.values(LAYOUT_OF)) {
    expect([new Set(palettes).size, new Set(pairings).size]).toEqual([4, 3]);
  }
});
